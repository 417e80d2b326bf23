import { NATURE } from '@estaminet/kernel'
import { type Accessor, createMemo } from 'solid-js'
import { type NamedChoice, namedChoices } from '../after/named-choice.ts'
import type { Strong } from '../after/strong.ts'
import { language } from '../language.ts'
import { createLines } from '../shell/log/lines.ts'
import { nameOf, namesOf } from '../shell/seats/names.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import { signed } from '../texts/minus.ts'
import type { Replay } from './replay.ts'
import { say } from './texts/index.ts'

/** A strong moment in words. */
export interface StrongMoment {
  /** Where it is seen. */
  readonly n: number
  readonly seat: number
  readonly isLoss: boolean
  /** In per cent of the chance to win; alone, in points. */
  readonly amount: string
  readonly icon: string
  /** What was chosen, or what chance did. */
  readonly cause: string
  /** Whose chances it changed, why and by how much. */
  readonly about: string
  /** What would have been better, where it was a choice. */
  readonly better: string | undefined
  /** All of it in one line. */
  readonly label: string
}

/** The strong moments of a match, as far as whoever looks through these eyes may know of them. */
export function createStrongMoments(replay: Replay, screen: GameScreen, found: Accessor<readonly Strong[]>) {
  const { timeline, seats } = replay
  const lines = createLines(
    {
      told: () => timeline.told(timeline.length, replay.eyes()),
      view: () => timeline.view(timeline.length, replay.eyes()),
      seats: () => seats,
      latest: () => ({}),
    },
    screen,
  )
  return createMemo(() =>
    found().map(({ at, n, seat, change, choice }): StrongMoment => {
      const { percent, points, luck, luckAlone, choice: chosen, choiceAlone } = say().strong
      const [name, isAlone] = [nameOf(seats, seat), seats.length === 1]
      const amount = isAlone ? points(change, signed(change)) : percent(signed(change))
      const about = isAlone ? (choice ? choiceAlone : luckAlone)(amount) : (choice ? chosen : luck)(name, amount)
      const moment = timeline.moment(n, seat)
      const when = (moment && screen.moment?.(moment, language())) ?? ''
      const isSeen = choice && (replay.eyes() === 'all' || replay.eyes() === seat)
      const { played, best } = isSeen ? namedChoices(screen, choice, namesOf(seats), language()) : {}
      const inShort = played?.title === best?.title ? inFull : ({ title }: NamedChoice) => title
      const cause = played ? inShort(played) : choice ? say().strong.byChoice : causeOf(at, n)
      return {
        n,
        seat,
        isLoss: change < 0,
        amount,
        icon: choice ? 'hint' : 'dice',
        cause,
        about,
        better: best && say().strong.better(inShort(best)),
        label: [`${cause} ${amount}`, name, when].filter(Boolean).join(', '),
      }
    }),
  )

  /** What chance did, as the log says it first; of much that was dealt at once, how much it was. */
  function causeOf(at: number, n: number): string {
    const drawn = timeline.steps.slice(at, n).findIndex(({ by }) => by !== NATURE)
    const count = drawn < 0 ? n - at : drawn
    if (count >= MANY) return say().strong.dealt(count)
    return lines().find((one) => one.n > at && one.n <= n)?.text ?? say().strong.byChance
  }
}

/** More than anybody's dice at once. */
const MANY = 4

const inFull = ({ title, detail }: NamedChoice): string => [title, detail].filter(Boolean).join(', ')
