import { type Game, refuse } from '@estaminet/kernel'
import type { Given } from '../command.ts'
import { EXIT } from '../exit.ts'
import { progressBar } from '../progress.ts'
import { storePlace } from '../store-place.ts'
import type { Terminal } from '../terminal.ts'

/** Replays every stored match and names those that are not as they were played. */
export async function verifyStore(given: Given, games: readonly Game[], terminal: Terminal): Promise<number> {
  const [backup, ...more] = given.positionals
  if (more.length > 0) return refuse('bad-request', 'verify --all takes one backup, or none for the house itself.')
  const { verifyAll } = await import('@estaminet/server/commands/verify')
  let bar = progressBar(terminal, 0, '')
  const found = await verifyAll(backup === undefined ? storePlace(given) : { backup }, games, {
    begin(total) {
      bar = progressBar(terminal, total, 'tables')
    },
    checked: (done) => bar.at(done),
  }).finally(() => bar.end())
  const { tables, good, wrong } = found
  if (given.flag('json')) await terminal.out(`${JSON.stringify(found)}\n`)
  else {
    for (const { table, code, error } of wrong)
      await terminal.out(`WRONG table ${table} (code ${code}): ${error.message} [${error.code}]\n`)
    const matches = `${good.finished} finished and ${good.running} unfinished matches`
    await terminal.out(
      `${tables} ${tables === 1 ? 'table' : 'tables'}: ${matches} good, ${good['no match yet']} without a match, ${wrong.length} wrong\n`,
    )
  }
  return wrong.length === 0 ? EXIT.fine : EXIT.wrong
}
