import { refuse, SPECTATOR, writeLink } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { readMatch } from '../replay/source.ts'
import type { Timeline } from '../replay/timeline.ts'
import { swingsOf, type Teller, turnsOf } from './course.ts'
import type { Story } from './story.ts'

/** Every game tells its own. */
const tellers = import.meta.glob<Teller>('../games/*/after/teller.ts', { eager: true, import: 'teller' })

/** Tells a match from its record or its link, and has it ready for who wants to know more; refuses what has not ended. */
export function tell(from: unknown): { readonly story: Story; readonly timeline: Timeline } {
  const { timeline, players } = readMatch(from, gameOf)
  const { game, match } = timeline
  const teller = tellers[`../games/${game.id}/after/teller.ts`] ?? refuse('unknown-game', `Nobody tells of ${game.id}.`)
  if (!match.over) refuse('bad-request', 'This match has not ended yet.')
  const turns = turnsOf(timeline, teller)
  const story = {
    game: game.id,
    seats: match.seats,
    options: match.options,
    players,
    word: writeLink(match),
    view: game.view(match.state, SPECTATOR),
    scores: game.score(match.state),
    course: turns.map(({ moment }) => moment),
    swings: swingsOf(turns),
    tale: teller.tale(match, turns),
  }
  return { story, timeline }
}
