import { type ChildProcess, spawn } from 'node:child_process'
import type { Place } from '@estaminet/bots'
import { type Move, notationOf, Refusal } from '@estaminet/kernel'
import { linesOf, TOO_LONG } from '../engine/lines.ts'
import type { Player, Table } from './player.ts'

const LONGEST_LINE = 1_000_000
/** A program may take its time to start, whatever its limit. */
const FIRST_ANSWER_MS = 20_000
const LAST_WORDS = 400

/** A program of any language that plays by the engine protocol: it is asked on its input and answers on its output, line by line. */
export class ForeignPlayer implements Player {
  readonly name: string
  private readonly command: string
  private readonly limit: number
  private readonly child: ChildProcess
  private readonly answers: AsyncGenerator<string | typeof TOO_LONG>
  private said = ''
  private asked = 0
  private gone: string | undefined

  constructor(command: string, limit: number) {
    this.name = `cmd:${command}`
    this.command = command
    this.limit = limit
    // A shell reads the command line; together with what it starts it is a group that can be ended as one.
    this.child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
    const { stdin, stdout, stderr } = this.child
    if (!stdin || !stdout || !stderr) throw new Error('A program was started without its streams.')
    this.child.on('error', (error) => {
      this.gone = error.message
    })
    this.child.on('exit', (code, signal) => {
      this.gone ??= signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`
    })
    stdin.on('error', () => {})
    stderr.on('data', (chunk: Buffer) => {
      this.said = (this.said + chunk.toString('utf8')).slice(-LAST_WORDS)
    })
    this.answers = linesOf(stdout, LONGEST_LINE)
  }

  async choose(place: Place, table: Table): Promise<Move> {
    const id = ++this.asked
    this.child.stdin?.write(`${JSON.stringify(question(id, place, table, this.limit))}\n`)
    const line = await this.heard()
    const answer = this.read(line, id)
    const move = typeof answer === 'string' ? this.named(place, table, answer) : answer
    for (let i = 0; i < place.moves.length; i++) if (place.moves[i] === move) return move
    return this.complain(
      'illegal-move',
      `played ${JSON.stringify(answer)}, which is not legal for seat ${place.seat}`,
      table,
    )
  }

  stop(): void {
    this.child.stdin?.end()
    if (this.child.pid === undefined || this.gone !== undefined) return
    try {
      process.kill(-this.child.pid)
    } catch {
      // It has just ended by itself.
    }
  }

  private async heard(): Promise<string> {
    const patience = this.asked === 1 ? Math.max(this.limit, FIRST_ANSWER_MS) : this.limit
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((wake) => {
      timer = setTimeout(() => wake('late'), patience)
    })
    const next = await Promise.race([this.answers.next(), late])
    clearTimeout(timer)
    if (next === 'late') return this.complain('bot-late', `took longer than ${patience} ms for a move`)
    if (next.done) return this.complain('bot-died', `answers no more${await this.why()}`)
    if (next.value === TOO_LONG) return this.complain('bot-answer', `wrote a line of more than ${LONGEST_LINE} bytes`)
    return next.value
  }

  /** Its output may end a moment before the program does. */
  private async why(): Promise<string> {
    if (this.gone === undefined)
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 1000)
        this.child.once('exit', () => {
          clearTimeout(timer)
          wake()
        })
      })
    return this.gone === undefined ? '' : `: ${this.gone}`
  }

  private read(line: string, id: number): number | string {
    const answer = parsed(line)
    if (answer?.error?.message !== undefined) return this.complain('bot-answer', `says: ${answer.error.message}`)
    const move = answer?.id === id ? answer.result?.move : undefined
    if (typeof move === 'string' || Number.isInteger(move)) return move as string | number
    const sample = line.length > 120 ? `${line.slice(0, 120)}…` : line
    return this.complain('bot-answer', `should answer {"id":${id},"result":{"move":…}}, not: ${sample}`)
  }

  private named({ moves, seat }: Place, { game, s }: Table, notation: string): Move | undefined {
    return Array.from(moves).find((move) => notationOf(game, s, seat, move) === notation)
  }

  private complain(code: string, what: string, table?: Table): never {
    const where = table ? ` (${table.match})` : ''
    const words = this.said.trim()
    throw new Refusal(code, `The bot "${this.command}" ${what}${where}.${words === '' ? '' : ` It said: ${words}`}`)
  }
}

const question = (
  id: number,
  { seat, moves, view }: Place,
  { game, s, match, options, seats }: Table,
  limit: number,
) => ({
  id,
  do: 'choose',
  match,
  game: game.id,
  seats,
  options,
  seat,
  limit,
  view: view(),
  moves: Array.from(moves, (move) => ({
    move,
    notation: notationOf(game, s, seat, move),
    description: game.describe(s, seat, move),
  })),
})

interface Answered {
  readonly id?: unknown
  readonly result?: { readonly move?: unknown }
  readonly error?: { readonly message?: unknown }
}

function parsed(line: string): Answered | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
