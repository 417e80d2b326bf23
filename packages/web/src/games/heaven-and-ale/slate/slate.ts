import {
  type AleChoice,
  type AleView,
  COLOURS,
  EMERGENCY_DUCATS,
  type PlayerView,
  SPACES,
  type Stop,
} from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import type { View } from '@estaminet/kernel'
import type { Ask, Choice } from '@estaminet/table'
import type { Language, SlateRow } from '../../../shell/table/game-screen.ts'
import { CARD_ICONS, ingredientOf, PLACE_ICONS, tileIcon } from '../icons.ts'
import { infoOf } from '../info.ts'
import { aleView, gainPhrases, type Speech, shedOf, speechIn } from '../phrases.ts'
import { capital } from '../texts/index.ts'
import { askedOn, rangeOf, sidesSaid } from './asking.ts'
import { numberBoxHelp } from './discs.ts'
import { askedFor, tilesOn } from './offers.ts'
import { placeRows } from './place-rows.ts'
import { isLeftOver, placeHelp } from './places.ts'
import { sentenceOf } from './preview.ts'
import type { HexInfo } from './ranking.ts'

/** What the slate asks, and where in the turn we are. */
export function question(ask: Ask, view: View, language: Language): { title: string; detail?: string } {
  const speech = speechIn(language)
  const [first] = ask.choices
  if (!first) return { title: '' }
  const info = infoOf(first)
  const detail = whereabouts(info, aleView(view), ask.seat, speech)
  return { title: titleOf(info, speech), ...(detail ? { detail } : {}) }
}

function titleOf(info: AleChoice, speech: Speech): string {
  if (info.kind === 'chooseHex') return whereOf(info.tile, speech)
  if (info.kind === 'buildTargets' && info.hexes.length === 1) return speech.texts.wakesOne
  return speech.words.decisions[info.kind]
}

/** The tile in hand is named in the question: nobody should have to look it up. */
function whereOf(tile: string, { words, texts }: Speech): string {
  const colour = COLOURS.find((one) => one === ingredientOf(tile))
  return colour ? texts.wherePlant(colour, words.tile(tile)) : texts.whereHouse(words.tile(tile))
}

/** The steps of the turn so far: space, tile. */
function whereabouts(info: AleChoice, view: AleView, seat: number, { words, texts }: Speech): string {
  const { position } = view.players[seat]
  const here = SPACES[position] ? [capital(texts.at(position))] : []
  if (info.kind === 'buildTargets') return [capital(words.site(info.site)), shedOf(info.shed, words).name].join(' › ')
  if (info.kind === 'move') return `${words.round(view.round, view.rounds)} › ${here[0] ?? texts.notDeparted}`
  // The trap of a first game: a box is spent for good, whatever it wakes.
  if (info.kind === 'chooseBox') return [...here, texts.boxOnce].join(' › ')
  return here.join()
}

/** One row per choice, in the order of the choices: the list alone is enough to play. */
export function rows(ask: Ask, view: View, language: Language): readonly SlateRow[] {
  const speech = speechIn(language)
  const seen = aleView(view)
  if (ask.choices[0] && infoOf(ask.choices[0]).kind === 'chooseHex') return placeRows(ask, seen, speech)
  return ask.choices.map((choice) => rowOf(choice, ask, seen, speech))
}

/** More spaces than this stand in a list of numbers, where there is room for one. */
const FEW = 6

function rowOf(choice: Choice, ask: Ask, view: AleView, speech: Speech): SlateRow {
  const info = infoOf(choice)
  if (info.kind === 'chooseHex') throw new Error('Places are told by their rank.')
  const line = lineOf(info, view, ask.seat, speech)
  const { title, detail, icon, coin, spoken } = line
  const isDense = info.kind === 'move' && ask.choices.length > FEW
  const short = isDense ? shortOf(info.space) : line.short
  const sentence = sentenceOf(choice, view, ask.seat, speech)
  return {
    title,
    ...(short ? { short } : {}),
    ...(detail ? { detail } : {}),
    ...(icon ? { icon } : {}),
    prices: [
      {
        choice,
        sentence,
        // A plate has no room for words.
        price: (isDense && line.brief) || line.price,
        ...(coin ? { icon: coin } : {}),
        ...(spoken ? { spoken } : {}),
        ...(isEarlyHome(info, ask) ? { sure: speech.texts.homeAlready(ask.choices.length - 1) } : {}),
      },
    ],
  }
}

/** With more stops than this still open, whoever goes home is asked first: it ends their round. */
const MANY_STOPS = 3

export const isEarlyHome = (info: AleChoice, ask: Ask): boolean =>
  info.kind === 'move' && info.action === 'start' && ask.choices.length - 1 > MANY_STOPS

const shortOf = (space: number): string => (SPACES[space] ? String(space) : '')

interface Line {
  readonly title: string
  readonly short?: string
  readonly price: string
  /** The price in a few letters. */
  readonly brief?: string
  readonly coin?: string
  readonly detail?: string
  readonly icon?: string
  /** The price with its unit, for who hears it. */
  readonly spoken?: string
}

type MarkerInfo = Extract<AleChoice, { kind: 'cardColour' | 'cardLowest' | 'markColour' }>

/** What a price is paid in. */
const inDucats = { coin: 'ducat' } as const

function lineOf(info: Exclude<AleChoice, HexInfo>, view: AleView, seat: number, speech: Speech): Line {
  const { words, texts } = speech
  const gains = gainPhrases(info.gains, speech).join(', ')
  switch (info.kind) {
    case 'pickStart':
    case 'pickPlace': {
      const { name } = words.places[info.place]
      const detail = placeHelp(info.place, view, speech)
      return { title: name, detail, icon: PLACE_ICONS[info.place], price: texts.take }
    }
    case 'move':
      return stopLine(info, view, seat, speech)
    case 'chooseTile': {
      if (info.tile === undefined) return { title: words.moves.end, icon: 'check', price: texts.done }
      const asked = askedOn(info.price ?? {}, view.players[seat])
      return {
        title: capital(words.tile(info.tile)),
        detail: sidesSaid(asked, speech, String),
        icon: tileIcon(info.tile),
        ...rangeOf(asked, speech),
        ...inDucats,
      }
    }
    case 'surrender':
      return {
        title: words.privileges[info.card].name,
        detail: words.privileges[info.card].help,
        icon: CARD_ICONS[info.card],
        price: `+${EMERGENCY_DUCATS}`,
        ...inDucats,
        spoken: words.gains.ducats(EMERGENCY_DUCATS),
      }
    case 'buildTargets': {
      const garden = view.players[seat].garden
      const title = words.all(info.hexes.map((hex) => words.tile(garden[hex] ?? hex)))
      return { title: capital(title), detail: gains || texts.paysNothing, icon: 'shed', price: texts.wake }
    }
    case 'chooseBox': {
      const pair = info.completes ? words.gains.completes : ''
      const icon = info.box === 'X' ? 'disc' : tileIcon(info.box)
      const detail = info.box === 'X' ? numberBoxHelp(view, seat, speech) : gains || texts.paysNothing
      const title = capital(words.box(info.box))
      return { title, detail: join(detail, pair, levelPhrase(info, speech)), icon, price: texts.put }
    }
    case 'chooseNumber':
      return {
        title: words.moves.number(info.number),
        detail: join(gains, info.completes ? words.gains.completes : '', levelPhrase(info, speech)),
        icon: 'disc',
        price: String(info.number),
      }
    case 'chooseCard':
      if (info.card === undefined) return { title: words.moves.pass, icon: 'close', price: texts.none }
      return {
        title: words.privileges[info.card].name,
        detail: info.best
          ? texts.ofChoice(gainPhrases(info.best.gains, speech).join(', '))
          : gains || words.privileges[info.card].help,
        icon: CARD_ICONS[info.card],
        price: texts.put,
      }
    default:
      return {
        title: capital(words.ingredients[info.colour]),
        detail: markerWalk(info, view.players[seat]),
        icon: info.colour,
        price: `+${info.gains[info.colour] ?? 0}`,
        spoken: words.steps(info.gains[info.colour] ?? 0),
      }
  }
}

function stopLine(stop: Stop & { readonly space: number }, view: AleView, seat: number, speech: Speech): Line {
  const { words, texts } = speech
  const { space } = stop
  const title = capital(SPACES[space] ? texts.at(space) : words.space(space))
  switch (stop.action) {
    case 'start':
      return {
        title,
        detail: isLeftOver(stop)
          ? capital(texts.lastIsFirst(words.places.first.name))
          : words.all(stop.places.map((place) => words.places[place].name)),
        icon: 'first',
        price: texts.goHome,
      }
    case 'activation':
      return {
        title,
        detail: words.letters[stop.letter].help,
        icon: 'disc',
        price: texts.aDisc(stop.letter),
        brief: stop.letter,
      }
    case 'barrel': {
      const detail = words.all(stop.barrels.map(({ goal }) => words.goals[goal].name))
      return { title, detail, icon: 'barrel-large', price: `×${stop.barrels.length}` }
    }
    default: {
      const asked = stop.tiles.flatMap((tile) => askedFor(stop, tile, view, seat))
      const icon = tileIcon(stop.tiles[0])
      const cards = Math.min(...asked.map(({ cards }) => cards))
      const detail = join(tilesOn(stop.tiles, speech), cards > 0 ? texts.withPrivileges(cards) : '')
      return { title, detail, icon, ...rangeOf(asked, speech), ...inDucats }
    }
  }
}

/** From where to where a marker goes. */
const markerWalk = ({ colour, gains }: MarkerInfo, player: PlayerView): string =>
  `${trackSpace(player.markers[colour])} → ${trackSpace(player.markers[colour] + (gains[colour] ?? 0))}`

/** Where a choice moves the level. */
const levelPhrase = ({ level }: AleChoice, { texts }: Speech): string =>
  level ? texts.level.levelTo(trackSpace(level.from), trackSpace(level.to)) : ''

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')
