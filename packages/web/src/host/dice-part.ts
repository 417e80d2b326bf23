import { digest } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import type { DiceNotes } from './dice-notes.ts'
import { randomHex } from './random-hex.ts'
import type { TableHost } from './table-host.ts'

/**
 * Our part in the dice of a table. Each seat commits to a nonce when it is taken, and opens it only when the house shows
 * that everybody has committed: from then on nobody, the house included, can choose theirs to suit ours. What was shown
 * is remembered and compared with the record at the end.
 */
export function takePartInDice(send: TableHost['send'], notes: DiceNotes): (update: Update) => void {
  /** What this visit has said already, so that two devices of one guest do not answer each other for ever. */
  const said = new Set<string>()
  const once = (what: string, act: () => Promise<unknown>) => {
    if (said.has(what)) return
    said.add(what)
    act()
  }

  async function commit(table: string, seat: number): Promise<void> {
    const nonce = randomHex(16)
    const hash = digest(nonce)
    notes.add(table, { nonces: { ...notes.of(table).nonces, [hash]: nonce } })
    const answer = await send({ t: 'hash', seat, hash })
    // Who leaves a seat and takes it again is asked anew.
    if (answer.ok) said.delete(`commit ${seat}`)
  }

  async function open(table: string, seat: number, hash: string, nonce: string): Promise<void> {
    const answer = await send({ t: 'nonce', seat, nonce })
    if (answer.ok) notes.add(table, { taken: [...notes.of(table).taken, hash] })
  }

  return ({ table, mine, dice, info: { commitment } }) => {
    for (const seat of dice ? mine : []) {
      const hash = dice?.hashes[seat]
      const nonce = hash ? notes.of(table).nonces[hash] : undefined
      if (hash === null) once(`commit ${seat}`, () => commit(table, seat))
      else if (hash && nonce === undefined && !dice?.open) once(`commit again ${seat}`, () => commit(table, seat))
      else if (hash && nonce !== undefined && dice?.open && commitment !== undefined) {
        const hashes = dice.hashes.map((one) => one ?? '')
        once(`open ${hash}`, () => {
          notes.add(table, { promised: notes.of(table).promised ?? { commitment, hashes } })
          return open(table, seat, hash, nonce)
        })
      }
    }
  }
}
