import { proveTables } from './table-proof.ts'

// Those with hands have a file of their own, so that the two run side by side.
proveTables('without hands', ({ options }) => options.confrontation !== true, 60)
