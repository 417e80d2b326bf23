import { Refusal, refuse } from '@estaminet/kernel'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { STORE_OPTIONS, storePlace } from '../store-place.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'Put a backup in the place of a house while no server runs on it.',
  takes: '<backup>',
  notes:
    'The backup is checked before anything is touched. A house that is already there is only put aside when told to, and never deleted.',
  options: {
    ...STORE_OPTIONS,
    replace: { type: 'boolean', help: 'put the house that is there aside, into a folder before-restore-<time>' },
  },
  async run(given, terminal) {
    const [from, ...more] = given.positionals
    if (from === undefined || more.length > 0)
      return refuse('bad-request', 'restore takes one backup. Try: estaminet restore --help')
    const place = storePlace(given)
    const { restore: bringBack, holdsHouse } = await import('@estaminet/server/commands/restore')
    if (holdsHouse(place) && !given.flag('replace'))
      throw new Refusal(
        'house-exists',
        'There is a house in this folder already. Add --replace to put it aside (it is kept), or choose another folder with --data-dir.',
      )
    const before = await bringBack(from, place)
    await terminal.out(`Restored ${from}. Start the server again.\n`)
    if (before !== undefined)
      await terminal.out(`What was there before is kept in ${before}: delete that folder when you are sure.\n`)
    return EXIT.fine
  },
}
