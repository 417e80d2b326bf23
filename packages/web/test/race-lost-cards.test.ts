import { belgianBeersRace, isClose, type RaceState } from '@estaminet/belgian-beers-race'
import { createRoot, createSignal } from 'solid-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RaceEvent } from '../src/games/belgian-beers-race/model.ts'
import { cardTexts, words } from '../src/games/belgian-beers-race/texts/index.ts'
import { atRandom, endOf } from './support/at-random.ts'

const said: string[] = []
// Node would be given the Solid of a server, in which nothing follows anything.
vi.mock('solid-js', () => vi.importActual<typeof import('solid-js')>('solid-js/dist/solid.js'))
vi.mock('../src/shell/page/toasts.tsx', () => ({ toast: ({ text }: { text: string }) => void said.push(text) }))
vi.mock('../src/shell/seats/names.ts', () => ({ nameOf: (_: unknown, seat: number) => `Seat ${seat}` }))

/** As much of a board as this needs: the whole of it knows the page, which these types do not. */
interface Board {
  view(): unknown
  news(): readonly unknown[]
  mine(): readonly number[]
  language(): 'en' | 'fr' | 'nl'
  seats(): readonly unknown[]
}
const { tellOfLostCards } = await vi.importActual<{ tellOfLostCards(board: Board): void }>(
  '../src/games/belgian-beers-race/one-short.ts',
)
const { bringStandings } = await import('../src/games/belgian-beers-race/standings.ts')
await bringStandings()
for (const language of ['en', 'fr', 'nl'] as const) await words.open(language)

/** Races played at random: in each of them somebody takes a card another one was one short of. */
const SEEDS = ['lost 22', 'lost 23', 'lost 26']
const SEATS = [0, 1, 2]

/** Tells whoever sits at `mine` what happens in a race, and answers what every card that was taken means for each seat. */
function toldOf(seed: string, mine: readonly number[], language: 'en' | 'fr' | 'nl' = 'en') {
  const options = { length: 'base', leader: 'all', arrival: 'play' }
  let events: RaceEvent[] = []
  const taken: { by: number; title: string; close: readonly boolean[] }[] = []
  const hear = (event: unknown): void => void events.push(event as RaceEvent)
  const [news, setNews] = createSignal<readonly unknown[]>([])
  let view: unknown
  const dispose = createRoot((end) => {
    tellOfLostCards({ view: () => view, news, mine: () => mine, language: () => language, seats: () => [] })
    return end
  })
  const look = (s: RaceState): void => {
    view = belgianBeersRace.view(s, 0)
    for (const event of events)
      if (event.type === 'cardTaken') {
        const { title } = cardTexts(language, event.card)
        taken.push({ by: event.seat, title, close: SEATS.map((seat) => isClose(s, seat, event.card)) })
      }
    setNews(events.map((event) => ({ n: 0, event })))
    events = []
  }
  look(endOf(atRandom(belgianBeersRace, { seats: SEATS.length, options, seed, hear }), ({ s }) => look(s)))
  dispose()
  return taken
}

beforeEach(() => {
  said.length = 0
})

describe.each(SEEDS)('%s', (seed) => {
  it('whoever was one short of a card hears who has taken it, and of no other card', () => {
    let others = 0
    let heard = 0
    for (const me of SEATS) {
      said.length = 0
      const taken = toldOf(seed, [me])
      const lost = taken.filter(({ by, close }) => by !== me && close[me])
      expect(said).toEqual(lost.map(({ by, title }) => `Seat ${by} takes “${title}”. You were one short of it.`))
      heard += lost.length
      others += taken.length - lost.length
    }
    expect(heard).toBeGreaterThan(0)
    expect(others).toBeGreaterThan(0)
  })

  it.each([
    ['fr', /^Seat \d prend «\s.+\s»\. Il ne vous manquait qu’une chose\.$/],
    ['nl', /^Seat \d neemt “.+”\. Jij kwam er één ding voor tekort\.$/],
  ] as const)('in the language of the reader: %s', (language, sentence) => {
    for (const me of SEATS) toldOf(seed, [me], language)
    expect(said.length).toBeGreaterThan(0)
    for (const one of said) expect(one).toMatch(sentence)
  })

  it('around one screen, and where one only watches, nobody is told: it would not say whom it means', () => {
    toldOf(seed, SEATS)
    toldOf(seed, [])
    expect(said).toEqual([])
  })
})
