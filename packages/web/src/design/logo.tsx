import { A } from '@solidjs/router'
import { say } from '../language.ts'
import glass from '../look/glass.svg?url'
import './logo.css'

/** The sign over the door. */
export function Logo() {
  return (
    <A href="/" class="logo" aria-label={say().table.bar.house}>
      <img src={glass} alt="" width="32" height="32" />
      <span lang="fr" class="house-name">
        Estaminet
      </span>
    </A>
  )
}
