import { parseArgs } from 'node:util'
import { Refusal } from '@estaminet/kernel'
import { NEAR, readNetwork } from './address.ts'
import { SMTP_SECURITY } from './mail/smtp.ts'
import { type Smtp, type SmtpGiven, smtpOf } from './mail/smtp-settings.ts'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** What is said one by one. */
interface Given extends SmtpGiven {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  readonly trustProxy: string | undefined
  /** Names of the house beside the one of the public address. */
  readonly hostNames: readonly string[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Whether guests are kept from asking too much. */
  readonly limits: boolean
  readonly resetHostKey: boolean
  /** Whether webhooks may go to this machine itself. */
  readonly loopbackTargets: boolean
}

export interface Settings extends Omit<Given, keyof SmtpGiven> {
  /** The mail server, where there is one. */
  readonly smtp: Smtp | undefined
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
const SETTINGS: { readonly [name in keyof Given]: Setting<Given[name]> } = {
  port: {
    variable: 'PORT',
    value: 'number',
    help: 'port to listen on (3000)',
    read(text = '3000') {
      return isPort(text)
        ? { is: Number(text) }
        : `\`${text}\` is no port: choose a number from 0 to 65535, as in \`npm start -- --port 3001\` or PORT=3001.`
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
    read(text) {
      const origin = text === undefined ? undefined : originOf(text)
      return text === undefined || origin !== undefined
        ? { is: origin }
        : `PUBLIC_URL \`${text}\` is no address to open: write http:// or https:// and a name without a path, such as https://play.example.org.`
    },
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    value: 'addresses',
    help: 'proxies whose word for the caller’s address counts, e.g. 127.0.0.1, 10.0.0.0/8 or loopback, with commas between',
    read(text) {
      const wrong = text?.split(',').find((one) => !isProxy(one.trim()))
      return wrong === undefined
        ? { is: text }
        : `TRUST_PROXY \`${wrong.trim()}\` is no address: list the proxies as 127.0.0.1, 10.0.0.0/8, ${NETWORKS.join(', ')}, with commas between.`
    },
  },
  hostNames: {
    variable: 'HOST_NAMES',
    value: 'names',
    help: 'more names the house goes by, e.g. play.example.org, with commas between; * for any',
    read(text = '') {
      const names = text.split(',').map((one) => one.trim().toLowerCase())
      const wrong = names.find((one) => !/^(\*|[a-z0-9-]+(\.[a-z0-9-]+)*)?$/.test(one))
      return wrong === undefined
        ? { is: names.filter(Boolean) }
        : `HOST_NAMES \`${wrong}\` is no name: list names alone, such as play.example.org, with commas between.`
    },
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
    read: (text = 'no') => yesOrNo('RESET_HOST_KEY', text),
  },
  loopbackTargets: {
    variable: 'LOOPBACK_TARGETS',
    help: 'let webhooks and notices go to programs on this machine too, over plain http',
    read: (text = 'no') => yesOrNo('LOOPBACK_TARGETS', text),
  },
  smtpHost: {
    variable: 'SMTP_HOST',
    value: 'name',
    help: 'mail server that takes the mails of the house; without one it sends none',
    read: (text) => ({ is: text }),
  },
  smtpPort: {
    variable: 'SMTP_PORT',
    value: 'number',
    help: 'its port (587; 465 with tls, 25 with none)',
    read: (text) =>
      text === undefined || isPort(text)
        ? { is: text === undefined ? undefined : Number(text) }
        : 'SMTP_PORT is a number up to 65535.',
  },
  smtpSecure: {
    variable: 'SMTP_SECURE',
    value: SMTP_SECURITY.join('|'),
    help: 'how the way there is secured (starttls)',
    read(text = 'starttls') {
      const secure = SMTP_SECURITY.find((one) => one === text)
      return secure ? { is: secure } : `SMTP_SECURE is one of ${SMTP_SECURITY.join(', ')}.`
    },
  },
  smtpUser: {
    variable: 'SMTP_USER',
    value: 'name',
    help: 'name the house signs in with there',
    read: (text) => ({ is: text }),
  },
  smtpPassword: {
    variable: 'SMTP_PASSWORD',
    value: 'password',
    help: 'its password; better as a variable, others on this machine can read flags',
    read: (text) => ({ is: text }),
  },
  smtpFrom: {
    variable: 'SMTP_FROM',
    value: 'address',
    help: 'whom mails come from, e.g. Estaminet <play@example.org>',
    read: (text) => ({ is: text }),
  },
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535

function yesOrNo(variable: string, text: string): { readonly is: boolean } | string {
  if (/^(1|on|yes|true)$/.test(text)) return { is: true }
  return /^(0|off|no|false)$/.test(text) ? { is: false } : `${variable} is yes or no.`
}

/** Names the proxy list knows for whole networks. */
const NETWORKS = Object.keys(NEAR)

const isProxy = (text: string): boolean => NETWORKS.includes(text) || readNetwork(text) !== undefined

/** The address without the slash that browsers add; nothing when there is more to it. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}

const flagOf = (setting: Setting<unknown>) => setting.variable.toLowerCase().replaceAll('_', '-')

interface Flag {
  readonly type: 'string' | 'boolean'
  readonly value?: string
  readonly help: string
}

/** Every setting as a flag of the command line. */
export const settingFlags: Readonly<Record<string, Flag>> = Object.fromEntries(
  Object.values(SETTINGS).map(({ value, help, ...setting }: Setting<unknown>) => [
    flagOf({ ...setting, help }),
    { ...(value ? { type: 'string', value } : { type: 'boolean' }), help: `${help} [${setting.variable}]` },
  ]),
)

const OPTIONS: Readonly<Record<string, { readonly type: Flag['type'] }>> = {
  ...Object.fromEntries(Object.entries(settingFlags).map(([flag, { type }]) => [flag, { type }])),
  help: { type: 'boolean' },
}

export type Reading = { readonly settings: Settings } | { readonly help: string } | { readonly complaint: string }

/** Flags come before variables, variables before what stands otherwise. */
export function readSettings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Reading {
  let given: Record<string, unknown>
  try {
    given = parseArgs({ args: [...args], options: OPTIONS }).values
  } catch {
    return { complaint: `${strayIn(args)}: see \`npx estaminet serve --help\`.` }
  }
  if (given.help) return { help: settingsHelp() }
  const read = <Name extends keyof Given>(name: Name): Given[Name] => {
    const setting = SETTINGS[name]
    const flag = given[flagOf(setting)]
    const found = setting.read(flag === undefined ? env[setting.variable] || undefined : String(flag))
    return typeof found === 'string' ? complain(found) : found.is
  }
  try {
    return { settings: settingsFrom(read) }
  } catch (error) {
    if (error instanceof Refusal) return { complaint: error.message }
    throw error
  }
}

/** In the order of the help text: the first that is wrong is complained of. */
function settingsFrom(read: <Name extends keyof Given>(name: Name) => Given[Name]): Settings {
  const settings = {
    port: read('port'),
    host: read('host'),
    dataDir: read('dataDir'),
    databaseUrl: read('databaseUrl'),
    publicUrl: read('publicUrl'),
    trustProxy: read('trustProxy'),
    hostNames: read('hostNames'),
    logLevel: read('logLevel'),
    limits: read('limits'),
    resetHostKey: read('resetHostKey'),
    loopbackTargets: read('loopbackTargets'),
  }
  const mail = {
    smtpHost: read('smtpHost'),
    smtpPort: read('smtpPort'),
    smtpSecure: read('smtpSecure'),
    smtpUser: read('smtpUser'),
    smtpPassword: read('smtpPassword'),
    smtpFrom: read('smtpFrom'),
  }
  const smtp = smtpOf(mail, settings.publicUrl)
  return { ...settings, smtp: typeof smtp === 'string' ? complain(smtp) : smtp.is }
}

function complain(complaint: string): never {
  throw new Refusal('bad-setting', complaint)
}

/** What is wrong with the flags. Only their names are said: anything else among them may be a password. */
function strayIn(args: readonly string[]): string {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  let before = 'at the beginning'
  for (const token of tokens) {
    if (token.kind === 'positional') return `The server does not know what to do with the word ${before}`
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const type = OPTIONS[name]?.type
    if (!type) return `The server does not know \`${rawName}\``
    if (type === 'boolean' && value !== undefined) return `\`${rawName}\` takes no value`
    if (type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-'))))
      return `\`${rawName}\` must be followed by its value, with = between if that begins with -`
    before = `after \`${rawName}\``
  }
  return 'The server does not know all of these flags'
}

export function settingsHelp(): string {
  const lines = Object.entries(settingFlags).map(([flag, { value, help }]) => [
    `  --${flag}${value ? ` ${value}` : ''}`,
    help,
  ])
  const width = Math.max(...lines.map(([left]) => left.length)) + 2
  return [
    'Settings, as a flag or as an [environment variable]:',
    '',
    ...lines.map(([a, b]) => a.padEnd(width) + b),
    '',
  ].join('\n')
}

/** Why the house could not listen, and what to do, in one sentence. */
export function portTrouble(code: string | undefined, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop that one, or choose another with \`npm start -- --port ${port + 1}\` or PORT=${port + 1}.`
  if (code === 'EACCES')
    return `Port ${port} is reserved for the administrator: choose one above 1023, as in PORT=3000, and put a proxy before it.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address \`${host}\` to listen on: leave HOST out to listen on all, or name one of its own.`
  return `Port ${port} could not be opened (${code ?? 'unknown reason'}): choose another, as in PORT=3001.`
}
