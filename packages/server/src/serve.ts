import { resolve } from 'node:path'
import { Refusal } from '@estaminet/kernel'
import { pino } from 'pino'
import { greeting, hostKeyNote } from './greeting.ts'
import { type OpenHouse, openHouse } from './house.ts'
import { pages } from './places.ts'
import { portTrouble, readSettings, type Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { codeOf, StoreTrouble } from './store/trouble.ts'

/** How a server ends: well, by something that may pass by itself, or by something that needs a person. */
export const END = { well: 0, trouble: 1, refused: 2 } as const

/** Where a program that serves says things, one text a line. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
}

/** Reads the settings, opens the house and keeps it open until it is told to stop. Answers with the exit code. */
export async function serve(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const reading = readSettings(args, env)
  if ('help' in reading) {
    terminal.out(reading.help)
    return END.well
  }
  if ('complaint' in reading) {
    terminal.err(reading.complaint)
    return END.refused
  }
  const { settings } = reading
  let house: OpenHouse
  try {
    house = await open(settings, terminal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    terminal.err(error instanceof StoreTrouble ? `${error.message} ${placeOf(settings)}` : error.message)
    return error instanceof StoreTrouble && !error.lasting ? END.trouble : END.refused
  }
  let host: string
  try {
    host = await listen(house, settings)
  } catch (error) {
    await house.close()
    terminal.err(portTrouble(codeOf(error) || undefined, settings))
    return END.trouble
  }
  const address = house.app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  terminal.out(greeting({ host, port, publicUrl: settings.publicUrl }))
  if (house.freshHostKey !== undefined) terminal.out(hostKeyNote(house.freshHostKey))
  await toldToStop()
  terminal.out('Closing: guests are told, and find their tables again. (Ctrl-C once more: at once.)')
  await house.close()
  return END.well
}

async function open(settings: Settings, terminal: Terminal): Promise<OpenHouse> {
  const { databaseUrl, dataDir } = settings
  const store = await openStore({ ...(databaseUrl === undefined ? { dataDir } : { databaseUrl }), say: terminal.err })
  try {
    return await openHouse({ settings, store, log: logger(settings), pages })
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Says which store is meant, and never its password. */
const placeOf = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl === undefined ? `(DATA_DIR is ${resolve(dataDir)})` : '(DATABASE_URL)'

/** All interfaces are `::`, except on a machine without IPv6. */
async function listen({ app }: OpenHouse, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ port, host })
    return host
  } catch (error) {
    if (host !== '::' || codeOf(error) !== 'EAFNOSUPPORT') throw error
    await app.listen({ port, host: '0.0.0.0' })
    return '0.0.0.0'
  }
}

/** Cookies, keys and secrets never reach the log, whoever passes them. */
const logger = ({ logLevel }: Settings) =>
  pino({
    level: logLevel,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.nonce'],
      remove: true,
    },
  })

/** One Ctrl-C may arrive twice: from the terminal, and handed on by npm. Only a later one means impatience. */
const IMPATIENT_AFTER = 1_000

function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    let told: number | undefined
    const hear = () => {
      if (told !== undefined && Date.now() - told > IMPATIENT_AFTER) process.exit(END.trouble)
      told ??= Date.now()
      stop()
    }
    process.on('SIGINT', hear)
    process.on('SIGTERM', hear)
  })
}
