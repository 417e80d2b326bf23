import { IconLines } from '../../design/icon-lines.tsx'
import { minutesOf } from '../../games.ts'
import { say } from '../../language.ts'
import { listed } from '../../shell/seats/names.ts'
import { pacedAs, playedAs } from '../agreed.ts'
import { type Draft, isLocal, paceOf, type SeatDraft, taken } from '../table-plan.ts'

/** The whole table in a few lines, on the slate. */
export function Summary(props: { draft: Draft; name: string }) {
  const words = () => say().create
  const who = (seat: SeatDraft, at: number) => {
    if (at === 0) return [props.name]
    if (seat.kind === 'here') return [seat.name || words().seat(at + 1)]
    return seat.kind === 'bot' ? [words().botOf(words().levels[seat.level] ?? seat.level)] : []
  }
  const free = () => props.draft.seats.filter(({ kind }) => kind === 'open').length
  const people = () => [...props.draft.seats.flatMap(who), ...(free() > 0 ? [say().home.freeSeats(free())] : [])]
  const pace = () => {
    const { game, options } = props.draft
    const seats = taken(props.draft)
    if (!isLocal(props.draft)) return pacedAs({ game, options, seats, pace: paceOf(props.draft) })
    return `${words().place.local}, ${say().about(minutesOf(game, options, seats.filter(({ kind }) => kind !== 'bot').length))}`
  }
  const lines = (): readonly (readonly [string, string])[] => [
    ['people', listed(people())],
    ['clock', pace()],
    ['event', playedAs(props.draft)],
  ]
  return <IconLines class="sum" lines={lines()} />
}
