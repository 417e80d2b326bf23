import { proveTables } from './table-proof.ts'

/** Windows make a game three times as long: short proofs look at as many of its positions as without hands, long ones at more. */
const EVERY = process.env.ESTAMINET_PROOF === 'long' ? 60 : 180

proveTables('with hands', ({ options }) => options.confrontation === true, EVERY)
