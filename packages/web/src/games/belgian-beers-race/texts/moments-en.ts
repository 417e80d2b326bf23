const counted = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count)

/** What the race says of turns, evenings and the score, in English. */
export const momentsEn = {
  /** A turn in a few words, after the name of whoever played it. */
  turn: {
    starts: (town: string) => `starts at ${town}`,
    bike: (town: string) => `bicycle to ${town}`,
    bus: (town: string) => `bus to ${town}`,
    late: (town: string) => `late bus to ${town}`,
    hitch: (town: string) => `lift to ${town}`,
    offer: (town: string) => `lift to ${town} for beer`,
    noLift: (town: string) => `no lift to ${town}`,
    cancelled: (town: string) => `too late to reach ${town}`,
    bottle: (count: number) => (count === 1 ? 'a bottle' : `${counted(count)} bottles`),
    coaster: (count: number) => (count === 1 ? 'a coaster' : `${counted(count)} coasters`),
    bought: (count: number) => `${counted(count)} ${count === 1 ? 'beer' : 'beers'} bought`,
    cheese: 'a cheese',
    ate: (count: number) => (count === 1 ? 'a cheese eaten' : `${counted(count)} cheeses eaten`),
    tasted: (count: number) => (count === 1 ? 'one beer' : `${counted(count)} beers`),
    toast: (names: string) => `toast with ${names}`,
    card: (title: string, points: number) => `“${title}” +${points}`,
    removed: (title: string) => `removes “${title}”`,
    teamCard: (team: string, title: string) => `team ${team} fulfils “${title}”`,
    putUnder: (team: string, title: string) => `puts “${title}” under the deck of ${team}`,
    /** A card of the hand, for oneself or on somebody. */
    played: (title: string) => `“${title}”`,
    playedOn: (title: string, name: string) => `“${title}” on ${name}`,
    exchange: (name: string) => `exchange with ${name}`,
    camped: 'the tent',
    stopped: 'done for today',
    asleep: 'asleep',
    nothing: 'no move yet',
    again: (name: string) => `Show ${name}’s turn again`,
  },
  standing: {
    /** Under the whole, of which it is a part; early on the toasts nobody drank yet weigh more than it brings. */
    tonight: (evening: number) => `${evening} tonight`,
    spoken: (now: number, scored: number, evening: number) =>
      `${now} if it ended now: ${scored} scored, ${evening} this evening and the rest at the end`,
  },
  oneShort: (name: string, title: string) => `${name} takes “${title}”. You were one short of it.`,
  risesLate: (level: number, units: string) => `tonight at level ${level}: you get up ${units} late`,
  evening: {
    title: { first: 'The first evening', friday: 'Friday evening', saturday: 'Saturday evening' },
    pays: {
      more: 'Every beer tasted, every bottle and every coaster pays once more tomorrow evening.',
      twice: 'Every beer tasted, every bottle and every coaster pays on two more evenings.',
    },
    beers: 'Beers tasted',
    bottles: 'Bottles',
    coasters: 'Coasters',
    each: (points: string) => `${points} each`,
    tonight: 'Tonight',
    night: 'The night',
    nightHelp: (by: number) => `the Breathalyzer falls by ${by}`,
    now: 'If it ended now',
    up: (time: string) => `up at ${time}`,
    late: (time: string, units: string) => `up at ${time}, ${units} late`,
    places: (by: number) => (by > 0 ? `${by} up` : `${-by} down`),
    you: 'you',
    order: {
      last: 'The last day, in this order',
      saturday: 'Saturday, in this order',
      sunday: 'Sunday, in this order',
    },
    leads: (name: string, by: string) => `If it ended now, ${name} would win by ${by}.`,
    level: 'If it ended now, nobody would be ahead.',
    closes: 'closes by itself',
    keep: 'Keep open',
    next: { last: 'On to the last day', saturday: 'Saturday morning', sunday: 'Sunday morning' },
  },
  tally: {
    visits: (steps: string) => `paid in steps: ${steps}`,
    home: 'for each move away from it, but no more than was scored before the last evening',
  },
  goal: {
    evenings: 'Every evening pays victory points (VPs): 2 for each beer tasted so far, 1 for each bottle and coaster.',
    bottles: 'A brewery’s bottle goes to whoever is there first.',
    home: (points: number) => `Last day: each move away from the Grand Place costs ${points} VPs.`,
    time: 'Time is counted in time units (TUs) of half an hour; whoever is furthest behind plays.',
  },
}

export type RaceMoments = typeof momentsEn
