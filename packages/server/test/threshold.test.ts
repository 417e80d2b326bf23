import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressesIn, householdOf, proxiesIn } from '../src/address.ts'
import { insistOnFiles, mostConnections, mostFiles } from '../src/files.ts'
import { Doors } from '../src/http/doors.ts'
import { Limits } from '../src/limits.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'

/** Half a request, from an address of this machine. */
async function half(url: string, localAddress: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  return socket
}

describe('connections', () => {
  it('are counted before anything is asked: half requests of one address leave the others room, and the log says so', async () => {
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
    const { url, close } = await houseFor({ log })
    onTestFinished(close)
    const most = new Limits(true).connectionsPerAddress
    const halves: Socket[] = []
    let closed = 0
    onTestFinished(() => {
      for (const socket of halves) socket.destroy()
    })
    while (closed < 20) {
      const socket = await half(url, '127.0.0.2')
      halves.push(socket)
      socket.once('close', () => closed++)
      expect(halves.length).toBeLessThan(most + 200)
    }
    expect(halves.length).toBeGreaterThanOrEqual(most)
    expect((await new Client(url).ask('GET', '/healthz')).status).toBe(200)
    expect(said.join('')).toMatch(/127\.0\.0\.2.*connections were refused: too many at once/)
  })

  it('must say what they want within seconds', async () => {
    const { house, close } = await houseFor()
    onTestFinished(close)
    expect(house.app.server.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(house.app.server.requestTimeout).toBeLessThanOrEqual(30_000)
  })

  it('leave the house files for its own work, and too few files are explained', () => {
    const limits = (files: string) => `Max processes 1 1 processes\nMax open files            ${files}  4096  files\n`
    expect(mostFiles(limits('1024'))).toBe(1024)
    expect(mostFiles(limits('unlimited'))).toBe(Number.POSITIVE_INFINITY)
    expect(mostFiles('')).toBe(Number.POSITIVE_INFINITY)
    expect(mostConnections(1024)).toBeLessThan(1000)
    expect(() => insistOnFiles(64)).toThrow(/may open only 64 files.*ulimit -n 1024/)
    expect(() => insistOnFiles(1024)).not.toThrow()
  })
})

describe('sockets and streams', () => {
  const ann = { id: 'ann' }
  const visitor = () => ({ send: () => {}, close: () => {} })

  it('are limited by guest first, so that one does not lock out a router', () => {
    const doors = new Doors(new Limits(true))
    const leave: (() => void)[] = []
    for (let n = 0; n < 8; n++) leave.push(doors.enter({ ip: '192.0.2.1', person: ann }, visitor()))
    expect(() => doors.check({ ip: '192.0.2.1', person: ann })).toThrow(/Too many/)
    expect(() => doors.check({ ip: '192.0.2.1', person: { id: 'bob' } })).not.toThrow()
    leave[0]()
    leave[0]()
    expect(() => doors.check({ ip: '192.0.2.1', person: ann })).not.toThrow()
  })

  it('of those without a name leave room for guests of the same house, and a house has an end', () => {
    const doors = new Doors(new Limits(true))
    const count = (enter: (n: number) => { ip: string; person: { id: string } | null }) => {
      for (let n = 0; ; n++)
        try {
          doors.check(enter(n))
          doors.enter(enter(n), visitor())
        } catch {
          return n
        }
    }
    expect(count(() => ({ ip: '192.0.2.1', person: null }))).toBe(40)
    expect(count((n) => ({ ip: '192.0.2.1', person: { id: `guest ${n}` } }))).toBe(80)
    expect(count(() => ({ ip: '192.0.2.2', person: null }))).toBe(40)
  })

  it('of one guest are refused at the door from the ninth on', async () => {
    const { url, close } = await houseFor()
    onTestFinished(close)
    const client = await Client.named(url, 'Ann')
    for (let n = 0; n < 8; n++) await client.socket()
    await expect(client.socket()).rejects.toThrow(/429/)
    const other = await Client.named(url, 'Bob')
    await other.socket()
  })
})

describe('addresses', () => {
  it('of IPv6 are counted by the network of a household', () => {
    expect(householdOf('2001:db8:1:2:aaaa::1')).toBe(householdOf('2001:0DB8:0001:2::ffff'))
    expect(householdOf('2001:db8:1:3::1')).not.toBe(householdOf('2001:db8:1:2::1'))
    expect(householdOf('fe80::1%eth0')).toBe(householdOf('fe80::2'))
    expect(householdOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(householdOf('192.0.2.2')).not.toBe(householdOf('192.0.2.1'))
  })

  it('of proxies are read with names for networks', () => {
    const proxies = proxiesIn('loopback, 203.0.113.0/24,2001:db8::5')
    for (const one of ['127.0.0.9', '::1', '::ffff:127.0.0.1', '203.0.113.77', '2001:db8::5'])
      expect(proxies.has(one), one).toBe(true)
    for (const one of ['10.0.0.1', '203.0.114.1', '2001:db8::6', '']) expect(proxies.has(one), one).toBe(false)
    expect(addressesIn([]).has('127.0.0.1')).toBe(false)
  })
})
