import { refuse } from '@estaminet/kernel'
import { readSettings, settingFlags } from '@estaminet/server/settings'
import type { StorePlace } from '@estaminet/server/store'
import type { Given, OptionHelp } from './command.ts'

const FOLDER = 'data-dir'
const DATABASE = 'database-url'

/** Where a house is kept, said as for `serve`. */
export const STORE_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  [FOLDER]: settingFlags[FOLDER],
  [DATABASE]: settingFlags[DATABASE],
}

/** A flag comes before the variables, whichever of the two places it names. */
export function storePlace(given: Given, env = process.env): StorePlace {
  const flags = [FOLDER, DATABASE].flatMap((flag) => {
    const value = given.text(flag)
    return value === undefined ? [] : [`--${flag}=${value}`]
  })
  if (flags.length > 1) refuse('bad-request', `A house is kept in one place: --${FOLDER} or --${DATABASE}, not both.`)
  const { DATA_DIR, DATABASE_URL } = env
  const reading = readSettings(flags, flags.length > 0 ? {} : { DATA_DIR, DATABASE_URL })
  if (!('settings' in reading)) return refuse('bad-request', 'complaint' in reading ? reading.complaint : reading.help)
  const { dataDir, databaseUrl } = reading.settings
  return databaseUrl === undefined ? { dataDir } : { databaseUrl }
}
