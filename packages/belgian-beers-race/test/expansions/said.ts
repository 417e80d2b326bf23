import { actorsOf, type Game, movesOf, NATURE, readOptions, seeded } from '@estaminet/kernel'
import type { RaceState } from '../../src/index.ts'
import type { PlayTexts, Sayable } from '../../src/texts/play-texts.ts'

type Lines = Readonly<Record<string, unknown>>

/** What was never put into words in some language, and words that are no sentence; over random games. */
export interface Said {
  readonly unsaid: readonly string[]
  readonly odd: readonly string[]
  readonly heard: readonly string[]
}

const ODD = / {2}|["']|\s$|^\s|^$|undefined|NaN|\[object/

interface Asked {
  readonly id: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** What has to come up: more games are played, within reason, until all of it has. */
  readonly until?: readonly string[]
}

const MOST_GAMES = 100

/** Plays at random and says everything of the expansion `id` in all languages. */
export function sayAll<Of extends Sayable>(
  game: Game<RaceState>,
  { id, seats, options, seed, until = [] }: Asked,
  texts: Readonly<Record<string, PlayTexts<Of>>>,
): Said {
  const [rng, unsaid, odd, heard] = [seeded(seed), new Set<string>(), new Set<string>(), new Set<string>()]
  const who = (seat: number) => `seat ${seat}`
  const say = (part: keyof PlayTexts<Of>, name: string, about?: unknown): void => {
    if (!name.startsWith(`${id}/`)) return
    heard.add(`${part} ${name}`)
    for (const [language, said] of Object.entries(texts)) {
      const line = (said[part] as Lines)[name]
      const text = typeof line === 'function' ? String(line(about, who)) : line
      if (typeof text !== 'string') unsaid.add(`${language} ${part} ${name}`)
      else if (ODD.test(text)) odd.add(`${language} ${part} ${name}: ${text}`)
    }
  }
  const playOne = (): void => {
    const s = game.setup(readOptions(game, seats, options), seats)
    for (let actors = actorsOf(game, s); actors.length > 0; actors = actorsOf(game, s)) {
      const actor = actors[0]
      const list = movesOf(game, s, actor)
      for (const one of list) {
        const info = game.describe(s, actor, one)
        say('moves', info.kind, info)
      }
      if (actor !== NATURE) {
        const step = stepOf(game, s)
        say('decisions', step)
        say('timeouts', step)
      }
      game.apply(s, actor, list[rng.below(list.length)], (event) => say('events', event.type, event))
    }
    for (const { parts } of game.score(s)) for (const { reason } of parts) say('score', reason)
  }
  let games = 0
  do playOne()
  while (++games < MOST_GAMES && until.some((one) => !heard.has(one)))
  return { unsaid: [...unsaid], odd: [...odd], heard: [...heard].sort() }
}

const stepOf = (game: Game<RaceState>, s: RaceState): string => {
  const { steps } = game.view(s, -1) as { readonly steps: readonly { readonly step: string }[] }
  return steps.at(-1)?.step ?? ''
}
