import {
  type AleView,
  COLOURS,
  type Markers,
  type Outcome,
  type PlayerView,
  type Standing,
  standingOf,
} from '@estaminet/heaven-and-ale'
import { imagined } from '../imagined.ts'

/** Where the five markers and the brewmaster stand, and the level they come to. */
export interface Stand {
  readonly markers: Markers
  readonly brewmaster: number
  readonly level: number
}

/** What a player would have if the game ended now, counted by the rules. */
export const standingNow = (view: AleView, seat: number): Standing => standingOf(imagined(view), seat)

export const standOf = ({ markers, brewmaster }: PlayerView, level: number): Stand => ({ markers, brewmaster, level })

/** What the choice being considered makes of it; nothing where it moves neither a piece nor the level. */
export function comingOf(info: Outcome | undefined, player: PlayerView, level: number): Stand | undefined {
  if (!info) return undefined
  const gain = (piece: keyof Outcome['gains']) => info.gains[piece] ?? 0
  const moves = COLOURS.some((colour) => gain(colour) !== 0) || gain('brewmaster') !== 0
  if (!moves && !info.level) return undefined
  const { wood, yeast, hops, water, barley } = player.markers
  return {
    markers: {
      wood: wood + gain('wood'),
      yeast: yeast + gain('yeast'),
      hops: hops + gain('hops'),
      water: water + gain('water'),
      barley: barley + gain('barley'),
    },
    brewmaster: player.brewmaster + gain('brewmaster'),
    level: info.level?.to ?? level,
  }
}

/** The marker that lags behind. */
export const lastOf = (markers: Markers): number => Math.min(...COLOURS.map((colour) => markers[colour]))

/** How many spaces a level lacks before it is worth a point. */
export const shortBy = (level: number): number => Math.max(0, 1 - level)
