import type { Game } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { Table } from '../src/index.ts'
import { smallBeer, Talk } from './talk.ts'

/** The same game under its next version, which writes its moves as before. */
const newer: Game = { ...smallBeer, version: 2, reads: (_version, move) => move }

describe('a table begun under earlier rules', () => {
  it('goes on where it was, and remembers how much of its log is of old', () => {
    const talk = Talk.of(smallBeer, 2)
    const before = talk.match.log.length
    expect(before).toBeGreaterThan(0)
    const table = Table.load(newer, talk.doc, talk.match.log)
    expect(table.match?.log).toEqual(talk.match.log)
    expect(table.doc).toMatchObject({ rules: 2, earlier: [{ rules: 1, entries: before }] })
    talk.table = table
    const seat = talk.match.actors[0] ?? 0
    talk.plays(seat, talk.match.legal(seat)[0] ?? 0)
    const again = Table.load(newer, talk.doc, talk.match.log)
    expect(again.doc.earlier).toEqual([{ rules: 1, entries: before }])
    expect(again.match?.line.length).toBe(talk.match.line.length)
  })

  it('is refused where its moves cannot be read', () => {
    const talk = Talk.of(smallBeer, 2)
    expect(() => Table.load({ ...smallBeer, version: 2 }, talk.doc, talk.match.log)).toThrow(/rules version 1/)
  })
})
