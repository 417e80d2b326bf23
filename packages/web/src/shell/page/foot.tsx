import { A } from '@solidjs/router'
import { Icon } from '../../design/icon.tsx'
import { say } from '../../language.ts'
import './foot.css'

/** What every page says at its end: moderation, whose games these are, privacy. */
export function Foot() {
  const words = () => say().notice
  return (
    <footer class="foot">
      <div class="notice">
        <p class="adults">
          <Icon name="glass-yellow" size={14} />
          <span>
            {words().adults} {words().moderation}
          </span>
        </p>
        <p>{words().independent}</p>
      </div>
      <div class="ways">
        <A href="/daily">{words().daily}</A>
        <A href="/standing">{words().standing}</A>
        <A href="/you">{say().you.link}</A>
        <A href="/privacy">{words().privacy}</A>
      </div>
    </footer>
  )
}
