import { expect, it } from 'vitest'
import { complaintsOf, spendNight } from '../load/night.ts'

it('a night with people and bots at 200 tables: nothing is lost, memory is flat, and no work keeps everybody waiting', async () => {
  const night = await spendNight({
    minutes: Number(process.env.NIGHT_MINUTES ?? 10),
    tables: Number(process.env.NIGHT_TABLES ?? 200),
    seed: process.env.ESTAMINET_SEED ?? '1',
  })
  console.log(JSON.stringify(night))
  expect(complaintsOf(night)).toEqual([])
})
