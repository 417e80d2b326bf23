import { describe, expect, it } from 'vitest'
import { greeting } from '../src/greeting.ts'
import { portTrouble, readSettings, settingsHelp } from '../src/settings.ts'

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
    [[], { LOG_LEVEL: 'loud' }],
  ])('%j with %j are refused in one sentence', (args, env) => {
    expect(readSettings(args, env)).toEqual({ complaint: expect.stringMatching(/^[^\n]+\.$/) })
  })

  it('are all in the help text', () => {
    expect(readSettings(['--help'], {})).toEqual({ help: settingsHelp() })
    for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL'])
      expect(settingsHelp()).toContain(`[${name}]`)
  })
})

it('a taken port is explained with a port to try instead', () => {
  expect(portTrouble('EADDRINUSE', 3000)).toBe(
    'Port 3000 is taken by another program: stop that one, or choose another port with `npm start -- --port 3001`.',
  )
  expect(portTrouble('EACCES', 80)).toContain('administrator')
})

describe('the greeting', () => {
  it('shows the address for this machine, the one for the room, and a code for phones', () => {
    const text = greeting('::', 3000, undefined, ['192.168.1.20'])
    expect(text).toContain('http://localhost:3000')
    expect(text).toContain('http://192.168.1.20:3000')
    expect(text.split('\n').length).toBeGreaterThan(12)
  })

  it('shows the public address when there is one, and none when nobody else can come', () => {
    expect(greeting('::', 3000, 'https://play.example.org', [])).toContain('https://play.example.org')
    expect(greeting('127.0.0.1', 3000, undefined, ['192.168.1.20']).split('\n')).toHaveLength(1)
  })
})
