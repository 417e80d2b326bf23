import { PLACES } from '@estaminet/belgian-beers-race/board'
import type { Told } from '@estaminet/table'
import type { Language } from '../../shell/table/game-screen.ts'
import { eventOf, type PlaceName, pointsOfTaken, type Shown } from './model.ts'
import { expansionWords } from './texts/expansions.ts'
import { cardTexts, list, momentTexts, town } from './texts/index.ts'

/**
 * All that was told of a seat's last turn, or of the one it plays; its start, where that is chosen. Cards it played in the
 * turns of others, after the turn before, belong to it: they are what the others have to know of.
 */
export function lastTurnOf(told: readonly Told[], seat: number): readonly Told[] {
  const start = startOf(told, seat)
  if (start < 0) return []
  const before = startOf(told.slice(0, start), seat)
  const end = endOf(told, start)
  const isCard = ({ event }: Told) => event.type === 'confrontation/played' && event.seat === seat
  return [
    ...told.slice(before < 0 ? 0 : endOf(told, before), start).filter(isCard),
    ...told.slice(start, end),
    ...told.slice(end).filter(isCard),
  ]
}

const startOf = (told: readonly Told[], seat: number): number =>
  told.findLastIndex((one) => {
    const event = eventOf(one.event)
    return (event.type === 'turnStarted' || event.type === 'startChosen') && event.seat === seat
  })

function endOf(told: readonly Told[], start: number): number {
  const end = told.findIndex((one, at) => {
    const event = eventOf(one.event)
    return at > start && (event.type === 'turnEnded' || event.type === 'turnStarted' || event.type === 'dayEnded')
  })
  return end < 0 ? told.length : end
}

/** The last turn of a seat there is something to say of, in one line: one that has only begun leaves the one before. */
export function lastLineOf(
  told: readonly Told[],
  seat: number,
  names: readonly string[],
  language: Language,
): { readonly text: string; readonly told: readonly Told[] } | undefined {
  const turn = lastTurnOf(told, seat)
  const text = turnLine(turn, seat, names, language)
  if (text !== undefined) return { text, told: turn }
  const start = startOf(told, seat)
  return start > 0 ? lastLineOf(told.slice(0, start), seat, names, language) : undefined
}

/** A turn in one line: where to and how, what it brought. */
export function turnLine(
  told: readonly Told[],
  seat: number,
  names: readonly string[],
  language: Language,
): string | undefined {
  const { turn } = momentTexts(language)
  const own = told.filter(({ event }) => !('seat' in event) || event.seat === seat)
  const events = own.map(({ event }) => eventOf(event))
  const said = events.flatMap((event, at) => phraseOf(event, at) ?? [])
  return said.length > 0 ? said.join(', ') : undefined

  function phraseOf(event: Shown, index: number): string | undefined {
    switch (event.type) {
      case 'startChosen':
        return turn.starts(at(event.place))
      case 'declared':
        return journey(index)
      case 'bottleTaken':
        return once(event, turn.bottle)
      case 'coasterTaken':
        return once(event, turn.coaster)
      case 'drunk':
        return once(event, turn.tasted)
      case 'bought':
        return turn.bought(event.cubes)
      case 'cheeseBought':
        return turn.cheese
      case 'cheeseEaten':
        return turn.ate(event.count)
      case 'toastBegun':
        return turn.toast(named(event.partners))
      case 'cardTaken':
        return turn.card(cardTexts(language, event.card).title, pointsOfTaken(event))
      case 'tokenBroken':
        return turn.removed(cardTexts(language, event.card).title)
      case 'camped':
        return turn.camped
      case 'calledItADay':
        return turn.stopped
      case 'fellAsleep':
        return turn.asleep
      default:
        return ofTeams(event) ?? ofTheHand(event)
    }
  }
  /** A card of a team comes and goes in anybody's turn, and both teams want to know. */
  function ofTeams({ type, team, card }: Told['event']): string | undefined {
    const titles: Readonly<Record<string, { title: string }>> = expansionWords(language)?.cards.team ?? {}
    const title = titles[String(card)]?.title
    if (title === undefined) return undefined
    if (type === 'team/fulfilled') return turn.teamCard(String(team), title)
    return type === 'team/put-under' ? turn.putUnder(String(team), title) : undefined
  }
  /** Cards of the hand, and beers that changed hands. */
  function ofTheHand({ type, card, target, partner }: Told['event']): string | undefined {
    if (type === 'confrontation/exchanged') return turn.exchange(names[Number(partner)] ?? '')
    if (type !== 'confrontation/played') return undefined
    const titles: Readonly<Record<string, { readonly title: string }>> =
      expansionWords(language)?.cards.confrontation ?? {}
    const title = titles[String(card)]?.title ?? ''
    return target === seat ? turn.played(title) : turn.playedOn(title, names[Number(target)] ?? '')
  }
  /** Two breweries may share a town: there the number tells them apart. */
  function at(place: PlaceName): string {
    const name = town(language, place)
    const isShared = PLACES.some(({ id }) => id !== place && town(language, id) === name)
    return isShared ? `${name} (${place})` : name
  }
  function named(seats: readonly number[]): string {
    return list(
      language,
      seats.map((one) => names[one] ?? ''),
    )
  }
  /** Things that come more than once in a turn are counted, where the first of them was. */
  function once(event: Shown, words: (count: number) => string): string | undefined {
    const alike = events.filter(({ type }) => type === event.type)
    return alike[0] === event ? words(alike.length) : undefined
  }
  /** How a journey went that was declared here. */
  function journey(index: number): string | undefined {
    const next = events.findIndex(({ type }, after) => after > index && type === 'declared')
    const way = events.slice(index, next < 0 ? undefined : next)
    const isLate = way.some((event) => event.type === 'diceRolled' && event.result === 'late')
    const isOffered = way.some(({ type }) => type === 'beerOffered')
    for (const event of way) {
      if (event.type === 'moved') return turn[isLate ? 'late' : isOffered ? 'offer' : event.means](at(event.to))
      if (event.type === 'hitchFailed') return turn.noLift(at(event.to))
      if (event.type === 'rideCancelled') return turn.cancelled(at(event.to))
    }
    return undefined
  }
}
