import type { AleEvent, Gains } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import type { Language, LastTurn } from '../../shell/table/game-screen.ts'
import { colon } from '../../texts/thin.ts'
import { eventOf } from './info.ts'
import { gainPhrases, type Speech, shedOf, speechIn } from './phrases.ts'

/** What a player did in their last turn, in one line that leaves the player out: it stands on their card. */
export function lastTurn(told: readonly Told[], seat: number, language: Language): LastTurn | undefined {
  const speech = speechIn(language)
  let own = told.filter(({ event }) => event.seat === seat)
  // Of a turn that has only begun there is nothing to tell yet: the one before it stands until then.
  while (own.length > 0) {
    const began = own.findLastIndex(({ event }) => event.type === 'turnBegan')
    const turn = lineOf(own.slice(began + 1), speech, language)
    if (turn) return turn
    own = own.slice(0, Math.max(0, began))
  }
  return undefined
}

type SeatEvent = Extract<AleEvent, { seat: number }>

function lineOf(turn: readonly Told[], speech: Speech, language: Language): LastTurn | undefined {
  const events = turn.map(({ event }) => eventOf(event)).filter((event) => 'seat' in event)
  const deeds = deedsOf(events, speech)
  if (deeds.length === 0) return undefined
  const gains = gainPhrases(gainsOf(events), speech)
  const said = deeds.join(' · ')
  const text = gains.length > 0 ? `${said}${colon(language)}${speech.words.all(gains)}` : said
  return { text, told: turn }
}

function deedsOf(events: readonly SeatEvent[], { words, texts }: Speech): string[] {
  const { last } = texts
  const planted = (side: 'sunny' | 'shady') =>
    events.flatMap((event) => (event.type === 'bought' && event.side === side ? [words.tile(event.tile)] : []))
  const plants = (['sunny', 'shady'] as const).flatMap((side) =>
    planted(side).length > 0 ? [texts.tileIn[side](words.all(planted(side)))] : [],
  )
  return [...plants, ...events.flatMap((event) => deedOf(event) ?? [])]

  function deedOf(event: SeatEvent): string | undefined {
    switch (event.type) {
      case 'siteEnclosed':
        return last.site(event.sum, shedOf(event.shed, words).name)
      case 'discPlaced':
        return last.disc(words.box(event.box))
      case 'cardPlaced':
        return last.card(words.privileges[event.card].name)
      case 'cardSurrendered':
        return last.gaveBack(words.privileges[event.card].name)
      case 'barrelTaken':
        return texts.barrelOf(words.barrels[event.size], words.goals[event.goal].name, words.points(event.points))
      case 'placeTaken':
        return event.at === 'arrival' ? last.home(words.places[event.place].name) : undefined
      default:
        return undefined
    }
  }
}

/** What came in during the turn: prices are left out, for they are known from the tiles. */
function gainsOf(events: readonly SeatEvent[]): Gains {
  const gains: Record<string, number> = {}
  const note = (what: string, amount: number) => {
    if (amount > 0) gains[what] = (gains[what] ?? 0) + amount
  }
  for (const event of events) {
    if (event.type === 'ducatsChanged' && event.reason !== 'price' && event.reason !== 'surrender')
      note('ducats', event.to - event.from)
    if (event.type === 'brewmasterAdvanced') note('brewmaster', event.to - event.from)
    if (event.type === 'markerAdvanced') note(event.colour, event.to - event.from)
  }
  return gains
}
