import type { HisAnswer } from '@estaminet/belgian-beers-race'
import type { Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../../shell/table/game-screen.ts'
import { journeyOf } from '../../choices.ts'
import { foretell as counted, toastTime } from '../../foretell.ts'
import type { RaceView } from '../../model.ts'
import { expansionRules, imagined } from '../../rules.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { numberedTown } from '../../texts/index.ts'
import type { Brought, Spoilt } from '../expansion-screen.ts'
import { PLAYER, takenByHim } from './places.ts'
import { soloWords } from './texts/index.ts'

type Lines = Preview['lines']

const isToast = (event: { readonly type: string }): boolean => event.type === 'solo/toasted'

const seen = new WeakMap<RaceView, Map<number, HisAnswer>>()

/** What he does about a move: the list, the map and the preview all ask about the same one. */
export function hisAnswer(view: RaceView, move: number): HisAnswer {
  const moves = seen.get(view) ?? new Map<number, HisAnswer>()
  seen.set(view, moves)
  const answer = moves.get(move) ?? expansionRules().hisAnswerTo(imagined(view), move)
  moves.set(move, answer)
  return answer
}

/** In the row of a place: that he is met there, or that it is where he is going. */
export function brings(choice: Choice, view: RaceView, language: Language): Brought[] {
  const to = journeyOf(choice)?.to
  const words = soloWords(language).brings
  if (to === undefined) return []
  return [
    ...(hisAnswer(view, choice.move).toastAt === to ? [{ icon: 'toast', word: words.toast }] : []),
    ...(view.solo?.destination === to ? [{ icon: 'hat', word: words.goal }] : []),
    ...(takenByHim(view).includes(to) ? [{ icon: 'hat', word: words.taken }] : []),
  ]
}

/** What the considered move makes him do, and what it means for the victory condition. */
export function foretell(choice: Choice, view: RaceView, language: Language): Lines {
  const { does, breaks, taken } = soloWords(language)
  const answer = hisAnswer(view, choice.move)
  const broken = titleOf(answer.breaks, language)
  // What is worth points is counted as far as nothing is drawn: he may come after a coaster or a card.
  const isCounted = counted(view, PLAYER, choice.move).events.some(isToast)
  const toast = isCounted ? does.toast : does.toastBesides
  return [
    ...(broken === undefined ? [] : [{ text: breaks(broken), icon: 'warn', mood: 'loss' as const }]),
    ...(answer.toastAt === null
      ? []
      : [{ text: toast(numberedTown(language, answer.toastAt), toastTime(view, PLAYER)), icon: 'toast' }]),
    ...(isTaken(choice, view) ? [{ text: taken, icon: 'hat', mood: 'loss' as const }] : []),
    ...(journeyOf(choice) ? [{ text: his(answer, language), icon: 'hat' }] : []),
  ]
}

function isTaken(choice: Choice, view: RaceView): boolean {
  const to = journeyOf(choice)?.to
  return to !== undefined && takenByHim(view).includes(to)
}

function his({ goesTo, asks }: HisAnswer, language: Language): string {
  const { does } = soloWords(language)
  return asks ? does.asks : goesTo === null ? does.stays : does.goesTo(numberedTown(language, goesTo))
}

/** The rules say what a move would break before it is made. */
export function spoils(choice: Choice, view: RaceView, language: Language): Spoilt | undefined {
  const { condition } = view.solo ?? {}
  if (condition?.kind !== 'prohibition' || condition.state === 'failed') return undefined
  const title = titleOf(hisAnswer(view, choice.move).breaks, language)
  const { breaks, breaksSure } = soloWords(language)
  return title === undefined ? undefined : { brief: breaks(title), sure: breaksSure(title) }
}

const titleOf = (condition: HisAnswer['breaks'], language: Language): string | undefined =>
  condition === null ? undefined : expansionWords(language)?.cards.campaign[condition].title
