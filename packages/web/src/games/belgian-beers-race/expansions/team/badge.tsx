import { raceOf } from '../../model.ts'
import type { OfSeat } from '../screens.ts'
import { roleOf, teamAt, teamsOf } from './model.ts'
import { teamWords } from './texts/index.ts'

/** The team somebody plays for, and in which role. */
export function TeamBadge(props: OfSeat) {
  const view = () => raceOf(props.board.view())
  const name = () => teamsOf(view())[teamAt(view(), props.seat)]?.name ?? ''
  const words = () => teamWords(props.board.language())
  return (
    <span class={`team-badge ${name()}`} data-explain="team badge">
      <span class="unseen">
        {words().team(name())}, {words().role(roleOf(view(), props.seat))}
      </span>
      <span aria-hidden="true">
        {name()} {roleOf(view(), props.seat)}
      </span>
    </span>
  )
}
