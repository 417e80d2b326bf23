import { numberAfter, type Prepared, questionIn, type Talk } from './talk.ts'

/** How a boardgame.io client talks: socket.io's frames over a bare socket, without its long polling. */
export function talkToBoardgameIo({ game, table }: Prepared, seat: number): Talk {
  const playerID = String(seat)
  const event = (...args: unknown[]) => `42/${game},${JSON.stringify(args)}`
  return {
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: {},
    greeting: undefined,
    hear(frame) {
      const kind = frame.toString('latin1', 0, 2)
      if (kind === '0{') return { reply: `40/${game},` }
      if (kind === '2') return { reply: '3' }
      if (kind === '40') return { reply: event('sync', table, playerID, undefined, 4) }
      // A sync ends with the bare position the match began with, as a binary frame of its own.
      const what = /^4(?:2|51-)\/[^,]+,\["(\w+)"/.exec(frame.toString('latin1', 0, 60))?.[1]
      if (what !== 'sync' && what !== 'update') return undefined
      const over = frame.includes('"over":true')
      return { n: numberAfter(frame, '"_stateID":'), question: questionIn(frame), over }
    },
    play(question, move, n) {
      const payload = { type: 'play', args: [question.seat, move], playerID }
      return event('update', { type: 'MAKE_MOVE', payload }, n, table, playerID)
    },
  }
}
