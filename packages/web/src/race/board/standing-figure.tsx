import type { Standing } from '@estaminet/belgian-beers-race'
import { Icon } from '../../design/icon.tsx'
import type { Language } from '../../shell/game-screen.ts'
import { momentTexts, say } from '../texts/index.ts'
import './standing-figure.css'

/** What somebody would have if it ended now, and how much of it this evening brings. */
export function StandingFigure(props: {
  standing: Standing | undefined
  scored: number
  language: Language
  isLong?: boolean
}) {
  const words = () => momentTexts(props.language).standing
  const now = () => props.standing?.now ?? props.scored
  const evening = () => props.standing?.evening ?? 0
  return (
    <span class="standing-figure" title={words().spoken(now(), props.scored, evening())}>
      <b>{now()}</b>
      <small class="what" aria-hidden="true">
        {props.isLong
          ? momentTexts(props.language).evening.now.toLocaleLowerCase(props.language)
          : say(props.language).points(now())}
      </small>
      <small class="tonight" classList={{ none: evening() === 0 }} aria-hidden="true">
        <Icon name="moon" size={11} />
        {evening()}
      </small>
      <span class="unseen">{words().spoken(now(), props.scored, evening())}</span>
    </span>
  )
}
