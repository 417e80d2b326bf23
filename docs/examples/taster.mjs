// A bot for the Belgian Beers Race that knows nothing but the engine protocol, its data and what moves say of themselves.
// It sits in seat 0; everybody else plays at random. It looks one move ahead and minds the way home.
//
//   node docs/examples/taster.mjs            a short race for two
//   node docs/examples/taster.mjs 4 7 base   four seats, seed 7, the full race

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const [seats = '2', seed = String(Date.now()), length = 'short'] = process.argv.slice(2)
const MINE = 0

const program = fileURLToPath(new URL('../../packages/cli/bin/estaminet.mjs', import.meta.url))
const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

/** One request, one answer. */
async function ask(request) {
  engine.stdin.write(`${JSON.stringify({ id: request.do, ...request })}\n`)
  const { value, done } = await answers.next()
  if (done) throw new Error('The engine has gone.')
  const { result, error } = JSON.parse(value)
  if (error) throw new Error(`${request.do}: ${error.message}`)
  return result
}

const { data } = await ask({ do: 'data', game: 'belgian-beers-race' })
const homeTime = timesHome(data)

let table = await ask({ do: 'new', game: 'belgian-beers-race', seats: Number(seats), seed, options: { length } })
const { match } = table
let { views } = await ask({ do: 'state', match })
let moves = (await ask({ do: 'legal', match })).moves
const random = dice(seed)
while (!table.over) {
  const { seat } = moves[0]
  const { move } = seat === MINE ? best(moves, views.everybody) : moves[Math.floor(random() * moves.length)]
  table = await ask({ do: 'play', match, seat, move, also: ['described', 'view'] })
  moves = table.legal
  views = table.view
}

const { scores } = await ask({ do: 'score', match })
for (const [seat, { total, rank }] of scores.entries())
  console.log(`seat ${seat}${seat === MINE ? ' (the taster)' : ''}: ${total} points, rank ${rank}`)
console.log((await ask({ do: 'record', match })).link)
engine.stdin.end()

/** The move that is worth most; among equals the first. */
function best(moves, view) {
  const me = view.players[MINE]
  const evenings = data.lengths[length].days.length - view.day + 1
  const left = view.dayLength - me.time
  const worth = moves.map(({ description }) => worthOf(description, me, view, evenings, left))
  return moves[worth.indexOf(Math.max(...worth))]
}

function worthOf(does, me, view, evenings, left) {
  switch (does.kind) {
    case 'bike':
    case 'bus':
    case 'hitch':
    case 'offer':
      return trip(does, me, view, evenings, left)
    case 'taste':
      // Drunk means slow: from some level on, every way takes twice its time.
      return me.level < data.breathalyzer.bicycleForbiddenFrom ? data.points.beer * evenings - does.cost : -20
    case 'buy':
      return beersIn(me) === 0 ? 1 : -5
    case 'cheese':
      return me.level > 3 ? 3 : -1
    case 'drink':
      return me.level < 3 ? data.points.beer * evenings : -10
    case 'camp':
      return left <= 2 && !view.lastDay ? 0 : -30
    case 'stop':
      return view.lastDay && me.place === 'GP' ? 0 : left <= 1 ? -1 : -40
    case 'start':
      return placeWorth(does.to, me) - homeTime.get(does.to) / 4
    default:
      return 0
  }
}

/** What waits at the end of a road, less the time it takes; nothing is worth a night away from home on the last day. */
function trip(does, me, view, evenings, left) {
  const risk = does.kind === 'hitch' ? does.waiting * 0.5 : does.kind === 'bus' ? 0.4 : does.kind === 'offer' ? 2 : 0
  const gained =
    (does.bottle ? evenings + 1 : 0) +
    (does.coaster ? evenings + 1 : 0) +
    (does.firstVisit ? 1.5 : 0) +
    2 * does.bonuses.length +
    2 * does.toast.length +
    (does.firstVisit ? placeWorth(does.to, me) / 2 : 0)
  const cost = does.cost + risk
  if (view.lastDay) {
    const after = left - does.cost
    if (homeTime.get(does.to) > after - 3) {
      const closer = homeTime.get(me.place) - homeTime.get(does.to)
      return does.to === 'GP' ? 25 - risk : closer > 0 ? 10 + closer - risk : -50
    }
    if (me.place === 'GP' && left < 8) return -30
  }
  return gained - cost
}

/** A brewery where one can taste is worth the way. */
function placeWorth(id) {
  const place = data.places.find((one) => one.id === id)
  return (place.taste ? 3 : 0) + place.bonuses.length + (place.sells === 'nothing' ? 0 : 0.5)
}

function beersIn({ cubes }) {
  return Object.values(cubes).reduce((sum, count) => sum + count, 0)
}

/** The least time to the Grand Place by bus from everywhere, by the printed roads. */
function timesHome({ places, roads, insideBrussels }) {
  const inBrussels = (id) => id === 'GP' || String(id).startsWith('B')
  const time = new Map(places.map(({ id }) => [id, id === 'GP' ? 0 : inBrussels(id) ? insideBrussels : 99]))
  for (let changed = true; changed; ) {
    changed = false
    for (const { ends, bus } of roads)
      for (const [here, there] of [ends, [...ends].reverse()]) {
        const on = there === 'BXL' ? 0 : time.get(there)
        if (here === 'BXL' || time.get(here) <= on + bus) continue
        time.set(here, on + bus)
        changed = true
      }
  }
  return time
}

/** Chance for the others, the same for the same seed. */
function dice(text) {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
