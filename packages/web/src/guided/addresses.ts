import { boxes, playNow } from '../games.ts'
import type { GuidedGame } from './guided-game.ts'
import { standingOf } from './place-kept.ts'

const found = import.meta.glob<GuidedGame>('./*/index.tsx', { import: 'guided' })

/** A guided game, loaded when somebody sits down at it; nothing where a game has none. */
export const guidedGame = (game: string): (() => Promise<GuidedGame>) | undefined => found[`./${game}/index.tsx`]

export const guidedAddress = (game: string): string | undefined =>
  guidedGame(game) === undefined ? undefined : `/guided/${game}`

/** The first real game: the quickest one, against the weakest bot. */
export const firstRealGame = (game: string): string => playNow(game, 'very-easy')

/** Nobody was ever shown anything on this device. */
export const isUnguided = (): boolean => boxes.every(({ game }) => standingOf(game) === 'new')
