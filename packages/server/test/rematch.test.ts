import { describe, expect, it } from 'vitest'
import { ann, bob, Inn } from './support/inn.ts'

describe('a rematch', () => {
  async function over(inn: Inn): Promise<string> {
    const table = await inn.begun({ kind: 'live' })
    for (;;) {
      const seen = await Promise.all([ann, bob].map((who) => inn.seen(table, who)))
      if (seen[0].info.status === 'over') return table
      const seat = seen.findIndex(({ asks }) => asks.some((ask) => ask.answered === undefined))
      const [ask] = seen[seat].asks
      await inn.say([ann, bob][seat], table, 'play', { seat, ask: ask.id, move: ask.choices.at(-1)?.move })
    }
  }
  const openTables = (inn: Inn) => inn.store.tables({ status: 'open', most: 100 })

  it('is one table however many ask at once, at several nodes', async () => {
    const here = new Inn()
    const table = await over(here)
    const there = new Inn(here.store, { now: here.store.clock() })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? here : there).say(i % 3 ? ann : bob, table, 'rematch')),
    )
    expect(await openTables(here)).toHaveLength(1)
    const [{ doc }] = await openTables(here)
    for (const { result } of answers) expect(result).toEqual({ table: doc.id })
    expect((await there.seen(table, null)).info.rematch).toBe(doc.id)
  })

  it('keeps the other seat until its person comes, and does not count it as theirs', async () => {
    const inn = new Inn()
    for (let n = 0; n < 31; n++) {
      const table = await over(inn)
      await inn.say(ann, table, 'rematch')
      const [{ doc }] = await openTables(inn)
      expect(doc.seats.map(({ kind, keptFor }) => [kind, keptFor?.person])).toEqual([
        ['person', undefined],
        ['open', 'bob'],
      ])
      await inn.say(ann, doc.id, 'leave')
    }
    await inn.rooms.create(
      { game: 'long-beer', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'link', pace: { kind: 'live' } },
      bob,
    )
  })

  it('seats who asks for it too, and cannot begin without them', async () => {
    const inn = new Inn()
    const table = await over(inn)
    const { result } = await inn.say(ann, table, 'rematch')
    const next = (result as { table: string }).table
    expect(await inn.seen(next, bob)).toMatchObject({ mine: [], kept: [1] })
    await expect(inn.say(ann, next, 'start')).rejects.toMatchObject({ code: 'seat-kept' })
    await inn.say(bob, table, 'rematch')
    expect((await inn.seen(next, bob)).mine).toEqual([1])
    await inn.say(ann, next, 'start')
    // Who asks again is led there, and nothing else happens.
    expect(await inn.say(bob, table, 'rematch')).toEqual({ result: { table: next } })
  })

  it('counts like any other new table, and is offered again when it was closed', async () => {
    const inn = new Inn()
    const table = await over(inn)
    inn.tooMany.add('ann')
    await expect(inn.say(ann, table, 'rematch')).rejects.toMatchObject({ code: 'too-many-requests' })
    inn.tooMany.clear()
    await expect(inn.say({ id: 'cis', name: 'Cis' }, table, 'rematch')).rejects.toMatchObject({ code: 'not-seated' })
    await inn.say(ann, table, 'rematch')
    const [{ doc }] = await openTables(inn)
    await inn.say(ann, doc.id, 'leave')
    const { result } = await inn.say(bob, table, 'rematch')
    const [again] = await openTables(inn)
    expect(result).toEqual({ table: again.doc.id })
    expect(again.doc.id).not.toBe(doc.id)
  })

  it('forgets who wants to be forgotten', async () => {
    const inn = new Inn()
    const table = await over(inn)
    await inn.say(ann, table, 'rematch')
    await inn.rooms.forget('bob')
    const [{ doc }] = await openTables(inn)
    expect(JSON.stringify(doc)).not.toMatch(/bob/i)
  })
})
