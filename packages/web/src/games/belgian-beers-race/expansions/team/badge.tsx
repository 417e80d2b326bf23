import { raceOf } from '../../model.ts'
import type { OfSeat } from '../expansion-screen.ts'
import { isNamed, roleOf, teamAt, teamsOf } from './model.ts'
import { teamWords } from './texts/index.ts'

/** The team somebody plays for, and in which role. */
export function TeamBadge(props: OfSeat) {
  const view = () => raceOf(props.board.view())
  const name = () => teamsOf(view())[teamAt(view(), props.seat)]?.name ?? ''
  const words = () => teamWords(props.board.language())
  const role = () => (isNamed(view(), teamAt(view(), props.seat)) ? roleOf(view(), props.seat) : undefined)
  return (
    <span class={`team-badge ${name()}`} data-explain="team badge">
      <span class="unseen">
        {[words().team(name()), role() && words().role(role() ?? '')].filter(Boolean).join(', ')}
      </span>
      <span aria-hidden="true">
        {name()} {role()}
      </span>
    </span>
  )
}
