import { refuse } from '@estaminet/kernel'
import { type Command, JSON_OPTION } from '../command.ts'
import { EXIT } from '../exit.ts'
import { STORE_OPTIONS, storePlace } from '../store-place.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'Copy a house into one file, beside running play or while it is closed.',
  takes: '[file|folder]',
  notes:
    'Without a name the copy is called estaminet-<time>.db. It holds the secrets of the house: keep it where only you can read it. A house on PostgreSQL is copied with pg_dump.',
  options: { ...STORE_OPTIONS, json: JSON_OPTION },
  async run(given, terminal) {
    const [to = '.', ...more] = given.positionals
    if (more.length > 0) return refuse('bad-request', 'backup writes one file. Try: estaminet backup --help')
    const { backup: copy } = await import('@estaminet/server/commands/backup')
    const made = await copy(storePlace(given), to)
    await terminal.out(
      given.flag('json')
        ? `${JSON.stringify(made)}\n`
        : `Copied the house to ${made.file} (${sizeOf(made.bytes)}). Bring it back with: estaminet restore ${made.file}\n`,
    )
    return EXIT.fine
  },
}

const UNITS = ['bytes', 'KB', 'MB', 'GB']

function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`
}
