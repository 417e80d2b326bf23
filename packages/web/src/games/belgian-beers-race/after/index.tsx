import '../styles.ts'
import { awardsOf } from '../../../after/awards.ts'
import type { GameAfter } from '../../../after/game-after.ts'
import { meetingOf } from '../expansions/screens.ts'
import { turnLine } from '../last-turn.ts'
import { raceOf } from '../model.ts'
import { tally } from '../tally.ts'
import { contestsOf } from './awards.ts'
import { draw } from './drawing.ts'
import { Routes } from './routes.tsx'
import { teamSums } from './team-sums.ts'
import { afterTexts } from './texts/index.ts'
import { taleOf } from './told.ts'

/** The Belgian Beers Race, once everybody is home or has stayed away. */
const after: GameAfter = {
  kicker: (language) => afterTexts(language).kicker,
  title({ view }, { name, seats, isTeam }, language) {
    const texts = afterTexts(language)
    if (isTeam) return texts.team(name)
    return raceOf(view).players[seats[0]]?.place === 'GP' ? texts.home(name) : texts.away(name)
  },
  why: teamSums,
  part: (day, language) => afterTexts(language).part(day),
  sources: ({ scores, view }, language) => tally(scores, language, meetingOf(raceOf(view), language)),
  mentions: (story, names, language) =>
    awardsOf(contestsOf(taleOf(story))).map(({ id, seat, icon, count }) => {
      const { title, text } = afterTexts(language).awards[id]
      return { seat, icon, title, text: text(names[seat] ?? '', count) }
    }),
  turn(told, seat, names, language) {
    const evening = told.some(({ event }) => event.type === 'dailyScored') ? [afterTexts(language).evening] : []
    return [turnLine(told, seat, names, language) ?? [], evening].flat().join(', ')
  },
  Beside: Routes,
  draw,
}

export default after
