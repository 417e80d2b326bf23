import type { TableInfo, WindowTimes } from '@estaminet/table'
import { ASIDE_TIMES, isStrictAsUsual } from '@estaminet/table/aside-times'
import { minutesOf } from '../games.ts'
import { language, say } from '../language.ts'
import { colon } from '../texts/thin.ts'
import { optionWords } from './option-words.ts'
import { fieldsOf, isAsked, isFinePrint } from './table-plan.ts'

type Agreed = Pick<TableInfo, 'game' | 'options' | 'pace'> & { readonly seats: readonly { readonly kind: string }[] }

/** A line may end between two agreements, not inside one. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0')

/**
 * What is played: the choices everybody makes, and of the others only what is not as usual. The expansions themselves are
 * told by their boxes (`the-set.tsx`).
 */
export function playedAs({ game, options }: Pick<Agreed, 'game' | 'options'>): string {
  const spoken = optionWords(game)
  return fieldsOf(game)
    .flatMap(([name, field]) => {
      const value = options[name] ?? field.default
      const isAside = isFinePrint(field) || field.with !== undefined
      if (field.type === 'flag' || !isAsked(field, options) || (isAside && value === field.default)) return []
      const chosen = spoken[name]?.choices?.[String(value)]?.name ?? String(value)
      return [field.with === undefined ? chosen : `${spoken[name]?.name ?? name}${colon(language())}${chosen}`]
    })
    .map(unbroken)
    .join(' · ')
}

/** When, with which clock, and how long it will take. */
export function pacedAs({ game, options, pace, seats }: Agreed): string {
  const words = say().create
  if (pace.kind === 'turns') return `${words.place.turns}, ${words.hours(pace.hours)} ${words.perTurn}`
  const { clock } = pace
  const people = seats.filter(({ kind }) => kind !== 'bot').length
  return [
    words.place.live,
    clock ? words.clock(Math.round(clock.bank / 60)) : words.noClock.toLowerCase(),
    ...(clock && clock.increment > 0 ? [words.increment(clock.increment)] : []),
    say().about(minutesOf(game, options, people)),
  ].join(', ')
}

/** Whether one may ask for hints, where one may not. */
export const advisedAs = ({ noAdvice }: Pick<TableInfo, 'noAdvice'>): string[] =>
  noAdvice ? [say().create.advice.none] : []

/** How long others may take to react, where that is not as usual. */
export function windowedAs(times: WindowTimes | undefined, seats: Agreed['seats']): string[] {
  const words = say().create.windows
  if (!times) return []
  const { beat, limit, strict } = times
  const isTimedAsUsual = beat === ASIDE_TIMES.beat.usual && limit === ASIDE_TIMES.limit.usual
  const parts = [
    ...(isTimedAsUsual ? [] : [words.agreed(beat, limit)]),
    ...(strict === isStrictAsUsual(seats) ? [] : [words.strictly[strict ? 'on' : 'off']]),
  ]
  return parts.length === 0 ? [] : [parts.join(', ')]
}
