import { everythingOn, type Offer, type OptionSchema, sampleOptions, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { smallBeer } from './example/small-beer.ts'

const FLAGS = ['events', 'bands', 'solo', 'team', 'pixels', 'characters', 'confrontation']
const schema: OptionSchema = {
  length: { type: 'choice', of: ['base', 'short'], default: 'base' },
  campaign: { type: 'choice', of: ['none', '1', '2', '3'], default: 'none' },
  ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'flag', default: false } as const])),
}
const many: Offer = {
  ...smallBeer,
  options: schema,
  forbids: (options: Readonly<Record<string, unknown>>) =>
    options.solo && options.team ? 'no team alone' : options.campaign !== 'none' && !options.solo ? 'alone' : undefined,
}

describe('option sets for games with many', () => {
  const sets = sampleOptions(many, 2, seeded('pairs'), 60)

  it('hold nothing forbidden, the defaults first, then as much at once as goes together', () => {
    for (const options of sets) expect(many.forbids?.(options, 2)).toBeUndefined()
    expect(sets[0]).toEqual(
      Object.fromEntries(Object.entries(schema).map(([name, { default: value }]) => [name, value])),
    )
    expect(FLAGS.filter((name) => sets[1]?.[name] === true).length).toBe(FLAGS.length - 1)
  })

  it('turn everything on in the order of the game, but for what does not go with what is on', () => {
    const on = Object.entries(everythingOn(many, 2)).filter(([, value]) => value === true)
    expect(on.map(([name]) => name)).toEqual(['events', 'bands', 'solo', 'pixels', 'characters', 'confrontation'])
  })

  it('cover every pair of values that may go together', () => {
    const missing: string[] = []
    const values = (name: string) => {
      const field = schema[name]
      return field?.type === 'choice' ? field.of : [false, true]
    }
    const names = Object.keys(schema)
    for (const [at, a] of names.entries())
      for (const b of names.slice(at + 1))
        for (const one of values(a))
          for (const other of values(b)) {
            const legal = names.length > 0 && canGoTogether({ [a]: one, [b]: other })
            if (legal && !sets.some((set) => set[a] === one && set[b] === other))
              missing.push(`${a} ${one}, ${b} ${other}`)
          }
    expect(missing).toEqual([])
  })

  it('are all there are where there are few', () => {
    expect(sampleOptions(smallBeer, 2, seeded('few'), 60)).toEqual([{ rounds: 'two' }, { rounds: 'three' }])
  })
})

/** Whether two values can be part of one legal set. */
function canGoTogether(two: Readonly<Record<string, unknown>>): boolean {
  const campaign = two.campaign !== undefined && two.campaign !== 'none'
  if (campaign && two.solo === false) return false
  if (campaign && two.team === true) return false
  return !(two.solo === true && two.team === true)
}
