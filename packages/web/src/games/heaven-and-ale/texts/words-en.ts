import { en as game } from '@estaminet/heaven-and-ale/texts/en'
import { en as screen } from './en.ts'
import type { AleWords } from './index.ts'

export default { game, screen } satisfies AleWords
