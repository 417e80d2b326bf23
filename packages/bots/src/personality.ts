import type { Bot } from './bot.ts'

/** How many points each of these things is worth to somebody, beyond what the rules give for it. */
export type Likes<Thing extends string> = Readonly<Record<Thing, number>>

/** A way of playing: the judgement of a level, tilted towards what is liked. */
export interface Personality<Thing extends string = string> {
  readonly id: string
  readonly likes: Readonly<Partial<Likes<Thing>>>
}

const SEPARATOR = ':'

/** What a bot of a level is called that has a personality: `medium:taster`. */
export const called = (level: string, personality?: string): string =>
  personality === undefined ? level : `${level}${SEPARATOR}${personality}`

/** The level in what a bot is called, and its personality, where it has one. */
export function parted(id: string): { readonly level: string; readonly personality: string | undefined } {
  const [level, personality] = id.split(SEPARATOR)
  return { level, personality }
}

/** A level as it comes, and once with each personality. What they think with is made when they are first asked. */
export function personified<Thing extends string>(
  bot: Omit<Bot, 'choose'>,
  personalities: readonly Personality<Thing>[],
  indifferent: Likes<Thing>,
  player: (likes: Likes<Thing>) => Bot['choose'],
): Bot[] {
  return [undefined, ...personalities].map((personality) => {
    let choose: Bot['choose'] | undefined
    return {
      ...bot,
      id: called(bot.id, personality?.id),
      choose(place) {
        choose ??= player({ ...indifferent, ...personality?.likes })
        return choose(place)
      },
    }
  })
}
