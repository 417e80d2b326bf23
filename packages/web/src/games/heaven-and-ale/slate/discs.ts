import { type AleView, type DiscUse, discUses, usesOfDisc } from '@estaminet/heaven-and-ale'
import type { Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { imagined } from '../imagined.ts'
import { gainPhrases, type Speech } from '../phrases.ts'
import { capital } from '../texts/index.ts'

type PreviewLine = Preview['lines'][number]
type BoxInfo = DiscUse['box']
type NumberInfo = DiscUse['numbers'][number]

/** What the disc of a space could bring now: every box it may go to, with what it pays there and the pair it completes. */
export function discLines(space: number, view: AleView, seat: number, speech: Speech): PreviewLine[] {
  const uses = discUses(imagined(view), seat, space)
  if (uses.length > 1)
    return [{ text: speech.texts.discOnOne, mood: 'lead' }, ...uses.map((use) => useLine(use, speech))]
  return uses.flatMap((use) => onlyLines(use, speech))
}

/** The numbers that may be named once the disc lies on the number box, each with what it pays; and that it is for good. */
export function numberBoxHelp(view: AleView, seat: number, speech: Speech): string {
  const number = usesOfDisc(imagined(view), seat).find((use) => use.box.box === 'X')
  const told = number ? numberPhrases(number, speech) : []
  return [...told, speech.texts.level.onceAGame].join(', ')
}

const paysOf = (what: BoxInfo['gains'], speech: Speech): string =>
  gainPhrases(what, speech).join(', ') || speech.texts.paysNothing

const numberPhrases = (use: DiscUse, speech: Speech): string[] =>
  use.numbers.map(({ number, gains }) => `${number} (${paysOf(gains, speech)})`)

function useLine(use: DiscUse, speech: Speech): PreviewLine {
  const { words, texts } = speech
  const { box, gains, completes } = use.box
  const numbers = numberPhrases(use, speech)
  const paid = numbers.length > 0 ? numbers : [paysOf(gains, speech)]
  const told = [...paid, ...(completes ? [texts.aPair] : [])].join(', ')
  return { text: `${nameOf(box, speech)}${colon(words.language)}${told}`, ...moodOf(completes) }
}

/** With one box left the walk itself pays, unless a number is to be named: what it comes to is told of the walk. */
function onlyLines(use: DiscUse, speech: Speech): PreviewLine[] {
  if (use.numbers.length > 1) return [useLine(use, speech)]
  return [{ text: speech.texts.discOn(speech.words.box(use.box.box)) }, ...pairLines(use.box, speech)]
}

/** With no privilege left a pair is completed for nothing. */
export const pairLines = ({ completes, offers }: BoxInfo | NumberInfo, { texts }: Speech): PreviewLine[] =>
  completes ? [offers ? { text: texts.completesPair, mood: 'gain' } : { text: texts.completesBare }] : []

const nameOf = (box: string, { words }: Speech): string =>
  box === 'X' ? words.boxes.number.name : capital(words.tile(box))

const moodOf = (completes: BoxInfo['completes']) => (completes ? { mood: 'gain' as const } : {})
