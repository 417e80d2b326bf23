import { atOnce } from '@estaminet/kernel'
import { expect, it } from 'vitest'
import { inPieces } from '../src/rooms/pieces.ts'

/** Rests so often, and answers how often that was. */
function* long(rests: number, between = () => {}): Generator<undefined, number> {
  for (let n = 0; n < rests; n++) {
    between()
    yield
  }
  return rests
}

const spend = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('long work in pieces comes to the same end', async () => {
  expect(await inPieces(long(1_000))).toBe(1_000)
  expect(atOnce(long(1_000))).toBe(1_000)
})

it('lets others do something between its pieces', async () => {
  let turns = 0
  let busy = true
  const others = () => {
    turns++
    if (busy) setImmediate(others)
  }
  setImmediate(others)
  await inPieces(long(10, () => spend(5)))
  busy = false
  expect(turns).toBeGreaterThanOrEqual(9)
})

it('what fails in the middle fails for whoever waits for it', async () => {
  const failing = long(3, () => {
    throw new Error('spilt')
  })
  await expect(inPieces(failing)).rejects.toThrow('spilt')
})
