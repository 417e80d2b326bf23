import { createHash, randomBytes } from 'node:crypto'
import { commitmentTo, type FairSetup, fairChance } from '@estaminet/kernel'

/** The dice of a match in the engine: from a seed always the same ones. Its seats add no nonces. */
export function engineDice(seats: number, seed: string | number | undefined) {
  const secret =
    seed === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(`seed|${seed}`).digest('hex')
  const match = seed === undefined ? randomBytes(9).toString('base64url') : 'seeded'
  const nonces = Array<string>(seats).fill('')
  const fair: FairSetup & { readonly secret: string } = { match, commitment: commitmentTo(secret), nonces, secret }
  return { fair, chance: fairChance(secret, match, nonces) }
}
