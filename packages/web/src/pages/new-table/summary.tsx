import { IconLines } from '../../design/icon-lines.tsx'
import { boxOf, minutesOf } from '../../games.ts'
import { language, say } from '../../language.ts'
import { playerName } from '../../shell/seats/bot-levels.ts'
import { listed } from '../../shell/seats/names.ts'
import { advisedAs, pacedAs, playedAs, windowedAs } from '../agreed.ts'
import {
  asidesOf,
  type Draft,
  hasTimedWindows,
  isLocal,
  isRated,
  optionsInPlay,
  paceOf,
  people,
  planOf,
  type SeatDraft,
  taken,
} from '../table-plan.ts'
import { TheSet } from '../the-set.tsx'

/** The whole table in a few lines, on the slate. */
export function Summary(props: { draft: Draft; name: string }) {
  const words = () => say().create
  const who = (seat: SeatDraft, at: number) => {
    if (at === 0) return [props.name]
    return seat.kind === 'here' ? [seat.name || words().seat(at + 1)] : []
  }
  const bots = () => {
    const levels = props.draft.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))
    return [...new Set(levels)].map((level) =>
      words().botsOf(levels.filter((one) => one === level).length, playerName(level, props.draft.game)),
    )
  }
  const free = () => props.draft.seats.filter(({ kind }) => kind === 'open').length
  const met = () => (props.draft.whom === 'alone' ? boxOf(props.draft.game)?.words[language()].alone?.name : undefined)
  const company = () => [
    ...props.draft.seats.flatMap(who),
    ...bots(),
    ...(free() > 0 ? [say().home.freeSeats(free())] : []),
    ...[met() ?? []].flat(),
  ]
  const pace = () => {
    const { game, options } = props.draft
    if (!isLocal(props.draft)) return pacedAs({ game, options, seats: taken(props.draft), pace: paceOf(props.draft) })
    return `${words().place.local}, ${say().about(minutesOf(game, options, people(props.draft)))}`
  }
  const lines = (): readonly (readonly [string, string])[] => [
    ['people', listed(company())],
    ['clock', pace()],
    ...windowedAs(hasTimedWindows(props.draft) ? asidesOf(props.draft) : undefined, taken(props.draft)).map(
      (line) => ['cards', line] as const,
    ),
    ...(isRated(props.draft) ? [['trophy', words().ratedLine] as const] : []),
    ...advisedAs(planOf(props.draft)).map((line) => ['hint', line] as const),
    ['event', playedAs({ game: props.draft.game, options: optionsInPlay(props.draft) })],
  ]
  return (
    <>
      <IconLines class="sum" lines={lines()} />
      <TheSet game={props.draft.game} options={props.draft.options} />
    </>
  )
}
