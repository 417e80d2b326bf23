import {
  type AleChoice,
  type AleView,
  COLOURS,
  EMERGENCY_DUCATS,
  type Foretold,
  LARGE_POINTS,
  type Outcome,
  type PlayerView,
  SMALL_POINTS,
} from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import type { Choice } from '@estaminet/table'
import type { Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { isMonkName } from '../icons.ts'
import { infoOf } from '../info.ts'
import { type Speech, shedOf } from '../phrases.ts'
import { askedOn } from './asking.ts'
import { discLines, numberBoxHelp, pairLines } from './discs.ts'
import { besideLine, offerLines, shortOf } from './offers.ts'
import { homeLines, placeHelp } from './places.ts'
import type { HexInfo } from './ranking.ts'

type PreviewLine = Preview['lines'][number]

/** What a choice does, in the order it happens, and what it comes to. */
export function previewOf(info: AleChoice, view: AleView, seat: number, speech: Speech): Preview {
  const player = view.players[seat]
  const { lines, ...deed } = deedOf(info, view, seat, speech)
  return { ...deed, lines: [...lines, ...outcomeLines(info, player, speech)] }
}

function deedOf(info: AleChoice, view: AleView, seat: number, speech: Speech): Preview {
  const { words } = speech
  const player = view.players[seat]
  switch (info.kind) {
    case 'pickStart':
    case 'pickPlace':
      return {
        title: words.moves.place(words.places[info.place].name),
        lines: [{ text: placeHelp(info.place, view, speech) }],
      }
    case 'move':
      return { title: words.moves.go(words.space(info.space)), lines: stopLines(info, view, seat, speech) }
    case 'chooseTile':
      if (info.tile === undefined) return { title: words.moves.end, lines: [] }
      return {
        title: words.moves.tile(words.tile(info.tile)),
        lines: [
          ...priceLines(info.price ?? {}, player, speech),
          ...(isMonkName(info.tile) ? [{ text: speech.texts.monkWakes }] : []),
        ],
      }
    case 'chooseHex':
      return {
        title: (isMonkName(info.tile) ? speech.texts.houseIn : speech.texts.plantIn)[info.side],
        cost: words.ducats(info.price),
        lines: purchaseLines(info, speech),
      }
    case 'surrender':
      return {
        title: words.moves.surrender(words.privileges[info.card].name),
        lines: [{ text: words.privileges[info.card].help, mood: 'loss' }],
      }
    case 'buildTargets':
      return { title: words.moves.targets(info.hexes.map((hex) => words.tile(player.garden[hex] ?? hex))), lines: [] }
    case 'chooseBox':
      return {
        title: words.moves.activate(words.box(info.box)),
        lines: [...(info.box === 'X' ? [{ text: numberBoxHelp(view, seat, speech) }] : []), ...pairLines(info, speech)],
      }
    case 'chooseNumber':
      return { title: words.moves.number(info.number), lines: pairLines(info, speech) }
    case 'chooseCard':
      if (info.card === undefined) return { title: words.moves.pass, lines: [] }
      return {
        title: words.moves.card(words.privileges[info.card].name),
        lines: [{ text: words.privileges[info.card].help }],
      }
    default:
      return { title: words.moves.advance(words.marker(info.colour)), lines: [] }
  }
}

interface Said {
  readonly view: AleView
  readonly words: Speech['words']
  readonly sentence: string
}
/** The slate and the board say the same of a choice: it is put into words once. */
const said = new WeakMap<Choice, Said>()

/** What a choice is and does, in one sentence. */
export function sentenceOf(choice: Choice, view: AleView, seat: number, speech: Speech): string {
  const { words } = speech
  const known = said.get(choice)
  if (known?.view === view && known.words === words) return known.sentence
  const info = infoOf(choice)
  const { title, lines } = previewOf(info, view, seat, speech)
  const sentence = lines.reduce(
    (told, { text }, at) => told + (lines[at - 1]?.mood === 'lead' ? ' ' : ', ') + text,
    info.kind === 'chooseHex' ? placeSaid(info, words) : title,
  )
  said.set(choice, { view, words, sentence })
  return sentence
}

const placeSaid = ({ tile, side, price }: HexInfo, { moves }: Speech['words']): string =>
  (isMonkName(tile) ? moves.house : moves.hex)(side, price)

/** Of what still asks for a marker one cannot say what it comes to, only what at best. */
const outcomeLines = (info: Foretold, player: PlayerView, speech: Speech): PreviewLine[] =>
  info.best
    ? [{ text: speech.texts.atBest, mood: 'lead' }, ...foretoldLines(info.best, player, speech)]
    : foretoldLines(info, player, speech)

/** What the purse, the pieces and the points are after it. */
function foretoldLines(
  foretold: Outcome & Pick<Foretold, 'points'>,
  player: PlayerView,
  { words, texts }: Speech,
): PreviewLine[] {
  const { gains, level, worth, points } = foretold
  const lines: PreviewLine[] = []
  const tell = (text: string, change: number) => lines.push({ text, mood: change < 0 ? 'loss' : 'gain' })
  if (gains.ducats !== undefined) tell(texts.ducatsTo(player.ducats, player.ducats + gains.ducats), gains.ducats)
  if (gains.brewmaster !== undefined)
    tell(
      texts.brewTo(trackSpace(player.brewmaster), trackSpace(player.brewmaster + gains.brewmaster)),
      gains.brewmaster,
    )
  for (const colour of COLOURS) {
    const steps = gains[colour]
    const at = player.markers[colour]
    if (steps !== undefined)
      tell(texts.markerTo(words.ingredients[colour], trackSpace(at), trackSpace(at + steps)), steps)
  }
  if (level) tell(texts.level.levelTo(trackSpace(level.from), trackSpace(level.to)), level.to - level.from)
  if (points !== undefined) tell(texts.barrelPoints(words.points(points)), points)
  if (worth) tell(texts.worthTo(worth.from, words.points(worth.to)), worth.to - worth.from)
  return lines
}

type MoveInfo = Extract<AleChoice, { kind: 'move' }>

function stopLines(info: MoveInfo, view: AleView, seat: number, speech: Speech): readonly PreviewLine[] {
  const { words, texts } = speech
  const player = view.players[seat]
  const skipped = info.space - player.position - 1
  const passing: PreviewLine[] = skipped > 0 ? [{ text: texts.skips(skipped) }] : []
  switch (info.action) {
    case 'start':
      return homeLines(info, view, speech)
    case 'activation':
      return [
        ...discLines(info.space, view, seat, speech),
        ...(info.discs > 1 ? [{ text: texts.oneOfDiscs(info.discs) }] : []),
        ...passing,
      ]
    case 'barrel':
      return [
        ...info.barrels.map(({ goal, size }): PreviewLine => {
          const points = words.points(size === 'large' ? LARGE_POINTS : SMALL_POINTS)
          return { text: texts.barrelOf(words.barrels[size], words.goals[goal].name, points), mood: 'gain' }
        }),
        ...passing,
      ]
    default:
      return [...offerLines(info, view, seat, speech), ...passing]
  }
}

function priceLines(
  price: { readonly shady?: number; readonly sunny?: number },
  player: PlayerView,
  speech: Speech,
): PreviewLine[] {
  const { words, texts } = speech
  const asked = askedOn(price, player)
  const lines = asked.map(({ side, price, cards }): PreviewLine => {
    const what =
      cards > 0
        ? `${words.ducats(price)} ${texts.withPrivileges(cards)}`
        : texts.ducatsTo(player.ducats, player.ducats - price)
    return { text: `${texts[side]}${colon(words.language)}${what}`, ...(cards > 0 ? { mood: 'risk' } : {}) }
  })
  return asked.some(({ cards }) => cards === 0) ? lines : [...lines, shortOf(speech)]
}

function purchaseLines(info: HexInfo, speech: Speech): PreviewLine[] {
  const { words, texts } = speech
  const lines: PreviewLine[] = []
  const returned = EMERGENCY_DUCATS * info.cards
  if (info.cards > 0) lines.push({ text: texts.givesBack(info.cards, words.ducats(returned)), mood: 'risk' })
  if (isMonkName(info.tile)) lines.push(besideLine(info.beside, speech))
  for (const { site, sum, shed, wakes } of info.encloses) {
    lines.push({ text: texts.closesAs(words.site(site), sum, shedOf(shed, words).name), mood: 'gain' })
    lines.push({ text: texts.wakes(wakes) })
  }
  for (const { site, filled, sum } of info.fills) lines.push({ text: texts.fills(words.site(site), filled, sum) })
  return lines
}
