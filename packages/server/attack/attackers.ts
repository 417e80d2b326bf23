import { setPriority } from 'node:os'
import { employed } from '../load/processes.ts'
import { ATTACKS, type Battlefield, type Tally } from './attacks.ts'
import { pause } from './caller.ts'

export interface AttackOrder {
  readonly url: string
  readonly seconds: number
}

export interface AttackAnswer {
  readonly tallies: Readonly<Record<string, Tally>>
  /** Attacks that could not go on, and why. */
  readonly faults: readonly string[]
}

// They would sit at other machines: here they must not take the house's processor away.
setPriority(19)

/** All attacks at once, each from an address of its own, in a process of their own. The parent says where honest guests play. */
let places: readonly string[] = []
process.on('message', (message: { readonly places?: readonly string[] }) => {
  places = message.places ?? places
})

employed(async ({ url, seconds }: AttackOrder): Promise<AttackAnswer> => {
  const until = performance.now() + seconds * 1000
  const tallies: Record<string, Tally> = {}
  const faults: string[] = []
  const goesOn = () => performance.now() < until
  await Promise.all(
    ATTACKS.map(async ({ name, run }, at) => {
      const tally: Tally = { tried: 0, refused: 0, how: {} }
      tallies[name] = tally
      const battlefield: Battlefield = {
        url,
        address: `127.3.0.${at + 1}`,
        places: () => places,
        goesOn,
        count({ refused, how }) {
          tally.tried++
          if (!refused) return
          tally.refused++
          if (how !== undefined) tally.how[how] = (tally.how[how] ?? 0) + 1
        },
      }
      while (goesOn()) {
        await run(battlefield).catch((error) => faults.push(`${name}: ${error}`))
        await pause(500)
      }
    }),
  )
  return { tallies, faults }
})
