import { PROTOCOL } from '@estaminet/table'
import { asFrame } from '../rooms/listener.ts'
import type { SaidRow } from '../store/talk.ts'

/** The first frame for somebody who begins to watch. */
export const welcomeTo =
  (table: string) =>
  (said: readonly SaidRow[], cells: boolean | undefined): string =>
    asFrame({
      t: 'welcome',
      v: PROTOCOL,
      table,
      said: said.map((one) => ({ t: 'said', table, ...one })),
      ...(cells === undefined ? {} : { cells }),
    })
