import { expect, it } from 'vitest'
import { portOf, portTrouble } from '../src/port.ts'

it('the port is 3000 unless the variable says otherwise, and the option wins over both', () => {
  expect(portOf([], undefined)).toEqual({ port: 3000 })
  expect(portOf([], '')).toEqual({ port: 3000 })
  expect(portOf([], '8080')).toEqual({ port: 8080 })
  expect(portOf(['--port', '9000'], '8080')).toEqual({ port: 9000 })
  expect(portOf(['--port=0'], undefined)).toEqual({ port: 0 })
})

it.each([
  [['--port', 'beer'], undefined],
  [['--port', '65536'], undefined],
  [['--port', '-1'], undefined],
  [['--table'], undefined],
  [['9000'], undefined],
  [[], '3000x'],
])('%j with PORT %j is refused in one sentence', (args, variable) => {
  expect(portOf(args, variable)).toEqual({ complaint: expect.stringMatching(/^[^\n]+npm start -- --port 3001`\.$/) })
})

it('a taken port is explained with a port to try instead', () => {
  expect(portTrouble('EADDRINUSE', 3000)).toBe(
    'Port 3000 is taken by another program: stop that one, or choose another port with `npm start -- --port 3001`.',
  )
  expect(portTrouble('EACCES', 80)).toContain('administrator')
})
