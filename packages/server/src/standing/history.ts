import type { Game } from '@estaminet/kernel'
import type { PersonId, TableDoc } from '@estaminet/table'
import * as looking from '@estaminet/table/history'

/** What finished tables tell of somebody who played at them with a seat of their own; a game the house has no more says nothing. */
export function historyOf(tables: readonly TableDoc[], person: PersonId, games: readonly Game[]): looking.History {
  const own = tables.flatMap((doc) => {
    const game = games.find(({ id }) => id === doc.game)
    return (game && looking.lookedBackOn(doc, person, game)) ?? []
  })
  return looking.historyOf(own)
}
