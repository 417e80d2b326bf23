import { type AleView, EMERGENCY_DUCATS, SPACES } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import type { View } from '@estaminet/kernel'
import type { Ask, Choice } from '@estaminet/table'
import type { Language, SlateRow } from '../shell/game-screen.ts'
import { type HexInfo, sitesOf } from './by-site.ts'
import { numberBoxHelp } from './discs.ts'
import { CARD_ICONS, fertilityOf, isMonkName, PLACE_ICONS, tileIcon } from './icons.ts'
import { type AleInfo, infoOf, type Stop } from './info.ts'
import { tilesOn } from './offers.ts'
import { aleView, fillingOf, gainPhrases, hexName, type Speech, shedOf, sitesBeside, speechIn } from './phrases.ts'
import { placeHelp } from './places.ts'
import { sentenceOf } from './preview.ts'
import { capital } from './texts/index.ts'

/** What the slate asks, and where in the turn we are. */
export function question(ask: Ask, view: View, language: Language): { title: string; detail?: string } {
  const speech = speechIn(language)
  const [first] = ask.choices
  if (!first) return { title: '' }
  const info = infoOf(first)
  const detail = whereabouts(info, aleView(view), ask.seat, speech)
  const isMonk = info.kind === 'chooseHex' && isMonkName(info.tile)
  return { title: isMonk ? speech.texts.whereMonk : speech.words.decisions[info.kind], ...(detail ? { detail } : {}) }
}

/** The steps of the turn so far: space, tile. */
function whereabouts(info: AleInfo, view: AleView, seat: number, { words, texts }: Speech): string {
  const { position } = view.players[seat]
  const here = SPACES[position] ? [capital(texts.at(position))] : []
  if (info.kind === 'chooseHex') return [...here, words.tile(info.tile)].join(' › ')
  if (info.kind === 'buildTargets') return [capital(words.hex(info.site)), shedOf(info.shed, words).name].join(' › ')
  if (info.kind === 'move') return `${words.round(view.round, view.rounds)} › ${here[0] ?? texts.notDeparted}`
  return here.join()
}

/** One row per choice, in the order of the choices: the list alone is enough to play. */
export function rows(ask: Ask, view: View, language: Language): readonly SlateRow[] {
  const speech = speechIn(language)
  const seen = aleView(view)
  const sites = sitesOf(ask, seen)
  return ask.choices.map((choice) => rowOf(choice, ask, seen, sites, speech))
}

/** More spaces than this stand in a list of numbers, where there is room for one. */
const FEW = 8

function rowOf(choice: Choice, ask: Ask, view: AleView, sites: Sites, speech: Speech): SlateRow {
  const info = infoOf(choice)
  const line =
    info.kind === 'chooseHex' ? hexLine(info, view, ask.seat, sites, speech) : lineOf(info, view, ask.seat, speech)
  const { title, detail, icon, group, coin, price } = line
  const short = info.kind === 'move' && ask.choices.length > FEW ? shortOf(info.space) : line.short
  const sentence = sentenceOf(choice, view, ask.seat, speech)
  return {
    title,
    ...(short ? { short } : {}),
    ...(detail ? { detail } : {}),
    ...(icon ? { icon } : {}),
    ...(group ? { group } : {}),
    prices: [{ choice, sentence, price, ...(coin ? { icon: coin } : {}) }],
  }
}

const shortOf = (space: number): string => (SPACES[space] ? String(space) : '')

type Sites = ReadonlyMap<string, string>

interface Line {
  readonly title: string
  readonly short?: string
  readonly price: string
  readonly coin?: string
  readonly detail?: string
  readonly icon?: string
  readonly group?: string
}

/** What a price is paid in. */
const inDucats = { coin: 'ducat' } as const

function lineOf(info: Exclude<AleInfo, HexInfo>, view: AleView, seat: number, speech: Speech): Line {
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
      return stopLine(info.space, info, speech)
    case 'chooseTile': {
      if (info.tile === undefined) return { title: words.moves.end, icon: 'check', price: texts.done }
      const { shady, sunny } = info.price ?? {}
      const sides = [
        ...(shady === undefined ? [] : [texts.inShade(String(shady))]),
        ...(sunny === undefined ? [] : [texts.inSun(String(sunny))]),
      ]
      const price = [shady, sunny].filter((side) => side !== undefined).join('–')
      return {
        title: capital(words.tile(info.tile)),
        detail: sides.join(', '),
        icon: tileIcon(info.tile),
        price,
        ...inDucats,
      }
    }
    case 'surrender':
      return {
        title: words.privileges[info.card].name,
        detail: words.privileges[info.card].help,
        icon: CARD_ICONS[info.card],
        price: '+3',
        ...inDucats,
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
        detail: gains || words.privileges[info.card].help,
        icon: CARD_ICONS[info.card],
        price: texts.put,
      }
    default:
      return {
        title: capital(words.marker(info.colour)),
        detail: gains,
        icon: info.colour,
        price: `+${info.gains[info.colour] ?? 0}`,
      }
  }
}

function stopLine(space: number, stop: Stop, speech: Speech): Line {
  const { words, texts } = speech
  const title = capital(SPACES[space] ? texts.at(space) : words.space(space))
  switch (stop.action) {
    case 'start':
      return {
        title,
        detail: words.all(stop.places.map((place) => words.places[place].name)),
        icon: 'first',
        price: texts.home,
      }
    case 'activation':
      return { title, detail: words.letters[stop.letter].help, icon: 'disc', price: stop.letter }
    case 'barrel': {
      const detail = words.all(stop.barrels.map(({ goal }) => words.goals[goal].name))
      return { title, detail, icon: 'barrel-large', price: `×${stop.barrels.length}` }
    }
    default: {
      const bases = stop.action === 'monk' ? [stop.price] : stop.tiles.map(fertilityOf)
      const price = `${Math.min(...bases)}–${2 * Math.max(...bases)}`
      return { title, detail: tilesOn(stop.tiles, speech), icon: tileIcon(stop.tiles[0]), price, ...inDucats }
    }
  }
}

/** The site it helps to close is the heading; the row says the rest. */
function hexLine(info: HexInfo, view: AleView, seat: number, sites: Sites, speech: Speech): Line {
  const { words, texts } = speech
  const tellOf = (site: string) => {
    const closed = info.encloses.find((one) => one.site === site)
    if (closed) return texts.closesAs(words.hex(site), closed.sum, shedOf(closed.shed, words).name)
    const { filled, sum } = fillingOf(view.players[seat], site, info)
    return texts.fills(words.hex(site), filled, sum)
  }
  const site = sites.get(info.hex) ?? ''
  const others = sitesBeside(info.hex).filter((one) => one !== site)
  const cards = info.cards > 0 ? [texts.givesBack(info.cards, words.ducats(EMERGENCY_DUCATS * info.cards))] : []
  return {
    title: hexName(info, speech),
    short: info.hex.slice(1),
    detail: [...cards, ...others.map(tellOf)].join(' · '),
    icon: info.encloses.length > 0 ? 'shed' : info.side === 'sunny' ? 'sun' : 'shade',
    group: capital(tellOf(site)),
    price: String(info.price),
    ...inDucats,
  }
}

/** Where a choice moves the level. */
const levelPhrase = ({ level }: AleInfo, { texts }: Speech): string =>
  level ? texts.level.levelTo(trackSpace(level.from), trackSpace(level.to)) : ''

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')
