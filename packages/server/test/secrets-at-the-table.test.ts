import { type LogEntry, Match, NATURE, type Seat, SPECTATOR } from '@estaminet/kernel'
import type { TableDoc } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import type { Listener } from '../src/rooms/listener.ts'
import { ann, bob, Inn, until } from './support/inn.ts'
import { MemoryStore } from './support/memory-store.ts'

const CARDS = 12
const CELLS = 'to who has the rules:'
const WHOLE = 'to who has none:'
const people = [ann, bob, { id: 'cis', name: 'Cis' }]
const CLOCK = { kind: 'live', clock: { bank: 600, increment: 5, cap: 600 } } as const

interface Moment {
  readonly doc: TableDoc
  readonly log: readonly LogEntry[]
  readonly now: number
}

/** A match of Small Beer for three, played so many decisions far, as it lies in a store. */
async function playedFar(decisions: number): Promise<Moment> {
  const inn = new Inn()
  const plan = { game: 'small-beer', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const
  const { table } = await inn.rooms.create({ ...plan, seats: [...plan.seats], access: 'link', pace: CLOCK }, ann)
  for (const one of people.slice(1)) await inn.say(one, table, 'join')
  for (const [seat, one] of people.entries()) await inn.say(one, table, 'nonce', { seat, nonce: '' })
  await inn.say(ann, table, 'start')
  for (let n = 0; n < decisions; n++) {
    inn.wait(1_000)
    await playNext(inn, table)
  }
  const { doc, log } = (await inn.store.load(table)) ?? expect.fail('no table')
  return { doc, log, now: inn.store.clock() }
}

/** The first seat that is asked and has not answered plays the first thing it can; the pourer takes the glass. */
async function playNext(inn: Inn, table: string): Promise<Seat> {
  for (const [seat, one] of people.entries()) {
    const ask = (await inn.seen(table, one)).asks.find(({ answered, free }) => answered === undefined && !free)
    if (!ask) continue
    await inn.say(one, table, 'play', { seat, ask: ask.id, move: ask.choices.at(-1)?.move })
    return seat
  }
  return expect.fail('nobody is asked')
}

const positionAfter = (log: readonly LogEntry[], options: TableDoc['options']) => {
  const match = new Match(smallBeer, { seats: people.length, options })
  for (const entry of log) match.repeat(entry)
  return match
}

/** The same moment, but every card a reader cannot know is another one: in the hands of others, or sealed by them. */
function dealtAnew({ doc, log, now }: Moment, reader: Seat): Moment {
  const { state } = positionAfter(log, doc.options)
  const dealt = log.flatMap((entry) =>
    'move' in entry && entry.by === NATURE && entry.move < CARDS ? [entry.move] : [],
  )
  const unseen = [...Array(CARDS).keys()].filter((card) => !dealt.includes(card))
  const hidden = dealt.filter((card) =>
    people.some((_, seat) => seat !== reader && state.hand[seat * CARDS + card] === 1),
  )
  const others = [...unseen, ...hidden]
  const instead = new Map(hidden.map((card, i) => [card, others[i] as number]))
  const swap = (card: number) => instead.get(card) ?? card
  return {
    now,
    doc: { ...doc, sealed: doc.sealed.map(([seat, card]) => [seat, seat === reader ? card : swap(card)]) },
    log: log.map((entry) =>
      'move' in entry && entry.by === NATURE && entry.move < CARDS ? { ...entry, move: swap(entry.move) } : entry,
    ),
  }
}

/** A house in which this moment is kept, just opened. */
async function houseAt({ doc, log, now }: Moment): Promise<Inn> {
  const store = new MemoryStore()
  const inn = new Inn(store, { now })
  await store.commit({ table: structuredClone(doc), rev: 0, from: 0, entries: log, dueAt: null })
  return inn
}

const idOf = (reader: Seat) => people[reader]?.id ?? null

/** A page that has the rules of this match, and one that has none. */
const pagesAt = ({ options }: TableDoc): readonly Pick<Listener, 'holds'>[] => [
  { holds: { rules: smallBeer.version, layout: smallBeer.setup(options, people.length).layout.hash } },
  {},
]

/** All that reaches a reader: the greeting, the story so far, and what is told while the others answer in secret. */
async function sentTo(reader: Seat, moment: Moment): Promise<string[]> {
  const inn = await houseAt(moment)
  const { id } = moment.doc
  const sent: string[] = []
  // One after the other, each until everybody there has been shown that it came.
  for (const [at, page] of pagesAt(moment.doc).entries()) {
    const send = (frame: string) => void sent.push(`${page.holds ? CELLS : WHOLE} ${frame}`)
    const listener: Listener = { ...page, person: idOf(reader), send }
    const expected = sent.length + 2 + (at + 1)
    await inn.rooms.room(id).watch(listener, 0, (said) => JSON.stringify(said))
    await until(async () => sent.length >= expected)
  }
  sent.push(JSON.stringify(await inn.rooms.room(id).updateFor(idOf(reader), 0)))
  sent.push(JSON.stringify(await inn.rooms.room(id).updateFor(idOf(reader), undefined)))
  // Everybody but one answers in secret; the last answer would open them all.
  for (let secrets = 0; secrets < 2; secrets++) {
    inn.wait(1_000)
    const seat = await playNext(inn, id)
    if (seat === reader) sent.push(`answered ${(await inn.seen(id, people[seat])).asks[0].answered}`)
  }
  await inn.say(bob, id, 'pause', { seat: 1, on: true })
  sent.push(JSON.stringify(await inn.rooms.room(id).updateFor(idOf(reader), 0)))
  const again = await inn.restart()
  sent.push(JSON.stringify(await again.rooms.room(id).updateFor(idOf(reader), 0)))
  return sent
}

describe.each([
  ['the first round', 0],
  ['a later round, with cards on the table', 4],
])('in %s', (_, decisions) => {
  it.each([
    ['a player', 0],
    ['another', 1],
    ['the last', 2],
    ['who only looks on', SPECTATOR],
  ])('nothing that %s is sent depends on what they cannot know', async (_name, reader) => {
    const moment = await playedFar(decisions)
    const other = dealtAnew(moment, reader)
    // The law would hold of itself if nothing were dealt anew.
    expect(other.log).not.toEqual(moment.log)
    const [here, there] = [await sentTo(reader, moment), await sentTo(reader, other)]
    expect(here.length).toBeGreaterThan(8)
    for (const kind of [`${CELLS} {"t":"position"`, `${CELLS} {"t":"cells"`, `${WHOLE} {"t":"update"`])
      expect(here.filter((sent) => sent.startsWith(kind)).length, kind).toBeGreaterThan(0)
    expect(there).toEqual(here)
  })

  it('somebody who does know is sent something else', async () => {
    const moment = await playedFar(decisions)
    expect(await sentTo(1, dealtAnew(moment, 0))).not.toEqual(await sentTo(1, moment))
  })
})

it('a bot is given its own hand, and nothing of the others’', async () => {
  const moment = await playedFar(0)
  const withBot = ({ doc, ...rest }: Moment): Moment => ({
    ...rest,
    doc: { ...doc, seats: doc.seats.map((seat, at) => (at === 2 ? { ...seat, standIn: true, level: 'easy' } : seat)) },
  })
  const thoughts = async (at: Moment) => {
    const inn = await houseAt(withBot(at))
    await inn.seen(at.doc.id)
    await until(async () => inn.thoughts.length > 0)
    return inn.thoughts
  }
  expect(await thoughts(dealtAnew(moment, 2))).toEqual(await thoughts(moment))
})
