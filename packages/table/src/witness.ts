import { EVERYONE, type EventSink, type Game, inAudience, type Match, type Seat, SPECTATOR } from '@estaminet/kernel'
import type { Told } from './protocol.ts'
import { type Heard, MADE, Story } from './story.ts'

const witnesses = new WeakMap<Game, Game>()

/** The same rules, which also say of every move they report who may know of it. */
export function witnessed(game: Game): Game {
  const known = witnesses.get(game)
  if (known) return known
  const twin: Game = {
    ...game,
    apply(s, seat, move, events) {
      events?.({ type: MADE }, game.known?.(s, seat, move) ?? EVERYONE)
      game.apply(s, seat, move, events)
    },
  }
  witnesses.set(game, twin)
  witnesses.set(twin, twin)
  return twin
}

const stories = new WeakMap<Match, Story>()

/** What a match has led to so far, told from its beginning: nothing is played again for it. */
export function storyOf(match: Match): Story {
  let story = stories.get(match)
  if (!story) {
    story = new Story()
    stories.set(match, story)
  }
  story.goOn(match.log)
  return story
}

/** Notes everything a match reports, with the entry of the log it belongs to. All of it must be noted, else its story has gaps. */
export const listening =
  (match: Match, heard: Heard[]): EventSink =>
  (event, audience = EVERYONE) => {
    const one = { entry: match.log.length, event, audience }
    storyOf(match).hear(one)
    heard.push(one)
  }

/**
 * What a recipient with these seats noticed, going on from step `n`. An entry of which it may know nothing is no step
 * of its own.
 */
export function noticed(heard: readonly Heard[], seats: readonly Seat[], n: number): { n: number; events: Told[] } {
  const events: Told[] = []
  let step = n
  let entry = -1
  for (const one of heard) {
    if (!reaches(one.audience, seats)) continue
    if (one.entry !== entry) step++
    entry = one.entry
    if (one.event.type !== MADE) events.push({ n: step, event: { ...one.event } })
  }
  return { n: step, events }
}

/** How many steps a recipient with these seats has noticed so far. */
export const stepsNoticed = (match: Match, seats: readonly Seat[]): number =>
  stepOfEntry(match, seats, match.log.length)

/**
 * What a recipient with these seats has noticed since step `after`, from the log alone: for a client that comes back,
 * after a restart too.
 */
export function caughtUp(match: Match | undefined, seats: readonly Seat[], after: number) {
  if (!match) return { n: 0, events: [] }
  const n = stepsNoticed(match, seats)
  if (after >= n) return { n, events: [] }
  const story = storyOf(match)
  const { noticedBy } = story
  const events: Told[] = []
  let entry = 0
  let step = 0
  for (; step < after && entry < noticedBy.length; entry++) if (reaches(noticedBy[entry], seats)) step++
  for (const one of story.since(entry)) {
    if (!reaches(one.audience, seats)) continue
    for (; entry <= one.entry; entry++) if (reaches(noticedBy[entry], seats)) step++
    events.push({ n: step, event: one.event })
  }
  return { n, events }
}

/** The step a recipient had come to when the log had so many entries. */
export const stepOfEntry = (match: Match, seats: readonly Seat[], entries: number): number =>
  match.game.known ? stepsIn(storyOf(match), seats, entries) : entries

/** The step after which a recipient saw a line of so many moves, and the other way round. */
export function stepOfLine(match: Match, seats: readonly Seat[], line: number): number {
  const story = storyOf(match)
  return stepsIn(story, seats, line === 0 ? 0 : story.lineEntries[line - 1] + 1)
}

export function lineAtStep(match: Match, seats: readonly Seat[], step: number): number {
  const story = storyOf(match)
  const past = story.lineEntries.findIndex((entry) => stepsIn(story, seats, entry + 1) > step)
  return past < 0 ? story.lineEntries.length : past
}

/** How many of the first entries a recipient may know something of. */
function stepsIn({ noticedBy }: Story, seats: readonly Seat[], entries: number): number {
  let steps = 0
  for (let entry = 0; entry < entries; entry++) if (reaches(noticedBy[entry], seats)) steps++
  return steps
}

/** Whether a recipient holding these seats may notice something of this audience. */
const reaches = (audience: number, seats: readonly Seat[]): boolean =>
  seats.length === 0 ? inAudience(audience, SPECTATOR) : seats.some((seat) => inAudience(audience, seat))
