import type { TableInfo } from '@estaminet/table'
import { minutesOf } from '../games.ts'
import { say } from '../language.ts'
import { optionWords } from './option-words.ts'
import { fieldsOf, isFinePrint } from './table-plan.ts'

type Agreed = Pick<TableInfo, 'game' | 'options' | 'pace'> & { readonly seats: readonly { readonly kind: string }[] }

/** A line may end between two agreements, not inside one. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0')

/** What is played: the choices everybody makes, and of the fine print only what is not as usual. */
export function playedAs({ game, options }: Pick<Agreed, 'game' | 'options'>): string {
  const spoken = optionWords(game)
  return fieldsOf(game)
    .flatMap(([name, field]) => {
      const value = options[name] ?? field.default
      if (field.type === 'flag') return value === true ? [spoken[name]?.name ?? name] : []
      if (isFinePrint(field) && value === field.default) return []
      return [spoken[name]?.choices?.[String(value)]?.name ?? String(value)]
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
