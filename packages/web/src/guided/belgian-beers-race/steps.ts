import type { Step } from '../guided-game.ts'
import type { en } from './texts/en.ts'

/** Other ways to the same brewery, to be compared. */
const ways = (to: string, ...means: readonly string[]): readonly string[] => means.map((one) => `${one} ${to}`)

/** The first day of a short race, then the last hours of the second. */
export const steps: readonly Step<keyof typeof en.says>[] = [
  {
    id: 'goal',
    beats: [
      { id: 'goal', at: 14 },
      { id: 'map', at: 14, spot: 'map' },
      { id: 'start', at: 14 },
    ],
  },
  {
    id: 'brewery',
    beats: [
      { id: 'taste', at: 16 },
      { id: 'time', at: 21, spot: 'time' },
      { id: 'buy', at: 21 },
    ],
  },
  {
    id: 'road',
    beats: [
      { id: 'total', at: 22, spot: 'total' },
      { id: 'means', at: 22 },
      { id: 'bus', at: 22, beside: ways('9', 'bike', 'hitch', 'offer') },
      { id: 'drink', at: 24, beside: ['done'] },
      { id: 'bottle', at: 31, spot: 'board' },
      { id: 'buyYellow', at: 31 },
      { id: 'bike', at: 32, beside: ways('7', 'bus', 'hitch', 'offer') },
    ],
  },
  {
    id: 'cards',
    beats: [
      { id: 'machine', at: 38, spot: 'machine' },
      { id: 'buyCheese', at: 38, beside: ['buy'] },
      { id: 'token', at: 39, spot: 'time' },
      { id: 'tasteAgain', at: 40 },
    ],
  },
  {
    id: 'lift',
    beats: [
      { id: 'hitch', at: 41, beside: ways('8', 'bike', 'bus', 'offer') },
      { id: 'lifted', at: 49, spot: 'machine' },
      { id: 'busOn', at: 49, beside: ways('14', 'bike', 'hitch', 'offer') },
      { id: 'drinkBrown', at: 51, beside: ['drink yellow', 'done'] },
      { id: 'buyFour', at: 54 },
    ],
  },
  {
    id: 'level',
    beats: [
      { id: 'tasteBinche', at: 55 },
      { id: 'level', at: 62, spot: 'level' },
      { id: 'cheese', at: 62 },
      { id: 'hitchChimay', at: 63, beside: ways('15', 'bike', 'bus', 'offer') },
      { id: 'failed', at: 65 },
      { id: 'hitchAgain', at: 70, beside: ways('15', 'bus', 'offer') },
    ],
  },
  {
    id: 'evening',
    beats: [
      { id: 'tasteChimay', at: 72 },
      { id: 'camp', at: 78 },
      { id: 'tent', at: 79, beside: ['drink brown', 'done'] },
      { id: 'enough', at: 80, beside: ['drink yellow', 'drink brown'] },
      { id: 'evening', at: 85, spot: 'board' },
      { id: 'morning', at: 85, spot: 'time' },
      { id: 'ahead', at: 85, ahead: 114 },
    ],
  },
  {
    id: 'home',
    beats: [
      { id: 'home', at: 114, spot: 'map' },
      { id: 'buyCard', at: 114 },
      { id: 'lastToken', at: 115 },
      { id: 'meet', at: 116, beside: ways('B6', 'bus', 'hitch', 'offer') },
      { id: 'give', at: 117, beside: ['give brown', 'give red'] },
      { id: 'toasted', at: 121, spot: 'board' },
      { id: 'grandPlace', at: 121, beside: ways('GP', 'bus', 'hitch', 'offer') },
      { id: 'stop', at: 122 },
    ],
  },
]
