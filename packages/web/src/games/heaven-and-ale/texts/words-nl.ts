import { nl as game } from '@estaminet/heaven-and-ale/texts/nl'
import type { AleWords } from './index.ts'
import { nl as screen } from './nl.ts'

export default { game, screen } satisfies AleWords
