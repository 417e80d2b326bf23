import { parseArgs } from 'node:util'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  readonly trustProxy: string | undefined
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Whether guests are kept from asking too much. */
  readonly limits: boolean
  readonly resetHostKey: boolean
}

interface Setting<T> {
  /** The environment variable; the flag is made of the same words. */
  readonly variable: string
  /** What follows the flag; left out: the flag alone says yes. */
  readonly value?: string
  readonly help: string
  /** Reads what was given, or what stands when nothing was; a string is a complaint. */
  read(text: string | undefined): { readonly is: T } | string
}

/** Everything a host can set, in the order of the help text. */
const SETTINGS: { readonly [name in keyof Settings]: Setting<Settings[name]> } = {
  port: {
    variable: 'PORT',
    value: 'number',
    help: 'port to listen on (3000)',
    read(text = '3000') {
      const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
      return port <= 65535
        ? { is: port }
        : `\`${text}\` is no port: choose a number from 0 to 65535, as in \`npm start -- --port 3001\`.`
    },
  },
  host: {
    variable: 'HOST',
    value: 'address',
    help: 'network interface to listen on (all)',
    read: (text = '::') => ({ is: text }),
  },
  dataDir: {
    variable: 'DATA_DIR',
    value: 'folder',
    help: 'folder of the embedded store (data)',
    read: (text = 'data') => ({ is: text }),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    value: 'url',
    help: 'PostgreSQL to use instead: several nodes may share it',
    read: (text) =>
      text === undefined || /^postgres(ql)?:\/\//.test(text)
        ? { is: text }
        : 'DATABASE_URL should begin with postgres:// or postgresql://.',
  },
  publicUrl: {
    variable: 'PUBLIC_URL',
    value: 'url',
    help: 'address people open, e.g. https://play.example.org; https makes cookies secure',
    read: (text) =>
      text === undefined || /^https?:\/\/[^/?#]+$/.test(text)
        ? { is: text }
        : 'PUBLIC_URL is an address without a path, such as https://play.example.org.',
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    value: 'addresses',
    help: 'proxies whose word for the caller’s address counts, e.g. 127.0.0.1 or 10.0.0.0/8',
    read: (text) => ({ is: text }),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    value: 'level',
    help: `${LOG_LEVELS.join(', ')} (warn)`,
    read(text = 'warn') {
      const level = LOG_LEVELS.find((one) => one === text)
      return level ? { is: level } : `LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}.`
    },
  },
  limits: {
    variable: 'LIMITS',
    value: 'on|off',
    help: 'off: no limits on requests and connections, for a closed network or a load test (on)',
    read: (text = 'on') => (text === 'on' || text === 'off' ? { is: text === 'on' } : 'LIMITS is on or off.'),
  },
  resetHostKey: {
    variable: 'RESET_HOST_KEY',
    help: 'make a new host key and print it',
    read: (text) => ({ is: text !== undefined && text !== '0' && text !== 'false' }),
  },
}

const flagOf = (setting: Setting<unknown>) => setting.variable.toLowerCase().replaceAll('_', '-')

export type Reading = { readonly settings: Settings } | { readonly help: string } | { readonly complaint: string }

/** Flags come before variables, variables before what stands otherwise. */
export function readSettings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Reading {
  let given: Record<string, unknown>
  try {
    const options = Object.fromEntries(
      Object.values(SETTINGS).map((one) => [
        flagOf(one),
        { type: one.value ? ('string' as const) : ('boolean' as const) },
      ]),
    )
    given = parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } }).values
  } catch {
    return { complaint: `The server does not know \`${args.join(' ')}\`: see \`npm start -- --help\`.` }
  }
  if (given.help) return { help: settingsHelp() }
  const settings: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const flag = given[flagOf(setting)]
    const text = flag === undefined ? env[setting.variable] || undefined : String(flag)
    const read = setting.read(text)
    if (typeof read === 'string') return { complaint: read }
    settings[name] = read.is
  }
  return { settings: settings as unknown as Settings }
}

export function settingsHelp(): string {
  const lines = Object.values(SETTINGS).map((one) => [
    `  --${flagOf(one)}${one.value ? ` ${one.value}` : ''}`,
    `${one.help} [${one.variable}]`,
  ])
  const width = Math.max(...lines.map(([left]) => left.length)) + 2
  return [
    'Settings, as a flag or as an [environment variable]:',
    '',
    ...lines.map(([a, b]) => a.padEnd(width) + b),
    '',
  ].join('\n')
}

/** Why a port could not be opened, and what to do, in one sentence. */
export function portTrouble(code: string | undefined, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop that one, or choose another port with \`npm start -- --port ${port + 1}\`.`
  if (code === 'EACCES')
    return `Port ${port} is reserved for the administrator: choose one above 1023, as in \`npm start -- --port 3000\`.`
  return `Port ${port} could not be opened (${code ?? 'unknown reason'}): choose another with \`npm start -- --port 3001\`.`
}
