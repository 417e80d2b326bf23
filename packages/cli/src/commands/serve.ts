import { insistOnFiles } from '@estaminet/server/files'
import { settingFlags } from '@estaminet/server/settings'
import type { Command } from '../command.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'Open the house: a server with everything in it, until Ctrl-C.',
  takes: '',
  notes:
    'Every setting is a flag or an [environment variable]; a flag comes first, and what is usual stands in (parentheses). It ends with 1 after what may pass by itself (a database that is away, a taken port), with 2 when a person must act.',
  options: settingFlags,
  async run({ args }, terminal) {
    // The server is many files: with too few allowed it could not even be read.
    insistOnFiles()
    const { serve: open } = await import('@estaminet/server')
    return open(args, process.env, {
      out: (text) => void terminal.out(`${text}\n`),
      err: (text) => void terminal.err(`${text}\n`),
    })
  },
}
