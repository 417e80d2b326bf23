import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { greeting, hostKeyNote } from './greeting.ts'
import { type OpenHouse, openHouse } from './house.ts'
import { portTrouble, readSettings, type Settings } from './settings.ts'
import { openStore } from './store/open.ts'

const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Where a program that serves says things. */
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
    return 0
  }
  if ('complaint' in reading) {
    terminal.err(reading.complaint)
    return 1
  }
  const { settings } = reading
  let house: OpenHouse
  try {
    house = await open(settings)
  } catch (error) {
    terminal.err(error instanceof Error ? error.message : String(error))
    return 1
  }
  try {
    await house.app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await house.close()
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    terminal.err(portTrouble(code, settings.port))
    return 1
  }
  const address = house.app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  terminal.out(greeting(settings.host, port, settings.publicUrl))
  if (house.freshHostKey !== undefined) terminal.out(hostKeyNote(house.freshHostKey))
  await toldToStop()
  await house.close()
  return 0
}

async function open(settings: Settings): Promise<OpenHouse> {
  const { databaseUrl, dataDir } = settings
  const store = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl })
  try {
    return await openHouse({ settings, store, log: logger(settings), pages })
  } catch (error) {
    await store.close()
    throw error
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

function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    process.once('SIGINT', () => stop())
    process.once('SIGTERM', () => stop())
  })
}
