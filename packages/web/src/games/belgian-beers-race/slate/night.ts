import type { Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { deedOf, journeyOf } from '../choices.ts'
import type { Foretold } from '../foretell.ts'
import { hourAt, type RaceView } from '../model.ts'
import { game, momentTexts } from '../texts/index.ts'

/** From this hour on the night is near enough to think of the morning. */
const EVENING = 20
const ENDS_DAY: ReadonlySet<string> = new Set(['camp', 'stop'])

/** How late one would get up, for whoever goes to sleep with this move or soon after it. */
export function nightLines(
  choice: Choice,
  seat: number,
  view: RaceView,
  { night }: Foretold,
  language: Language,
): Preview['lines'] {
  if (!night || night.delay === 0) return []
  const space = journeyOf(choice)?.time ?? view.players[seat].time
  const hour = Number.parseInt(hourAt(view, space), 10)
  if (hour < EVENING && !ENDS_DAY.has(deedOf(choice).kind)) return []
  const text = momentTexts(language).risesLate(night.level, game(language).tu(night.delay))
  return [{ text, icon: 'sleep', mood: 'loss' }]
}
