import { counter } from '@estaminet/kernel/wording'
import type { Colour } from '../../../model.ts'

const count = counter('en')
const tu = (n: number) => count(n, 'TU', 'TUs')
const vp = (n: number) => count(n, 'VP', 'VPs')

const COLOURS: Readonly<Record<Colour, string>> = { yellow: 'yellow', brown: 'brown', red: 'red', black: 'black' }

/** What the table of one says of the Zythologist, and of the campaign; English gives the shape. */
export const en = {
  name: 'The Zythologist',
  tab: 'Zythologist',
  goal: {
    win: (points: number) =>
      `You win with ${points} VPs. More bottles than the Zythologist bring some of them, and so do toasts with him.`,
    pass: (title: string) => `You pass this game by fulfilling “${title}”, whatever your points.`,
  },
  /** Before the plates of his next stops, and between them. */
  goes: 'goes to',
  afterwards: 'then',
  /** Before the plate of his coaster, where other stops lie between. */
  onTheWayTo: 'on the way to',
  stays: 'stays in',
  standsIn: (place: string) => `now in: ${place}`,
  why: {
    coaster: (town: string) =>
      `His coaster is in ${town}: he takes the shortest way there, one road after each of your moves.`,
    home: 'He has reached his last destination: he goes to the Grand Place, one road after each of your moves.',
    round: 'He goes round the breweries of Brussels, one after each of your moves.',
    chat: 'You have just toasted: he stays for a talk while you make your next move.',
    nowhere: 'He has no coaster to go to, and stays where he is.',
  },
  tie: 'Two ways are equally short: you will choose for him.',
  bottles: 'Bottles',
  bottlesSpoken: (mine: number, his: number) => `You have ${mine}, he has ${his}, coasters included`,
  ahead: (points: number) => `you lead: +${points} tonight`,
  behind: (short: number, points: number) => `${short} more for +${points} tonight`,
  toasts: 'Toasts',
  toastsSpoken: (toasts: number) => (toasts === 1 ? '1 toast with him' : `${toasts} toasts with him`),
  toastPoints: (points: number, most: number) => `${points} of ${most} VPs`,
  now: 'If it ended now',
  next: (missing: number, title: string) => `${missing} more: ${title}`,
  topped: 'There is no higher title.',
  /** Among the titles, where they begin. */
  victory: 'victory',
  starFrom: 'a star',
  /** Which cards come for those that are replaced, in their order. */
  comesIn: (first: string, second: string | undefined) =>
    second === undefined ? `In comes “${first}”.` : `In comes “${first}”, then “${second}”.`,
  evening: {
    led: (mine: number, his: number) => `More bottles than the Zythologist, ${mine} to ${his}`,
    notLed: (mine: number, his: number) => `Not more bottles than the Zythologist, ${mine} to ${his}`,
  },
  brings: { toast: 'toast with him', goal: 'his destination', taken: 'he was here' },
  taken: 'He was here before you: no visited token and no bonus for you here in this game.',
  does: {
    goesTo: (town: string) => `the Zythologist goes on to ${town}`,
    stays: 'the Zythologist stays where he is',
    toast: (town: string, units: number) => `toast with the Zythologist in ${town}: 1 beer, ${tu(units)}`,
    /** The points below were counted before he came. */
    toastBesides: (town: string, units: number) =>
      `toast with the Zythologist in ${town}: 1 beer, ${tu(units)}, and its points on top`,
    asks: 'you choose the way of the Zythologist',
  },
  breaks: (title: string) => `breaks “${title}”`,
  breaksSure: (title: string) => `This breaks the victory condition “${title}” for good. Do it all the same?`,
  condition: {
    name: 'Victory condition',
    kind: { goal: 'goal', prohibition: 'prohibition' },
    kindHelp: {
      goal: 'A goal: what counts is how things stand at the end.',
      prohibition: 'A prohibition: the first breach loses it, and you are told before you press.',
    },
    state: { open: 'not yet', reached: 'holds so far', failed: 'failed' },
    playOn: 'Play on for the points, or',
    again: 'try again',
    failedOn: (day: number) => `failed on day ${day}`,
    of: (has: number, wanted: number) => `${has} of ${wanted}`,
    against: (has: number, wanted: number) => `${has} · ${wanted} needed`,
    missing: 'Still to visit:',
    allowed: 'Allowed in:',
    none: 'none so far',
    broken: (has: number) => (has === 1 ? 'once' : `${has} times`),
    yes: 'yes',
    no: 'not yet',
    parts: {
      toasts: 'Toasts with him',
      toastsElsewhere: 'Toasts elsewhere',
      visited: 'Visited',
      visitedAgainst: 'Breweries you visited',
      bottles: (colour: Colour) => `Bottles, ${COLOURS[colour]}`,
      backpack: 'Beers in the backpack',
      cheese: 'Cheese Track',
      red: (colour: Colour) => `Beers, ${COLOURS[colour]}`,
      points: 'Your points on cards',
      beers: 'Beers tasted',
      away: 'Away from the Grand Place',
      moves: 'Moves made',
      bus: 'Rides by bus',
      bike: 'Rides by bicycle',
      tastings: (colour: Colour) => `Tasted, ${COLOURS[colour]}`,
    },
  },
  result: {
    won: 'You have beaten the Zythologist',
    lost: 'The Zythologist wins',
    passed: (title: string) => `Passed: “${title}”`,
    failed: (title: string) => `Failed: “${title}”`,
    title: (title: string) => `Your title: ${title}`,
    star: (points: number) => `A star: ${points} VPs or more`,
    starMissed: (missing: number) => `${vp(missing)} short of the star`,
    wonFrom: (missing: number) => `${vp(missing)} short of victory`,
    match: (mine: number, his: number, toasts: number) =>
      `Bottles ${mine} to ${his}, ${toasts === 1 ? '1 toast' : `${toasts} toasts`}`,
    toCampaign: 'To the campaign',
  },
  campaign: {
    title: 'The Brewery Representative',
    lede: (count: number, win: number) =>
      `${count} victory conditions, alone against the Zythologist, in any order. Each you pass brings a stamp, and a star from ${win} VPs.`,
    stampsWord: (all: number) => `of ${all} stamps`,
    starsWord: (count: number): string => (count === 1 ? 'star' : 'stars'),
    bestWord: 'best game',
    state: { open: 'open', tried: 'tried', passed: 'passed', starred: 'with a star' },
    stamped: { passed: 'PASSED', starred: 'WITH A STAR' },
    points: (points: number) => vp(points),
    triedWith: (points: number) => `tried: ${points}`,
    number: (n: number) => `Victory condition ${n}`,
    where: 'The breweries it speaks of',
    tries: 'Your games',
    noTries: 'Not tried yet.',
    passedOn: 'passed',
    failedIn: 'failed',
    shelf: 'From the shelf',
    start: (title: string) => `Play “${title}”`,
    online: 'In this house',
    onlineHelp: 'The house keeps the game, and you can go on with it on another device.',
    hereHelp: 'The game stays in this browser, and needs no network.',
    length: 'Three days, about an hour',
    quote: '“I am never faster than you. I just know where I am going.”',
    kept: 'Stamps are kept on this device, and with your name in this house.',
    failed: 'The house does not answer: play on this device.',
    list: 'The fifteen victory conditions',
  },
}

export type SoloWords = typeof en
