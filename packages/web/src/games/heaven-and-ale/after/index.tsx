import '../styles.ts'
import { COLOURS, type ConversionStep } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { awardsOf } from '../../../after/awards.ts'
import type { GameAfter } from '../../../after/game-after.ts'
import type { Story } from '../../../after/story.ts'
import type { Language } from '../../../texts/languages.ts'
import { lastTurn } from '../last-turn.ts'
import { sourcesOf } from '../sources.ts'
import { capital, wordsIn } from '../texts/index.ts'
import { contestsOf } from './awards.ts'
import { draw } from './drawing.ts'
import { Count, Gardens } from './gardens.tsx'
import type { Gardener } from './tale.ts'
import { afterTexts } from './texts/index.ts'
import { taleOf } from './told.ts'

const BESIDES = [
  ['level', 'swing'],
  ['discSteps', 'disc'],
  ['shedSteps', 'shed'],
  ['otherSteps', 'hand'],
  ['spare', 'barley'],
  ['ducats', 'ducat'],
] as const satisfies readonly (readonly [keyof Gardener, string])[]

/** Heaven & Ale, once the last bell has rung. */
const after: GameAfter = {
  kicker: (language) => afterTexts(language).kicker,
  title({ scores }, { name, seats }, language) {
    const { title, empty } = afterTexts(language)
    return scores[seats[0]].total > 0 ? title(name) : empty(name)
  },
  why: brakeOf,
  part: (round, language) => afterTexts(language).part(round),
  sources: ({ scores }, language) => sourcesOf(scores, language),
  besides: (story, language) =>
    BESIDES.map(([what, icon]) => ({
      icon,
      name: afterTexts(language).besides[what],
      points: taleOf(story).gardeners.map((one) => one[what]),
    })),
  mentions: (story, names, language) =>
    awardsOf(contestsOf(taleOf(story))).map(({ id, seat, icon, count }) => {
      const { title, text } = afterTexts(language).awards[id]
      return { seat, icon, title, text: text(names[seat] ?? '', count) }
    }),
  // Who plays twice because the others are home has one long turn.
  turn: (told, seat, _names, language) =>
    lastTurn(
      told.filter(({ event }) => event.type !== 'turnBegan'),
      seat,
      language,
    )?.text,
  Lead: Count,
  Foot: Gardens,
  draw,
}

/** What held the winner back, and how far the exchange brought it. */
function brakeOf({ scores }: Story, language: Language): string | undefined {
  const winner = scores.find(({ rank }) => rank === 1)
  const steps = winner?.parts.find(({ reason }) => reason === 'production')?.conversion as ConversionStep[] | undefined
  const rate = steps?.find((step) => step.type === 'rate')
  const exchanges = steps?.filter((step) => step.type === 'exchange') ?? []
  const last = exchanges.at(-1)
  if (!rate || !last) return undefined
  const least = COLOURS.toSorted((a, b) => rate.markers[a] - rate.markers[b])[0]
  const own = exchanges.filter(({ gained }) => gained === least).length
  if (own === 0) return undefined
  return afterTexts(language).brake(
    capital(wordsIn(language).ingredients[least]),
    trackSpace(rate.markers[least]),
    trackSpace(last.markers[least]),
    own,
  )
}

export default after
