import type { Step } from '../guided-game.ts'
import type { en } from './texts/en.ts'

/** The first of three rounds, then the last steps of the third, and the count. */
export const steps: readonly Step<keyof typeof en.says>[] = [
  {
    id: 'goal',
    beats: [
      { id: 'goal', at: 22, spot: 'production' },
      { id: 'below', at: 22, spot: 'production' },
      { id: 'ring', at: 22, spot: 'ring' },
      { id: 'goWater', at: 22 },
    ],
  },
  {
    id: 'sun',
    beats: [
      { id: 'sunAndShade', at: 23, spot: 'garden' },
      { id: 'plantWater', at: 23 },
      { id: 'goBarley', at: 26 },
      { id: 'plantBarley', at: 27 },
      { id: 'goMoreBarley', at: 29 },
      { id: 'plantMoreBarley', at: 30 },
    ],
  },
  {
    id: 'disc',
    beats: [
      { id: 'spent', at: 33, spot: 'production' },
      { id: 'goMonk', at: 33 },
      { id: 'houseMonk', at: 34 },
      { id: 'discs', at: 37, spot: 'boxes' },
      { id: 'goDisc', at: 37 },
      { id: 'wakeBarley', at: 38, beside: ['activate water'] },
    ],
  },
  {
    id: 'monk',
    beats: [
      { id: 'goWood', at: 41 },
      { id: 'plantWood', at: 42 },
      { id: 'goAny', at: 45 },
      { id: 'wakeMonk', at: 46, beside: ['activate water', 'activate wood'] },
    ],
  },
  {
    id: 'site',
    beats: [
      { id: 'goLast', at: 49 },
      { id: 'closeSite', at: 50 },
      { id: 'shed', at: 51, beside: ['targets b1 d2 s2', 'targets b1 d3 s1'] },
    ],
  },
  {
    id: 'pair',
    beats: [
      { id: 'goAgain', at: 55 },
      { id: 'wakeWater', at: 56 },
      { id: 'privilege', at: 57 },
    ],
  },
  {
    id: 'round',
    beats: [
      { id: 'goHome', at: 60 },
      { id: 'first', at: 61, beside: ['place brew', 'place mark', 'place cash'] },
      { id: 'level', at: 85, spot: 'production' },
      { id: 'ahead', at: 85, ahead: 212 },
    ],
  },
  {
    id: 'barrels',
    beats: [
      { id: 'wall', at: 212, spot: 'wall' },
      { id: 'goBarrels', at: 212 },
      { id: 'goEnd', at: 214 },
      { id: 'takeWood', at: 215 },
      { id: 'closeLast', at: 216 },
      { id: 'lastShed', at: 217 },
    ],
  },
  {
    id: 'count',
    beats: [
      { id: 'granary', at: 220, beside: ['place brew', 'place cash'] },
      { id: 'lowest', at: 221, beside: ['mark wood', 'mark yeast', 'mark hops', 'mark water'] },
    ],
  },
]
