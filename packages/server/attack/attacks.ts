import { Caller, type Line, NO_ANSWER, pause } from './caller.ts'

/** What became of the tries of one attack. */
export interface Tally {
  tried: number
  refused: number
  /** Codes and states the house refused with. */
  readonly how: Record<string, number>
}

/** Where an attack is carried out, and how its tries are counted. */
export interface Battlefield {
  readonly url: string
  /** An address of its own for this attack. */
  readonly address: string
  /** Tables of honest guests at this moment. */
  places(): readonly string[]
  goesOn(): boolean
  count(answer: { readonly refused: boolean; readonly how?: string }): void
}

export interface Attack {
  readonly name: string
  run(battlefield: Battlefield): Promise<void>
}

const HOT_SEAT = {
  game: 'heaven-and-ale',
  seats: [{ kind: 'me' }, { kind: 'me', name: 'Twin' }],
  access: 'link',
  pace: { kind: 'live' },
}
const PUBLIC = { ...HOT_SEAT, seats: [{ kind: 'me' }, { kind: 'open' }], access: 'public' }
const BOTS = { ...HOT_SEAT, seats: Array(4).fill({ kind: 'bot', level: 'easy' }) }

function noteAnswer(battlefield: Battlefield, { status, text }: { status: number; text: string }): void {
  const code = /"code":"([^"]+)"/.exec(text)?.[1]
  battlefield.count({ refused: status !== 200, how: status === NO_ANSWER ? 'cut' : (code ?? String(status)) })
}

async function noteCommand(
  battlefield: Battlefield,
  line: Line,
  t: string,
  table: string,
  more: object,
): Promise<void> {
  const answer = await line.command(t, table, more)
  battlefield.count(answer.t === 'refused' ? { refused: true, how: answer.code } : { refused: false })
}

/** A guest with a running table of their own and a line to it. */
async function atOwnTable({ url, address }: Battlefield, plan: object = HOT_SEAT) {
  const caller = await Caller.named(url, address, 'Eve')
  const table = await caller.makeTable(plan)
  const line = await caller.socket()
  if (table === undefined || !line) return undefined
  line.hello(table)
  await line.command('start', table)
  return { caller, table, line }
}

const isOver = ({ update }: Line): boolean => update?.info.status === 'over'

/** The first choice that is offered, if any is. */
async function playOn({ line, table }: { readonly line: Line; readonly table: string }): Promise<void> {
  const ask = line.update?.asks[0]
  if (ask) await line.command('play', table, { ask: ask.id, seat: ask.seat, move: ask.choices[0]?.move })
}

/** What was found once, each as a program with clients of its own. None of them may do more than lose its own time. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'standing orders for questions that do not exist',
    async run(battlefield) {
      const own = await atOwnTable(battlefield)
      for (let n = 0; own && battlefield.goesOn(); n++) {
        await noteCommand(battlefield, own.line, 'orders', own.table, {
          seat: 0,
          answers: { [`${n}`.padEnd(40, 'x')]: 'ask' },
        })
        await pause(60)
      }
      own?.line.close()
    },
  },
  {
    name: 'taking back and playing again without end',
    async run(battlefield) {
      const own = await atOwnTable(battlefield)
      for (let n = 0; own && battlefield.goesOn() && !isOver(own.line); n++) {
        // Sometimes it goes on, so that there is always something to take back.
        if (n % 50 === 0) await playOn(own)
        for (const t of ['undo', 'redo']) {
          const seat = own.line.update?.undo.find(({ decisions, redo }) => (t === 'undo' ? decisions : redo) > 0)?.seat
          if (seat !== undefined) await noteCommand(battlefield, own.line, t, own.table, { seat })
          await pause(50)
        }
      }
      own?.line.close()
    },
  },
  {
    name: 'a long story asked for again and again',
    async run(battlefield) {
      const own = await atOwnTable(battlefield)
      const nobody = new Caller(battlefield.url, battlefield.address)
      while (own && battlefield.goesOn()) {
        await playOn(own)
        noteAnswer(battlefield, await nobody.ask('GET', `/api/tables/${own.table}?last=0`))
        await pause(40)
      }
      own?.line.close()
    },
  },
  {
    name: 'public tables to fill the list, and looks at it',
    async run(battlefield) {
      const looker = new Caller(battlefield.url, battlefield.address)
      for (let n = 0; battlefield.goesOn(); n++) {
        const maker = n % 40 === 0 ? await Caller.named(battlefield.url, battlefield.address, `Maker ${n}`) : undefined
        for (let table = 0; maker && table < 25; table++)
          noteAnswer(battlefield, await maker.ask('POST', '/api/tables', PUBLIC))
        await Promise.all(Array.from({ length: 4 }, () => looker.ask('GET', '/api/tables')))
        maker?.hangUp()
        await pause(50)
      }
    },
  },
  {
    name: 'half requests',
    async run(battlefield) {
      const caller = new Caller(battlefield.url, battlefield.address)
      let open = 0
      while (battlefield.goesOn()) {
        for (let n = 0; n < 10 && open < 400; n++) {
          const socket = await caller.bare()
          open++
          socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
          socket.once('close', () => {
            open--
            battlefield.count({ refused: true, how: 'cut' })
          })
        }
        await pause(100)
      }
    },
  },
  {
    name: 'sixty sockets of one guest, and new names',
    async run(battlefield) {
      const caller = await Caller.named(battlefield.url, battlefield.address, 'Eve')
      const lines: Line[] = []
      while (battlefield.goesOn()) {
        for (let n = 0; n < 12 && battlefield.goesOn(); n++) {
          const line = await caller.socket()
          if (line) lines.push(line)
          battlefield.count(line ? { refused: false } : { refused: true, how: 'not let in' })
          noteAnswer(
            battlefield,
            await new Caller(battlefield.url, battlefield.address).ask('POST', '/api/me', { name: `N${n}` }),
          )
          await pause(100)
        }
        for (const line of lines.splice(0)) line.close()
      }
    },
  },
  {
    name: 'chatter, at the own table and at those of others',
    async run(battlefield) {
      const own = await atOwnTable(battlefield)
      while (own && battlefield.goesOn()) {
        await noteCommand(battlefield, own.line, 'chat', own.table, { text: 'x'.repeat(500) })
        for (const table of battlefield.places().slice(0, 2))
          noteAnswer(battlefield, await own.caller.command(table, 'react', { what: 'cheers' }))
        await pause(60)
      }
      own?.line.close()
    },
  },
  {
    name: 'tables of bots alone',
    async run(battlefield) {
      let caller = await Caller.named(battlefield.url, battlefield.address, 'Eve')
      for (let n = 1; battlefield.goesOn(); n++) {
        const answer = await caller.ask('POST', '/api/tables', BOTS)
        noteAnswer(battlefield, answer)
        if (answer.status === 200) await caller.command(JSON.parse(answer.text).table, 'start')
        await pause(300)
        if (n % 30 === 0) caller = await Caller.named(battlefield.url, battlefield.address, `Eve ${n}`)
      }
    },
  },
  {
    name: 'seats, clocks and moves of others',
    async run(battlefield) {
      const caller = await Caller.named(battlefield.url, battlefield.address, 'Eve')
      const tries: readonly (readonly [string, object])[] = [
        ['play', { seat: 0, ask: '1.0.00000000', move: 0 }],
        ['undo', { seat: 1 }],
        ['ask-back', { seat: 0, to: 0 }],
        ['replace', { seat: 1 }],
        ['resign', { seat: 0 }],
        ['pause', { seat: 1, on: true }],
        ['kick', { seat: 1 }],
        ['hush', { seat: 1, on: true }],
        ['join', { seat: 1 }],
        ['start', {}],
        ['rematch', {}],
      ]
      while (battlefield.goesOn()) {
        for (const table of battlefield.places().slice(0, 3))
          for (const [t, more] of tries) {
            noteAnswer(battlefield, await caller.command(table, t, more))
            await pause(60)
          }
        await pause(50)
      }
    },
  },
  {
    name: 'links that keep their reader busy, and records that are none',
    async run(battlefield) {
      const long = `e1.heaven-and-ale.0.2.-.9.${'z'.repeat(60_000)}.0123456789abcdef`
      for (let n = 0; battlefield.goesOn(); n++) {
        const caller = new Caller(battlefield.url, battlefield.address)
        const text = [`${'=e1.'.repeat(16_000)}/`, long, '['.repeat(60_000)][n % 3]
        noteAnswer(battlefield, await caller.ask('POST', '/api/records', text, { 'content-type': 'text/plain' }))
        caller.hangUp()
        await pause(400)
      }
    },
  },
  {
    name: 'nonsense: broken addresses, foreign names and origins, no protocol at all',
    async run(battlefield) {
      const caller = await Caller.named(battlefield.url, battlefield.address, 'Eve')
      const line = await caller.socket()
      if (line)
        line.hear = (frame) => battlefield.count({ refused: true, how: frame.t === 'refused' ? frame.code : frame.t })
      while (battlefield.goesOn()) {
        noteAnswer(battlefield, await caller.ask('GET', '/%'))
        noteAnswer(battlefield, await caller.ask('GET', '/api/house', undefined, { host: 'rebound.example.net' }))
        noteAnswer(battlefield, await caller.ask('POST', '/api/me', { name: 'X' }, { origin: 'https://example.net' }))
        noteAnswer(battlefield, await caller.ask('GET', '/api/tables/%2e%2e%2f%2e%2e%2fetc'))
        noteAnswer(battlefield, await caller.ask('POST', '/api/host/block', { address: '127.0.0.0/8', on: true }))
        line?.raw(['{', '[]', '{"t":"hello"}', 'x'.repeat(9_000)][Math.floor(performance.now()) % 4])
        const socket = await caller.bare()
        socket.end('one beer, please\r\n\r\n')
        await pause(150)
      }
      line?.close()
    },
  },
]
