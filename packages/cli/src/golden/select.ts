import type { State } from '@estaminet/kernel'
import { type PlayedGame, playSeed } from './play.ts'
import type { GoldenTitle, Table } from './title.ts'

export const TWELVE = 12

/** A game worth keeping, and what it is kept for, the rarest first. */
export interface Selected {
  readonly seed: number
  readonly lookFor: readonly string[]
  /** What its file is named after: no two alike. */
  readonly name: string
}

/** What something not shown yet is worth, beside being rare, and what is left of its worth each time it comes again. */
const STILL_TO_SHOW = 0.5
const SEEN_AGAIN = 0.2
/** So many points weigh as much as something no other game shows. */
const POINTS_PER_RARITY = 300

interface Candidate {
  readonly seed: number
  readonly shown: ReadonlySet<string>
  /** Mean of the final scores: among equals the better played game is the better reading. */
  readonly points: number
}

export const seedsOf = <S extends State>({ seeds, steered }: GoldenTitle<S>): number => seeds + (steered?.seeds ?? 0)

/** Plays every seed and keeps twelve games that together show all that is wanted, for all numbers of players. */
export function selectTwelve<S extends State>(title: GoldenTitle<S>, progress: (seed: number) => void): Selected[] {
  const candidates: Candidate[] = []
  for (let seed = 0; seed < seedsOf(title); seed++) {
    candidates.push(candidateOf(title, playSeed(title, seed)))
    progress(seed)
  }
  const moments = Object.keys(title.moments).map(momentFeature)
  const wanted = [...title.wanted, ...moments, ...title.tables.flatMap(tableFeatures)]
  const rarity = new Map(
    wanted.map((feature) => [feature, 1 / candidates.filter(({ shown }) => shown.has(feature)).length]),
  )
  const covered = new Map<string, number>()
  const chosen: Selected[] = []
  const worth = (feature: string) => {
    const times = covered.get(feature) ?? 0
    const rare = rarity.get(feature) ?? 0
    return times === 0 && rare > 0 ? STILL_TO_SHOW + rare : rare * SEEN_AGAIN ** times
  }
  const keep = (candidate: Candidate | undefined, moment?: string) => {
    if (!candidate) return
    const lookFor = [...candidate.shown].filter((feature) => rarity.has(feature) && !feature.startsWith('table '))
    lookFor.sort((a, b) => worth(b) - worth(a))
    for (const feature of candidate.shown) covered.set(feature, (covered.get(feature) ?? 0) + 1)
    candidates.splice(candidates.indexOf(candidate), 1)
    const name =
      moment ?? lookFor.find((feature) => chosen.every((other) => other.name !== feature)) ?? lookFor[0] ?? 'game'
    const others = lookFor.filter((feature) => feature !== name && !isMoment(feature))
    chosen.push({ seed: candidate.seed, name, lookFor: [name, ...others].slice(0, 4) })
  }
  const gain = ({ shown, points }: Candidate) =>
    [...shown].reduce((sum, feature) => sum + worth(feature), points / POINTS_PER_RARITY)
  const bestOf = (list: readonly Candidate[]) => list.toSorted((a, b) => gain(b) - gain(a))[0]
  for (const moment of moments) keep(bestOf(candidates.filter(({ shown }) => shown.has(moment))), moment)
  while (chosen.length < TWELVE) {
    const fewest = Math.min(...title.tables.map(({ seats }) => covered.get(seatsFeature(seats)) ?? 0))
    const lacking = ({ shown }: Candidate) =>
      title.tables.some(({ seats }) => {
        const feature = seatsFeature(seats)
        return shown.has(feature) && (covered.get(feature) ?? 0) === fewest
      })
    keep(bestOf(candidates.filter(lacking)))
  }
  return chosen
}

const MOMENT = 'moment '
export const momentFeature = (name: string): string => MOMENT + name
const isMoment = (feature: string) => feature.startsWith(MOMENT)

function candidateOf<S extends State>(title: GoldenTitle<S>, { seed, match, shown }: PlayedGame<S>): Candidate {
  const scores = title.game.score(match.state)
  const points = scores.reduce((sum, { total }) => sum + total, 0) / scores.length
  return { seed, shown: new Set([...shown, ...tableFeatures(match)]), points }
}

const seatsFeature = (seats: number) => `table ${seats}`

const tableFeatures = ({ seats, options }: Table): string[] => [
  seatsFeature(seats),
  ...Object.entries(options).map(([name, value]) => `table ${name}=${value}`),
]
