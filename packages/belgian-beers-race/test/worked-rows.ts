import type { Condition, ObjectiveCard } from '../src/content/condition.ts'
import type { CardId } from '../src/content/objectives.ts'
import type { RaceEvent } from '../src/index.ts'
import type { race } from './table.ts'

export type Table = ReturnType<typeof race>

/** A row of a worked game: who plays what, dice, draws and answers of others included, and what it leaves. */
export interface Row {
  readonly row: number
  readonly seat: number
  readonly moves: readonly string[]
  /** What can be heard, in order. */
  readonly result: string
  /** Everybody's position. */
  readonly after: readonly string[]
  /** The bottling machine where the row shows it: right row, left row, top of the deck. */
  readonly machine?: string
}

/** Worked games call the cards of level 1 K1, K2, … and those of level 2 M1, M2, … */
const LEVEL = { K: 'L1', M: 'L2' } as const
type Letter = keyof typeof LEVEL
export const idOf = (name: string): CardId => `${LEVEL[name[0] as Letter]}-${name.slice(1).padStart(2, '0')}` as CardId
const nameOf = (id: string): string => `${id.startsWith('L1') ? 'K' : 'M'}${Number(id.slice(3))}`
const inIds = (text: string): string => text.replace(/\b[KM]\d+\b/g, idOf)
/** 'K1 K2 K3', or a gap for a dash. */
export const cardsOf = (names: string): (CardId | null)[] =>
  names.split(' ').map((name) => (name === '–' ? null : idOf(name)))

const NOBODY_CAN: Condition = { form: 'visited', atLeast: 41 }

/** The deck of a worked game: its own cards under the ids of the house, and for the rest cards that never count. */
export function workedDeck(
  cards: readonly ObjectiveCard[],
  written: Readonly<Record<string, { readonly asks: Condition; readonly vp?: number }>>,
): ObjectiveCard[] {
  const events = ['bought', 'tasted', 'moved', 'toasted', 'camped', 'late', 'stranded']
  return cards.map((card) => {
    const text = written[card.level === 3 ? card.id : nameOf(card.id)]
    const condition = text?.asks ?? NOBODY_CAN
    const kind = card.level === 3 ? 'flag' : events.includes(condition.form) ? 'lightning' : 'star'
    return { ...card, kind, condition, vp: text?.vp ?? 1 }
  })
}

/** The table after a row, with every row before it played. */
export function replay(begin: () => Table, rows: readonly Row[], upTo: number): Table {
  const t = begin()
  for (const { row, seat, moves } of rows) {
    if (t.asked !== seat) throw new Error(`Row ${row}: ${t.asked} is asked, not ${seat}`)
    t.play(...moves.map(inIds))
    if (row === upTo) return t
  }
  throw new Error(`There is no row ${upTo}`)
}

export const machineOf = (t: Table): string => {
  const row = (cards: readonly (string | null)[]) => cards.map((id) => (id === null ? '–' : nameOf(id))).join(' ')
  return `${row(t.rightRow)} · ${row(t.leftRow)} · ${row([t.deckTop])}`
}

const LETTER = { yellow: 'Y', brown: 'N', red: 'R', black: 'K' } as const
const TOKEN = ['', '8/9', '16/17', '24/25']

/** The events of a row as the catalogue tells them. What positions show anyway is left out. */
export const resultOf = (t: Table, names: readonly string[], seat: number): string =>
  t.events
    .flatMap((event) => {
      const said = tell(event, names)
      if (said === undefined) return []
      return 'seat' in event && event.seat !== seat ? [`${names[event.seat]}: ${said}`] : [said]
    })
    .join('; ')

function tell(event: RaceEvent, names: readonly string[]): string | undefined {
  switch (event.type) {
    case 'timeSpent':
      if (event.why === 'wait') return `wait ${event.to - event.from}`
      if (event.why === 'delay') return `delay ${event.to - event.from}`
      return event.why === 'move' ? `${event.to - event.from} TU` : undefined
    case 'hitchFailed':
      return `next up to ${event.nextDice} dice`
    case 'beerOffered':
      return `offers ${Object.entries(event.cubes)
        .map(([colour, cubes]) => `${LETTER[colour as keyof typeof LETTER]}${cubes}`)
        .join(' ')}`
    case 'rideCancelled':
      return 'cancelled'
    case 'soberedUp':
      return `sobers to L${event.level}`
    case 'bottleTaken':
      return 'FV bottle'
    case 'coasterTaken':
      return 'coaster'
    case 'visited':
      return `visited ${event.count}`
    case 'bonusGained':
      return `${event.category} ${event.steps}`
    case 'bought':
      return `+${event.cubes} ${LETTER[event.colour]}`
    case 'cheeseBought':
      return `cheese ${event.cheese}`
    case 'cheeseEaten':
      return `eats ${event.count}`
    case 'drunk':
      return event.where === 'transit' ? `drinks ${LETTER[event.colour]}` : undefined
    case 'toastBegun':
      return `toast with ${event.partners.map((partner) => names[partner]).join(' and ')}`
    case 'cubeGiven':
      return `${names[event.from]} gives ${LETTER[event.colour]}`
    case 'cheered':
      return `cheers ${event.cheers}`
    case 'fellAsleep':
      return 'asleep'
    case 'dayOver':
      return `disc to D (${event.why})`
    case 'camped':
      return 'camps'
    case 'cardTaken':
      return `takes ${nameOf(event.card)}`
    case 'tokenKept':
      return `keeps ${TOKEN[event.token]}`
    case 'tokenBroken':
      return `breaks ${TOKEN[event.token]}, ${nameOf(event.card)} removed`
    case 'delayed':
      return `morning delay ${event.delay}`
    case 'slept':
      return `wakes at L${event.level}`
    case 'dailyScored':
      return `scores ${event.beers}+${event.bottles}+${event.coasters} = ${event.score}`
    case 'returnPenalty':
      return `distance ${event.distance}, ${event.asleep ? 'asleep' : 'awake'}, ${event.points}`
    case 'finalScored':
      return `total ${event.total}, rank ${event.rank}`
    case 'turnEnded':
      return 'turn over'
    default:
      return undefined
  }
}
