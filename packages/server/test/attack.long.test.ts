import { expect, it } from 'vitest'
import { besiege } from '../attack/siege.ts'
import { complaints } from '../attack/verdict.ts'

it('ten minutes of everything that ever got a house down: nobody else waits, loses a turn or time, and memory is flat', async () => {
  const siege = await besiege({
    minutes: Number(process.env.ATTACK_MINUTES ?? 10),
    seed: process.env.ESTAMINET_SEED ?? '1',
    tell: (line) => console.log(line),
  })
  expect(complaints(siege)).toEqual([])
})
