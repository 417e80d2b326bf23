import { clockAt } from '@estaminet/belgian-beers-race/board'
import type { GameDraws } from '../../replay/draw-words.ts'
import type { Language } from '../../shell/table/game-screen.ts'
import { sentence } from './lines.ts'
import { type Applause, eventOf, type Rolled } from './model.ts'
import { drawKinds, type RolledFor } from './texts/draws.ts'
import { openExpansionWords } from './texts/expansions.ts'
import { game, list, say, words } from './texts/index.ts'

/** The dice and draws of a race. */
export const draws: GameDraws = {
  async open(language, options) {
    // Every flag of the race is an expansion.
    const expansions = Object.values(options).includes(true)
    await Promise.all([words.open(language), ...(expansions ? [openExpansionWords(language)] : [])])
  },
  begins: 'turnStarted',
  part: ({ length, day }, language) => say(language).bar.day(Number(day), length === 'short' ? 2 : 3),
  kind(drawn, language) {
    const roll = eventOf(drawn)
    if (roll.type === 'diceRolled') return facesOf(roll, roll.means === 'bus' ? 'bus' : 'hitch', language)
    if (roll.type === 'bands/applause') return facesOf(roll, 'concert', language)
    const kinds: Readonly<Record<string, string>> = drawKinds[language].drawn
    return kinds[drawn.type]
  },
  line: sentence,
  time: ({ length, day, time }) => clockAt(String(length), Number(day), Number(time)).time,
}

/** What the dice show, each face once. */
function facesOf({ faces }: Rolled | Applause, rolledFor: RolledFor, language: Language): string {
  const { dice, face: quoted } = drawKinds[language]
  const shown = [...new Set(faces)].map((face) => {
    const n = faces.filter((one) => one === face).length
    return `${n === 1 ? '' : `${n} × `}${quoted(game(language).faces[face])}`
  })
  return dice[rolledFor](faces.length, list(language, shown))
}
