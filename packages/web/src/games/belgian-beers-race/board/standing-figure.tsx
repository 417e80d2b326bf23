import type { Standing } from '@estaminet/belgian-beers-race/base'
import { Icon } from '../../../design/icon.tsx'
import type { Language } from '../../../shell/table/game-screen.ts'
import { momentTexts, say } from '../texts/index.ts'
import './standing-figure.css'

/**
 * What somebody would have if it ended now, and how much of it this evening brings. Until the rules have counted it
 * there is no number: what was scored so far would be taken for it.
 */
export function StandingFigure(props: {
  standing: Standing | undefined
  scored: number
  language: Language
  isLong?: boolean
}) {
  const words = () => momentTexts(props.language).standing
  const now = () => props.standing?.now
  const spoken = () => words().spoken(now() ?? 0, props.scored, evening())
  const evening = () => props.standing?.evening ?? 0
  return (
    <span class="standing-figure" title={now() === undefined ? undefined : spoken()}>
      <b>{now() ?? '…'}</b>
      <small class="what" aria-hidden="true">
        {props.isLong
          ? momentTexts(props.language).evening.now.toLocaleLowerCase(props.language)
          : say(props.language).points(now() ?? props.scored)}
      </small>
      <small class="tonight" classList={{ none: evening() === 0 }} aria-hidden="true">
        <Icon name="moon" size={11} />
        {props.isLong ? words().tonight(evening()) : evening()}
      </small>
      <span class="unseen">
        {now() === undefined ? `${props.scored} ${say(props.language).points(props.scored)}` : spoken()}
      </span>
    </span>
  )
}
