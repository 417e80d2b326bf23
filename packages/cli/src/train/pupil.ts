import { FEATURES, ValueNet } from '@estaminet/bots/ale'
import type { Rng } from '@estaminet/kernel'
import { Adam } from './adam.ts'
import type { Track } from './self-play.ts'

const BATCH = 64
/** How much of a target is what came in the end, step by step back from there; the rest is what the net said one step later. */
const PATIENCE = 0.9
/** Share of the positions within a round that are learned from; those at its end, where searches stop, all are. */
const WITHIN = 0.5
/** How far apart the hidden numbers begin. */
const FIRST_WEIGHT = 0.1

/** A net that begins as nothing at all, and learns by how much the judgement is mistaken. */
export class Pupil {
  readonly net: ValueNet
  private readonly followers: readonly Adam[]
  private readonly gradients: readonly Float64Array[]
  private readonly rng: Rng

  constructor(hidden: number, rng: Rng) {
    this.rng = rng
    this.net = new ValueNet(hidden)
    const { inner } = this.net
    for (let i = 0; i < inner.length; i++) inner[i] = FIRST_WEIGHT * (2 * this.unit() - 1)
    this.followers = this.net.layers.map((layer) => new Adam(layer))
    this.gradients = this.followers.map(({ gradient }) => gradient)
  }

  /** Goes through all tracks so often. */
  study(tracks: readonly Track[], times: number, pace: number): void {
    const targets = tracks.map((track) => targetsOf(track, this.net))
    for (let time = 0; time < times; time++) {
      const lessons = this.drawn(tracks)
      let inBatch = 0
      for (let i = 0; i < lessons.length; i += 2) {
        const track = tracks[lessons[i]]
        const at = lessons[i + 1]
        this.learn(track.seen, at * FEATURES, targets[lessons[i]][at] - track.judged[at])
        if (++inBatch < BATCH) continue
        for (const follower of this.followers) follower.step(pace)
        inBatch = 0
      }
    }
  }

  /** Track and position, again and again, in any order. */
  private drawn(tracks: readonly Track[]): Int32Array {
    const lessons: (readonly [number, number])[] = []
    tracks.forEach(({ isEnd }, track) => {
      isEnd.forEach((end, at) => {
        if (end || this.unit() < WITHIN) lessons.push([track, at])
      })
    })
    for (let i = lessons.length - 1; i > 0; i--) {
      const j = this.rng.below(i + 1)
      ;[lessons[i], lessons[j]] = [lessons[j], lessons[i]]
    }
    return Int32Array.from(lessons.flat())
  }

  /** Adds what one position says to the gradients. */
  private learn(seen: Float32Array, from: number, wanted: number): void {
    const { net } = this
    const { hidden, outer, answers } = net
    const [inner, innerBias, ofOuter, straight, bias] = this.gradients
    const error = (net.correction(seen, from) - wanted) / (ValueNet.POINTS * BATCH)
    bias[0] += error
    for (let j = 0; j < hidden; j++) {
      const answer = answers[j]
      // From here on it is what its unit did to the error.
      answers[j] = answer > 0 ? error * outer[j] : 0
      if (answer > 0) ofOuter[j] += error * answer
      innerBias[j] += answers[j]
    }
    for (let i = 0; i < FEATURES; i++) {
      const x = seen[from + i]
      if (x === 0) continue
      straight[i] += error * x
      for (let j = 0; j < hidden; j++) inner[i * hidden + j] += answers[j] * x
    }
  }

  private unit(): number {
    return this.rng.below(1 << 24) / (1 << 24)
  }
}

/** What a position should have been said to be worth. */
function targetsOf(track: Track, net: ValueNet): Float64Array {
  const targets = new Float64Array(track.judged.length)
  let target = track.points
  for (let at = targets.length - 1; at >= 0; at--) {
    targets[at] = target
    const said = track.judged[at] + net.correction(track.seen, at * FEATURES)
    target = PATIENCE * target + (1 - PATIENCE) * said
  }
  return targets
}

/** How far from the final points one is on the average (root of the mean square): the judgement, and with the net. */
export function errorsOf(
  tracks: readonly Track[],
  net: ValueNet,
  onlyEnds: boolean,
): { judgement: number; net: number } {
  let count = 0
  let judgement = 0
  let corrected = 0
  for (const { seen, judged, isEnd, points } of tracks)
    for (let at = 0; at < judged.length; at++) {
      if (onlyEnds && !isEnd[at]) continue
      count++
      judgement += (judged[at] - points) ** 2
      corrected += (judged[at] + net.correction(seen, at * FEATURES) - points) ** 2
    }
  return { judgement: Math.sqrt(judgement / count), net: Math.sqrt(corrected / count) }
}
