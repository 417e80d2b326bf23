import type { Story } from '../../../after/story.ts'
import type { RaceTale } from './tale.ts'

/** A worker tells the tale as plain data: this is where it gets its type back. */
export const taleOf = ({ tale }: Story): RaceTale => tale as RaceTale
