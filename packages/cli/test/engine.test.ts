import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { hash, readLink, readRecord } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Engine } from '../src/engine/engine.ts'
import { linesOf, TOO_LONG } from '../src/engine/lines.ts'
import { houseGames, printed } from '../src/games.ts'
import { playedMatch } from './at-the-terminal.ts'

interface Made {
  seat: number | 'chance'
  move: number
  notation: string
}

/** A program talking to the engine. */
function talk(engine = new Engine([smallBeer])) {
  const ask = (request: object) => JSON.parse(engine.answer(JSON.stringify({ id: 1, ...request })))
  return {
    say: (line: string) => JSON.parse(engine.answer(line)),
    ok(request: object) {
      const { result, error } = ask(request)
      expect(error, JSON.stringify(request)).toBeUndefined()
      return result
    },
    refused: (request: object): string => ask(request).error?.code,
  }
}

type Program = ReturnType<typeof talk>

/** Plays the first legal move of everybody until the end. */
function finish(program: Program, match: string): Made[] {
  const made: Made[] = []
  for (let at = program.ok({ do: 'legal', match }); !at.over; at = program.ok({ do: 'legal', match })) {
    const next = at.moves.find((one: Made) => !at.answered.includes(one.seat))
    made.push(...program.ok({ do: 'play', match, seat: next.seat, move: next.move }).moves)
  }
  return made
}

describe('a match through the engine', () => {
  test('is the same for the same seed, and its record proves its dice', () => {
    const play = () => {
      const program = talk()
      program.ok({ do: 'new', game: 'small-beer', seats: 3, seed: 'x' })
      finish(program, 'm1')
      return program.ok({ do: 'record', match: 'm1' })
    }
    const one = play()
    expect(play()).toEqual(one)
    expect(one.record.fair.secret).toMatch(/^[0-9a-f]{64}$/)
    const match = readRecord(smallBeer, one.record)
    expect(match.over).toBe(true)
    expect(hash(readLink(() => smallBeer, one.link).state)).toBe(hash(match.state))
  })

  test('without a seed gets dice of its own', () => {
    const program = talk()
    const commitments = [1, 2].map((n) => {
      program.ok({ do: 'new', game: 'small-beer', seats: 2 })
      return program.ok({ do: 'record', match: `m${n}` }).record.fair.commitment
    })
    expect(commitments[0]).not.toBe(commitments[1])
  })

  test('with manual chance is replayed from notation alone', () => {
    const { match } = playedMatch('by hand')
    const program = talk()
    const source = program.ok({ do: 'load', record: playedMatch('by hand').record }).match
    const line = talkLine(program, source)
    program.ok({ do: 'new', game: 'small-beer', seats: 2, chance: 'manual' })
    for (const { seat, notation } of line) program.ok({ do: 'play', match: 'm2', seat, move: notation })
    expect(program.ok({ do: 'state', match: 'm2' }).hash).toBe(hash(match.state))
    expect(program.ok({ do: 'score', match: 'm2' })).toEqual({
      match: 'm2',
      over: true,
      scores: smallBeer.score(match.state),
    })
  })

  test('many run at once and do not touch each other', () => {
    const program = talk()
    for (let n = 0; n < 5; n++) program.ok({ do: 'new', game: 'small-beer', seats: 2, seed: n })
    const before = program.ok({ do: 'state', match: 'm3' })
    finish(program, 'm1')
    program.ok({ do: 'close', match: 'm2' })
    expect(program.ok({ do: 'state', match: 'm3' })).toEqual(before)
    expect(program.refused({ do: 'state', match: 'm2' })).toBe('bad-request')
  })

  test('a running one is saved as a link and goes on with manual chance', () => {
    const program = talk()
    program.ok({ do: 'new', game: 'small-beer', seats: 2, seed: 1 })
    const { link } = program.ok({ do: 'record', match: 'm1' })
    const loaded = program.ok({ do: 'load', link })
    expect(loaded).toMatchObject({ match: 'm2', game: 'small-beer', seats: 2, waiting: [0, 1] })
    finish(program, 'm2')
    expect(program.ok({ do: 'score', match: 'm2' }).over).toBe(true)
  })

  test('undo takes back a decision, stops at chance, and goes anywhere with "to"', () => {
    const program = talk()
    program.ok({ do: 'new', game: 'small-beer', seats: 2, chance: 'manual' })
    for (const card of [1, 2, 3, 4]) program.ok({ do: 'play', match: 'm1', move: `card ${card}` })
    expect(program.refused({ do: 'undo', match: 'm1' })).toBe('cannot-undo')
    program.ok({ do: 'play', match: 'm1', seat: 0, move: 'card 1' })
    program.ok({ do: 'play', match: 'm1', seat: 1, move: 'card 4' })
    program.ok({ do: 'play', match: 'm1', move: 'roll' })
    const before = program.ok({ do: 'state', match: 'm1' }).hash
    expect(program.ok({ do: 'undo', match: 'm1' })).toMatchObject({ undone: 1, moveCount: 6, waiting: [1] })
    expect(program.refused({ do: 'undo', match: 'm1' })).toBe('cannot-undo')
    expect(program.ok({ do: 'redo', match: 'm1' }).moves).toMatchObject([{ seat: 1, notation: 'roll' }])
    expect(program.ok({ do: 'state', match: 'm1' }).hash).toBe(before)
    expect(program.ok({ do: 'undo', match: 'm1', to: 0 })).toMatchObject({
      undone: 7,
      moveCount: 0,
      waiting: ['chance'],
    })
    expect(program.refused({ do: 'redo', match: 'm1' })).toBe('cannot-redo')
    expect(program.ok({ do: 'state', match: 'm1' }).hash).not.toBe(before)
  })
})

describe('a request that cannot be granted', () => {
  const program = talk()
  program.ok({ do: 'new', game: 'small-beer', seats: 2, seed: 5 })
  const before = program.ok({ do: 'state', match: 'm1' })

  const requests: [code: string, request: object][] = [
    ['bad-seat', { do: 'play', match: 'm1', seat: 32, move: 0 }],
    ['bad-seat', { do: 'view', match: 'm1', seat: 2 }],
    ['bad-seat', { do: 'view', match: 'm1' }],
    ['not-your-move', { do: 'play', match: 'm1', seat: 'chance', move: 0 }],
    ['illegal-move', { do: 'play', match: 'm1', seat: 0, move: 77 }],
    ['unreadable-move', { do: 'play', match: 'm1', seat: 0, move: 'drink up' }],
    ['bad-request', { do: 'play', match: 'm1', move: 1 }],
    ['bad-request', { do: 'play', match: 'm1', seat: 0, move: 1.5 }],
    ['bad-request', { do: 'play', match: 'm1', seat: 0 }],
    ['bad-request', { do: 'new', game: 'small-beer', seats: 2, seed: 1, chance: 'manual' }],
    ['bad-request', { do: 'new', game: 'small-beer', seats: 2, chance: 'loaded' }],
    ['bad-request', { do: 'new', game: 'small-beer', seats: '2' }],
    ['bad-request', { do: 'load', record: 'x', link: 'y' }],
    ['cannot-undo', { do: 'undo', match: 'm1', to: 99 }],
    ['cannot-undo', { do: 'undo', match: 'm1', seat: 0 }],
    ['cannot-redo', { do: 'redo', match: 'm1', seat: 0 }],
    ['bad-request', { do: 'constructor' }],
  ]
  for (const [code, request] of requests)
    test(`${JSON.stringify(request)} is refused as ${code} and changes nothing`, () => {
      expect(program.refused(request)).toBe(code)
      expect(program.ok({ do: 'state', match: 'm1' })).toEqual(before)
    })

  test('a line that is no object gets an answer with no id', () => {
    for (const line of ['', '{', '3', '[]', 'null', '"games"'])
      expect(program.say(line)).toMatchObject({ id: null, error: { code: 'bad-request' } })
  })

  test('a fault in a game is told and ends nothing', () => {
    const torn = {
      ...smallBeer,
      score: () => {
        throw new Error('spilt')
      },
    }
    const other = talk(new Engine([torn]))
    other.ok({ do: 'new', game: 'small-beer', seats: 2 })
    expect(other.refused({ do: 'score', match: 'm1' })).toBe('internal')
    other.ok({ do: 'legal', match: 'm1' })
  })
})

describe('lines', () => {
  const read = async (chunks: string[], limit: number) => {
    async function* input() {
      for (const chunk of chunks) yield Buffer.from(chunk)
    }
    const lines: (string | typeof TOO_LONG)[] = []
    for await (const line of linesOf(input(), limit)) lines.push(line)
    return lines
  }

  test('come whole, however they were cut on the way, the last one too', async () => {
    expect(await read(['a', 'b\nc\n', '\nd', 'é'], 10)).toEqual(['ab', 'c', '', 'dé'])
  })

  test('a letter cut in two is still one letter', async () => {
    const [one, two] = [Buffer.from('é').subarray(0, 1), Buffer.from('é\n').subarray(1)]
    async function* input() {
      yield one
      yield two
    }
    const lines: unknown[] = []
    for await (const line of linesOf(input(), 10)) lines.push(line)
    expect(lines).toEqual(['é'])
  })

  test('over the limit are dropped, and the next one is heard', async () => {
    expect(await read(['12345', '67890', '1\nok\n'], 10)).toEqual([TOO_LONG, 'ok'])
    expect(await read(['1234567890\nok'], 10)).toEqual(['1234567890', 'ok'])
  })
})

/** All moves of a match that somebody had to make; the engine plays forced ones by itself. */
function talkLine(program: Program, match: string): Made[] {
  const { link } = program.ok({ do: 'record', match })
  const source = readLink(() => smallBeer, link)
  const s = smallBeer.setup(source.options, source.seats)
  return source.line.flatMap(({ by, move, forced }) => {
    const notation = smallBeer.describe(s, by, move).say.join(' ')
    smallBeer.apply(s, by, move)
    return forced ? [] : [{ seat: by < 0 ? 'chance' : by, move, notation }]
  })
}

describe('a position', () => {
  test('is opened from the state alone and played on to the same end', () => {
    const program = talk()
    program.ok({ do: 'new', game: 'small-beer', seats: 2, chance: 'manual' })
    for (const card of ['card 12', 'card 3', 'card 4', 'card 7']) program.ok({ do: 'play', match: 'm1', move: card })
    program.ok({ do: 'play', match: 'm1', seat: 0, move: 'card 12' })
    program.ok({ do: 'play', match: 'm1', seat: 1, move: 'card 7' })
    const { encoded, hash: before } = program.ok({ do: 'state', match: 'm1' })
    const loaded = program.ok({ do: 'load', state: encoded, game: 'small-beer', seats: 2 })
    expect(loaded).toMatchObject({ moveCount: 0, waiting: [0], game: 'small-beer' })
    expect(program.ok({ do: 'state', match: loaded.match }).hash).toBe(before)
    expect(finish(program, loaded.match)).toEqual(finish(program, 'm1'))
    expect(program.ok({ do: 'state', match: loaded.match }).hash).toBe(program.ok({ do: 'state', match: 'm1' }).hash)
  })

  test('goes back to itself and no further, and has no record', () => {
    const program = talk()
    program.ok({ do: 'new', game: 'small-beer', seats: 2, seed: 1 })
    const { encoded, hash: before } = program.ok({ do: 'state', match: 'm1' })
    const { match } = program.ok({ do: 'load', state: encoded, game: 'small-beer', seats: 2 })
    for (const seat of [0, 1]) {
      const [{ move }] = program.ok({ do: 'legal', match, seat, bare: true }).moves
      program.ok({ do: 'play', match, seat, move })
    }
    program.ok({ do: 'undo', match, to: 0 })
    expect(program.ok({ do: 'state', match }).hash).toBe(before)
    expect(program.refused({ do: 'record', match })).toBe('bad-request')
  })

  test('is refused when it belongs elsewhere, is damaged, or says too much', () => {
    const program = talk()
    program.ok({ do: 'new', game: 'small-beer', seats: 2, seed: 1 })
    const { encoded: state } = program.ok({ do: 'state', match: 'm1' })
    const { link } = program.ok({ do: 'record', match: 'm1' })
    expect(program.refused({ do: 'load', state, game: 'small-beer', seats: 3 })).toBe('malformed-state')
    expect(program.refused({ do: 'load', state: state.replace('.Ag', '.Bg'), game: 'small-beer', seats: 2 })).toBe(
      'bad-checksum',
    )
    expect(program.refused({ do: 'load', state })).toBe('bad-request')
    expect(program.refused({ do: 'load', link, game: 'small-beer' })).toBe('bad-request')
  })
})

describe('more than was asked', () => {
  test('a move tells what follows it, so that nothing need be asked again', () => {
    const program = talk()
    program.ok({ do: 'new', game: 'small-beer', seats: 2, seed: 3 })
    const [mine, theirs] = [0, 1].map((seat) => program.ok({ do: 'legal', match: 'm1', seat }).moves[0].move)
    program.ok({ do: 'play', match: 'm1', seat: 0, move: mine })
    const also = ['events', 'described', 'view', 'score']
    const told = program.ok({ do: 'play', match: 'm1', seat: 1, move: theirs, also })
    expect(told.legal).toEqual(program.ok({ do: 'legal', match: 'm1' }).moves)
    expect(told.view).toEqual(program.ok({ do: 'state', match: 'm1' }).views)
    expect(told.scores).toEqual(program.ok({ do: 'score', match: 'm1' }).scores)
    expect(told.events.length).toBeGreaterThan(0)
    for (const wrong of ['legal', ['legal', 'legal'], ['tea']])
      expect(program.refused({ do: 'play', match: 'm1', move: 0, also: wrong })).toBe('bad-request')
  })

  test('what nobody was asked about is among the events', () => {
    const program = talk(new Engine([heavenAndAle]))
    program.ok({ do: 'new', game: 'heaven-and-ale', seats: 2, seed: 4 })
    const at = new Map<number, number>()
    let walks = 0
    for (let steps = 0; steps < 400; steps++) {
      const { over, moves } = program.ok({ do: 'legal', match: 'm1', bare: true })
      if (over) break
      const { events, view } = program.ok({
        do: 'play',
        match: 'm1',
        move: moves.at(-1).move,
        also: ['events', 'view'],
      })
      const moved = events.filter((event: { type: string }) => event.type === 'moved')
      for (const { seat, to } of moved) at.set(seat, to)
      walks += moved.length
      for (const event of events) if (event.type === 'roundBegan') at.clear()
      view.everybody.players.forEach(({ position }: { position: number }, seat: number) => {
        expect(at.get(seat) ?? 0, `seat ${seat}`).toBe(position)
      })
    }
    expect(walks).toBeGreaterThan(4)
  })

  test('a game without secrets is seen the same by everybody, once', () => {
    const program = talk(new Engine([heavenAndAle]))
    program.ok({ do: 'new', game: 'heaven-and-ale', seats: 4, seed: 4 })
    expect(Object.keys(program.ok({ do: 'state', match: 'm1' }).views)).toEqual(['everybody'])
  })

  test('what is printed is plain JSON, and every place a view names is in it', () => {
    const program = talk(new Engine(houseGames, printed))
    for (const { id } of houseGames) {
      const { data } = program.ok({ do: 'data', game: id })
      expect(JSON.parse(JSON.stringify(data))).toEqual(data)
      expect(Object.keys(data).length).toBeGreaterThan(2)
    }
    const { data } = program.ok({ do: 'data', game: 'belgian-beers-race' })
    const places = new Set(data.places.map(({ id }: { id: string }) => id))
    expect(data.roads.length).toBeGreaterThan(50)
    for (const { ends } of data.roads) for (const end of ends) expect(end === 'BXL' || places.has(end)).toBe(true)
    expect(talk().refused({ do: 'data', game: 'small-beer' })).toBe('bad-request')
  })
})
