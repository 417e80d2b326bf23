import { Socket } from 'node:net'
import { Client } from 'pg'
import type { Store, StoredChange } from '../../src/store/store.ts'

/** Where in the life of a move a house may die: at one of these points, or at any moment after it has said `now`. */
export const POINTS = ['before-commit', 'after-commit', 'after-ack', 'any-moment'] as const
export type Point = (typeof POINTS)[number]

/** Whoever made the move may be gone; then the acknowledgement has nobody to go to, and the house dies without. */
const NOBODY_TO_TELL = 200
export const UNHEARD = 'nobody to tell'

/** A store whose house is killed at that point of the n-th move it is given. */
export function fatal(store: Store, point: Point, nth: number): Store {
  const mouth = new Mouth()
  let moves = 0
  return {
    ...store,
    async commit(change) {
      if (!isMove(change) || ++moves < nth) return store.commit(change)
      if (point === 'before-commit') die()
      if (point === 'any-moment') {
        console.log('now')
        return store.commit(change)
      }
      mouth.shut()
      const end = await store.commit(change)
      // Another node was quicker: nothing was committed, and the next move will do.
      if (end === 'conflict') mouth.open()
      else if (point === 'after-commit') die()
      else mouth.dieAfter(acknowledgementOf(change))
      return end
    },
  }
}

/** Answers of a person to a question; the start of a match is none. */
const isMove = ({ command, entries, from }: StoredChange) => command !== undefined && entries.length > 0 && from > 0

/** By itself or inside an update, as whoever gave the command wanted it; it is kept under that person. */
function acknowledgementOf({ command }: StoredChange): (frame: string) => boolean {
  const cmd = command?.id.split(':')[1]
  const alone = JSON.stringify({ t: 'done', cmd })
  const inside = `,"done":${JSON.stringify({ cmd })}}`
  return (frame) => frame === alone || frame.endsWith(inside)
}

const isUpdate = (frame: string) => /^\{"t":"(update|position|cells)"/.test(frame)

/** The text of a frame as it goes over a socket (RFC 6455, 5.2); nothing where something else does. */
function textIn(written: unknown): string | undefined {
  if (!Buffer.isBuffer(written) || written[0] !== 0x81) return undefined
  const length = written[1]
  return written.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10)
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** Through which the house tells of changes: updates to its guests, notices to other nodes. */
class Mouth {
  private heldBack: (() => void)[] | undefined
  private isLastWord: (frame: string) => boolean = () => false

  constructor() {
    const mouth = this
    const write = Socket.prototype.write as (this: Socket, ...written: unknown[]) => boolean
    const query = Client.prototype.query as (this: Client, ...asked: unknown[]) => unknown
    Object.assign(Socket.prototype, {
      write(this: Socket, ...written: unknown[]) {
        const text = textIn(written[0])
        if (text !== undefined && mouth.isLastWord(text)) return write.call(this, written[0], die)
        if (text === undefined || !mouth.heldBack || !isUpdate(text)) return write.apply(this, written)
        mouth.heldBack.push(() => write.apply(this, written))
        return true
      },
    })
    Object.assign(Client.prototype, {
      query(this: Client, ...asked: unknown[]) {
        const held = mouth.heldBack
        if (!held || !isNotice(asked[0])) return query.apply(this, asked)
        return new Promise((told) => held.push(() => told(query.apply(this, asked))))
      },
    })
  }

  shut(): void {
    this.heldBack ??= []
  }

  open(): void {
    const held = this.heldBack ?? []
    this.heldBack = undefined
    for (const say of held) say()
  }

  /** Dies when these words have left the house. */
  dieAfter(isLastWord: (frame: string) => boolean): void {
    this.isLastWord = isLastWord
    setTimeout(() => {
      console.log(UNHEARD)
      die()
    }, NOBODY_TO_TELL)
  }
}

const isNotice = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'name' in asked && asked.name === 'tell'
