import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressesFor, greeting, lanAddresses } from '../src/greeting.ts'
import { portTrouble, readSettings, settingFlags, settingsHelp } from '../src/settings.ts'

const MAIL = {
  SMTP_HOST: 'mail.example.org',
  SMTP_FROM: 'Chez nous <play@example.org>',
  PUBLIC_URL: 'https://play.example.org',
}

const portOf = (args: string[], PORT?: string) => {
  const reading = readSettings(args, { PORT })
  return 'settings' in reading ? reading.settings.port : reading
}

describe('settings', () => {
  it('take the flag before the variable before what is usual', () => {
    expect(portOf([])).toBe(3000)
    expect(portOf([], '')).toBe(3000)
    expect(portOf([], '8080')).toBe(8080)
    expect(portOf(['--port', '9000'], '8080')).toBe(9000)
    expect(portOf(['--port=0'])).toBe(0)
  })

  it.each([
    [['--port', 'beer'], {}],
    [['--port', '65536'], {}],
    [['--port', '-1'], {}],
    [['--table'], {}],
    [['9000'], {}],
    [[], { PORT: '3000x' }],
    [[], { DATABASE_URL: 'mysql://x' }],
    [[], { PUBLIC_URL: 'play.example.org/beer' }],
    [[], { PUBLIC_URL: 'ftp://play.example.org' }],
    [[], { PUBLIC_URL: 'https://ann:secret@play.example.org' }],
    [[], { LOG_LEVEL: 'loud' }],
    [[], { TRUST_PROXY: 'true' }],
    [[], { TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }],
    [[], { TRUST_PROXY: '127.0.0.1,' }],
    [[], { LIMITS: 'few' }],
    [[], { RESET_HOST_KEY: 'perhaps' }],
    [[], { SMTP_HOST: 'mail.example.org', SMTP_FROM: 'play@example.org' }],
    [[], { SMTP_HOST: 'mail.example.org', PUBLIC_URL: 'https://play.example.org' }],
    [[], { ...MAIL, SMTP_FROM: 'play@example.org, eve@example.org' }],
    [[], { ...MAIL, SMTP_USER: 'play' }],
    [[], { ...MAIL, SMTP_USER: 'play', SMTP_PASSWORD: 'secret', SMTP_SECURE: 'none' }],
    [[], { ...MAIL, SMTP_SECURE: 'perhaps' }],
    [[], { ...MAIL, SMTP_PORT: '70000' }],
  ])('%j with %j are refused in one sentence', (args, env) => {
    expect(readSettings(args, env)).toEqual({ complaint: expect.stringMatching(/^[^\n]+\.$/) })
  })

  it.each([
    [{ PUBLIC_URL: 'https://play.example.org/' }, { publicUrl: 'https://play.example.org' }],
    [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,uniquelocal' }, { trustProxy: '127.0.0.1, 10.0.0.0/8,::1,uniquelocal' }],
    [{ RESET_HOST_KEY: 'yes' }, { resetHostKey: true }],
    [{ RESET_HOST_KEY: 'no' }, { resetHostKey: false }],
    [{ LIMITS: 'off' }, { limits: false }],
    [{}, { smtp: undefined }],
    [
      { ...MAIL, SMTP_USER: 'play', SMTP_PASSWORD: 'secret' },
      {
        smtp: {
          host: 'mail.example.org',
          port: 587,
          secure: 'starttls',
          from: { name: 'Chez nous', address: 'play@example.org' },
          login: { user: 'play', password: 'secret' },
        },
      },
    ],
    [{ ...MAIL, SMTP_SECURE: 'tls' }, { smtp: expect.objectContaining({ port: 465, secure: 'tls' }) }],
  ])('%j is understood', (env, settings) => {
    expect(readSettings([], env)).toEqual({ settings: expect.objectContaining(settings) })
  })

  it.each([
    [['--databse-url', 'postgres://house:topsecret@db/house'], '`--databse-url`'],
    [['--databse-url=postgres://house:topsecret@db/house'], '`--databse-url`'],
    [['--smtp-password', 'my', 'topsecret'], 'the word after `--smtp-password`'],
    [['--limits', 'on', 'topsecret', '--port', '1'], 'the word after `--limits`'],
    [['postgres://house:topsecret@db/house'], 'the word at the beginning'],
    [['--', 'topsecret'], 'the word at the beginning'],
    [['-p', 'topsecret'], '`-p`'],
    [['--smtp-password', 'topsecret', '--reset-host-key=topsecret'], '`--reset-host-key` takes no value'],
    [['--smtp-password', 'topsecret', '--host'], '`--host` must be followed by its value'],
    [['--smtp-password', '-topsecret'], '`--smtp-password` must be followed by its value, with = between'],
  ])('%j: only what was not known is named', (args, named) => {
    const reading = readSettings(args, {})
    expect(reading).toEqual({ complaint: expect.stringContaining(named) })
    expect(JSON.stringify(reading)).not.toContain('topsecret')
  })

  it('are all in the help text and on the page for hosts', () => {
    const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
    expect(readSettings(['--help'], {})).toEqual({ help: settingsHelp() })
    const flags = Object.keys(settingFlags)
    expect(flags).toEqual(expect.arrayContaining(['port', 'public-url', 'trust-proxy', 'database-url']))
    for (const flag of flags) {
      const variable = flag.toUpperCase().replaceAll('-', '_')
      expect(settingsHelp()).toMatch(new RegExp(`^  --${flag} .*\\[${variable}\\]$`, 'm'))
      expect(page).toContain(`\`${variable}\``)
    }
  })
})

describe('a house that cannot listen says what to do', () => {
  const at = (host: string, port: number) => ({ host, port })

  it.each([
    ['EADDRINUSE', at('::', 3000), /^Port 3000 is taken .* `npm start -- --port 3001` or PORT=3001\.$/],
    ['EACCES', at('::', 80), /administrator: choose one above 1023/],
    ['EADDRNOTAVAIL', at('192.0.2.1', 3000), /no address `192\.0\.2\.1`.*leave HOST out/],
    [undefined, at('::', 3000), /unknown reason/],
  ])('%s', (code, where, sentence) => {
    expect(portTrouble(code, where)).toMatch(sentence)
  })
})

describe('the greeting', () => {
  const place = (host: string, publicUrl?: string) => ({ host, port: 3000, publicUrl })
  const lines = (text: string) => text.split('\n')

  it('shows the address for this machine, the one for the room, and a code for phones', () => {
    const text = greeting(place('::'), ['192.168.1.20', '10.0.0.4'])
    expect(text).toContain('http://localhost:3000')
    expect(text).toContain('Other devices: http://192.168.1.20:3000 or http://10.0.0.4:3000')
    expect(text).toContain('need https')
    expect(lines(text).filter((line) => /^[█▀▄ ]+$/.test(line)).length).toBeGreaterThan(12)
  })

  it('shows the public address when there is one', () => {
    const text = greeting(place('::', 'https://play.example.org'), ['192.168.1.20'])
    expect(text).toContain('Other devices: https://play.example.org')
    expect(text).not.toContain('192.168.1.20')
    expect(text).not.toContain('need https')
  })

  it('shows no code where nobody else can come, and says why', () => {
    expect(lines(greeting(place('127.0.0.1'), ['192.168.1.20']))).toEqual([
      expect.stringContaining('http://localhost:3000'),
      expect.stringContaining('leave HOST out'),
    ])
    expect(lines(greeting(place('::'), []))).toEqual([expect.any(String), expect.stringContaining('no network')])
  })

  it('names the one address the house listens on', () => {
    const text = greeting(place('192.168.1.20'), ['192.168.1.20', '10.0.0.4'])
    expect(text).not.toContain('localhost')
    expect(text).not.toContain('10.0.0.4')
    expect(addressesFor(place('fd00::7'))).toEqual(['http://[fd00::7]:3000'])
  })

  it('prefers the room to networks inside this machine', () => {
    const face = (address: string, more: object = {}) => ({
      address,
      family: 'IPv4' as const,
      internal: false,
      netmask: '255.255.255.0',
      mac: '00:00:00:00:00:00',
      cidr: null,
      ...more,
    })
    const found = lanAddresses({
      lo: [face('127.0.0.1', { internal: true })],
      docker0: [face('172.17.0.1')],
      eth0: [face('169.254.3.4'), face('192.168.1.20')],
    })
    expect(found).toEqual(['192.168.1.20', '172.17.0.1'])
  })
})
