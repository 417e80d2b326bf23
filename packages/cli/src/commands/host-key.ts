import { refuse } from '@estaminet/kernel'
import type { Command } from '../command.ts'
import { EXIT } from '../exit.ts'
import { STORE_OPTIONS, storePlace } from '../store-place.ts'

export const hostKey: Command = {
  name: 'host-key',
  summary: 'Make a new host key and show it once.',
  takes: '',
  notes:
    'The key opens /metrics and the host API. Only its hash is kept, so a lost key cannot be shown again. Nodes that run on the same PostgreSQL take the new one up within seconds.',
  options: { ...STORE_OPTIONS, reset: { type: 'boolean', help: 'make a new key; the old one opens nothing any more' } },
  async run(given, terminal) {
    if (given.positionals.length > 0) return refuse('bad-request', 'host-key takes options only.')
    if (!given.flag('reset'))
      return refuse(
        'bad-request',
        'The host key is kept as a hash and cannot be shown again. Add --reset to make a new one.',
      )
    const { resetHostKey } = await import('@estaminet/server/commands/host-key')
    await terminal.out(`${await resetHostKey(storePlace(given))}\n`)
    return EXIT.fine
  },
}
