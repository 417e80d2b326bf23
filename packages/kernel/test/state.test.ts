import {
  blankOf,
  copy,
  decode,
  defineState,
  done,
  encode,
  fieldOf,
  hash,
  isOpen,
  next,
  project,
  Refusal,
  SPECTATOR,
  stackSize,
  topOf,
} from '@estaminet/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const kind = defineState('test', ['day', 'turn'], ['time', 'cubes', 'extra'])
const make = () => kind.create({ time: 4, cubes: 16, extra: 0 })

describe('flat state', () => {
  it('reads and writes named fields over one typed array', () => {
    const s = make()
    s.day = 2
    s.time[3] = -7
    s.cubes[15] = 12
    expect(Array.from(s.cells.slice(0, 6))).toEqual([2, 0, 0, 0, 0, -7])
    expect(s.cells.at(-1)).toBe(12)
    expect(s.extra).toHaveLength(0)
  })

  it('copies, and the copy is independent', () => {
    const a = make()
    a.day = 1
    const b = copy(make(), a)
    b.time[0] = 9
    expect(a.time[0]).toBe(0)
    expect(b.day).toBe(1)
  })

  it('hashes to 64 bits that every cell changes', () => {
    const seen = new Set([hash(make())])
    for (let i = 0; i < make().cells.length; i++)
      for (const value of [1, -1, 256]) {
        const s = make()
        s.cells[i] = value
        seen.add(hash(s))
      }
    expect(seen.size).toBe(1 + make().cells.length * 3)
    expect(hash(make())).toMatch(/^[0-9a-f]{16}$/)
  })

  it('encodes and decodes any cells', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -32768, max: 32767 }), { minLength: 22, maxLength: 22 }), (cells) => {
        const s = make()
        s.cells.set(cells)
        expect(Array.from(decode(encode(s), make()).cells)).toEqual(cells)
      }),
    )
  })

  it('refuses another layout, damage and nonsense, and leaves the target untouched', () => {
    const s = make()
    s.day = 5
    const text = encode(s)
    const target = make()
    const other = kind.create({ time: 3, cubes: 16, extra: 1 })
    expect(() => decode(text, other)).toThrow(Refusal)
    for (let at = 0; at < text.length; at++) {
      const flipped = `${text.slice(0, at)}${text.charAt(at) === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
      expect(() => decode(flipped, target), `at ${at}`).toThrow(Refusal)
    }
    for (const nonsense of ['', '..', 'a.b.c', text.slice(0, -3)])
      expect(() => decode(nonsense, target)).toThrow(Refusal)
    expect(target.day).toBe(0)
  })
})

describe('the stack of what is to be done', () => {
  it('has the next step on top, and a step that is done leaves no trace', () => {
    const stack = new Int16Array(stackSize(3))
    expect(topOf(stack)).toBe(-1)
    next(stack, 7, 1, 2, 3)
    next(stack, 8, 4)
    expect(Array.from(stack.slice(topOf(stack), topOf(stack) + 4))).toEqual([8, 4, 0, 0])
    done(stack)
    expect(Array.from(stack.slice(topOf(stack), topOf(stack) + 4))).toEqual([7, 1, 2, 3])
    done(stack)
    expect(stack.every((cell) => cell === 0)).toBe(true)
  })

  it('says when it is full', () => {
    const stack = new Int16Array(stackSize(1))
    next(stack, 1)
    expect(() => next(stack, 1)).toThrow('full')
  })
})

describe('what belongs to a seat', () => {
  const kind = defineState('hands', ['round'], ['board', 'hand'], ['hand'])
  const create = () => kind.create({ board: 2, hand: 6 }, 3)

  it('is left out of what the others may know', () => {
    const s = create()
    s.round = 4
    s.board.set([7, 8])
    s.hand.set([1, 2, 3, 4, 5, 6])
    expect([...project(s, 1, create()).hand]).toEqual([0, 0, 3, 4, 0, 0])
    expect([...project(s, SPECTATOR, create()).hand]).toEqual([0, 0, 0, 0, 0, 0])
    expect(project(s, 0, create())).toMatchObject({ round: 4 })
    expect([...project(s, 0, create()).board]).toEqual([7, 8])
    expect([...s.hand]).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('makes a match closed, unless it has no cells in it', () => {
    expect(isOpen(create())).toBe(false)
    expect(isOpen(kind.create({ board: 2, hand: 0 }))).toBe(true)
    expect(() => kind.create({ board: 2, hand: 7 }, 3)).toThrow(/share equally/)
    expect(create().layout.hash).not.toBe(kind.create({ board: 2, hand: 6 }, 2).layout.hash)
  })
})

describe('fields that only some matches have', () => {
  const kind = defineState('hats', ['round'], ['board'])
  const withHats = () => kind.create({ board: 2 }, 2, { hats: { length: 4, owned: true }, coats: { length: 0 } })

  it('are read by name, belong to seats where they are secret, and are none where they are not used', () => {
    const s = withHats()
    fieldOf(s, 'hats').set([1, 2, 3, 4])
    expect([...s.cells]).toEqual([0, 0, 0, 1, 2, 3, 4])
    expect([...fieldOf(project(s, 1, blankOf(s)), 'hats')]).toEqual([0, 0, 3, 4])
    expect(fieldOf(s, 'coats')).toHaveLength(0)
    expect(() => fieldOf(s, 'gloves')).toThrow('no field "gloves"')
    expect(blankOf(s).layout).toBe(s.layout)
  })

  it('leave a match that does not use them as it is', () => {
    const without = kind.create({ board: 2 }, 2, { hats: { length: 0, owned: true } })
    expect(without.layout.hash).toBe(kind.create({ board: 2 }).layout.hash)
    expect(isOpen(without)).toBe(true)
    expect(withHats().layout.hash).not.toBe(without.layout.hash)
  })
})
