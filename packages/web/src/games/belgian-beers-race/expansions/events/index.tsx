import { events as deck, type EventId } from '@estaminet/belgian-beers-race'
import { expansionWords } from '../../texts/expansions.ts'
import type { ExpansionScreen } from '../expansion-screen.ts'
import { cardWords } from '../texts/cards.ts'
import { EventOfTheDay } from './day.tsx'
import { goal } from './goal.ts'

const isEvent = (id: string): id is EventId => deck.some((card) => card.id === id)

const events: ExpansionScreen = {
  Day: EventOfTheDay,
  goal,
  /** What comes tomorrow is said with what holds today: on a phone there is no other place for it. */
  explain(about, { events: drawn, day }, language) {
    const [, id = ''] = about.split(' ')
    const cards = expansionWords(language)?.cards.events
    const card = isEvent(id) ? cards?.[id] : undefined
    if (!card) return undefined
    const next = drawn?.days[day - 1] === id ? drawn.days[day] : undefined
    const tomorrow = next && cards ? ` ${cardWords(language).event.tomorrow(cards[next].title)}.` : ''
    const rule = deck.some((one) => one.id === id && one.sign === '+') ? 'events#good' : 'events#bad'
    return { name: card.title, text: card.text + tomorrow, rule, current: true }
  },
}

export default events
