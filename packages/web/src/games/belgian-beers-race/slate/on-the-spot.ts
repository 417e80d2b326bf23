import { CHEESE_MARKER_POINTS, CHEESE_POINTS, LAST_GLASS } from '@estaminet/belgian-beers-race/board'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import type { Deed } from '../choices.ts'
import type { Foretold, Pieces } from '../foretell.ts'
import { BONUS_ICON, cardOf, carriedBy, type Player, type RaceView } from '../model.ts'
import { game, say, town } from '../texts/index.ts'
import { homeLine } from './last-day.ts'
import { levelLine } from './level-line.ts'
import { thereLines } from './on-the-way.ts'
import { isInTent, localTitle } from './titles.ts'

type Line = Preview['lines'][number]

/** Whoever starts somewhere finds there what a visitor finds. */
function startLines({ events }: Foretold, language: Language): Line[] {
  const t = say(language)
  const { categories } = game(language)
  return events.flatMap((event): Line[] => {
    if (event.type === 'bottleTaken') return [{ text: t.firstBottle, icon: 'bottle', mood: 'gain' }]
    if (event.type === 'coasterTaken') return [{ text: t.coasterThere, icon: 'coaster', mood: 'gain' }]
    if (event.type !== 'bonusGained') return []
    return [{ text: t.bonus(categories[event.category]), icon: BONUS_ICON[event.category], mood: 'gain' }]
  })
}

export function deedHead(
  deed: Deed,
  seat: number,
  view: RaceView,
  language: Language,
): { title: string; cost?: string } {
  if (deed.kind === 'start') return { title: game(language).moves.begin(town(language, deed.to)) }
  const title = localTitle(deed, language, isInTent(view))
  if (deed.kind === 'buy' || deed.kind === 'taste') return { title, cost: game(language).tu(deed.cost) }
  // In the tent the time left can still be spent.
  if (deed.kind === 'stop') return { title, cost: game(language).tu(view.dayLength - view.players[seat].time) }
  return { title }
}

export function deedLines(deed: Deed, seat: number, view: RaceView, good: Foretold, language: Language): Line[] {
  const t = say(language)
  const { pieces } = good
  const player = view.players[seat]
  switch (deed.kind) {
    case 'start':
      return [...startLines(good, language), ...thereLines(deed.to, language)]
    case 'buy':
      return [
        {
          text: `${t.board.backpack} ${carriedBy(player)} → ${carriedBy(player) + deed.cubes}`,
          icon: 'backpack',
          mood: 'gain',
        },
        ...(deed.cheese && pieces ? cheeseBought(player, pieces, language) : []),
        ...(deed.cheeseSold && !deed.cheese ? [{ text: t.whyNoCheese, icon: 'info' }] : []),
      ]
    case 'taste':
    case 'drink': {
      const level = deed.kind === 'drink' ? deed.level : pieces?.level
      return [
        { text: t.glass(player.glass, Math.min(player.glass + 1, LAST_GLASS)), icon: 'taste', mood: 'gain' },
        ...(level === undefined ? [] : [levelLine(player.level, level, language)]),
      ]
    }
    case 'cheese':
    case 'eat':
      return deed.level === player.level
        ? []
        : [
            levelLine(player.level, deed.level, language),
            cheeseLost(player.cheese, deed.kind === 'eat' ? deed.count : 1, language),
          ]
    case 'camp':
      return [{ text: t.tonight, icon: 'moon' }]
    case 'stop':
      return [{ text: t.dayEnds, icon: 'moon' }, ...(view.lastDay && player.place === 'GP' ? [homeLine(language)] : [])]
    case 'break':
      return [{ text: t.cardGone(cardOf(deed.card)?.vp ?? 0), icon: 'bottle-broken', mood: 'loss' }]
    default:
      return []
  }
}

/** Cheese that is eaten no longer counts at the end. */
const cheeseLost = (cheese: number, eaten: number, language: Language): Line => ({
  text: cheeseWorth(cheese, cheese - eaten, language),
  icon: 'cheese',
  mood: 'loss',
})

/** Where there is no room for another cheese a marker is worth points of its own. */
function cheeseBought(player: Player, pieces: Pieces, language: Language): Line[] {
  const markers = pieces.cheeseMarkers - player.cheeseMarkers
  const texts = [
    ...(pieces.cheese > player.cheese ? [cheeseWorth(player.cheese, pieces.cheese, language)] : []),
    ...(markers > 0 ? [say(language).cheeseBeside(markers * CHEESE_MARKER_POINTS)] : []),
  ]
  return texts.map((text) => ({ text, icon: 'cheese', mood: 'gain' }))
}

function cheeseWorth(from: number, to: number, language: Language): string {
  const t = say(language)
  return `${t.board.cheese} ${CHEESE_POINTS[from]} → ${CHEESE_POINTS[to]} ${t.points(CHEESE_POINTS[to])}`
}
