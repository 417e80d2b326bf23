import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

/** Addresses under which other devices in the room find this one. */
export const lanAddresses = (interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => one.address)

const ALL = ['::', '0.0.0.0']
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** What is printed when the house opens: where it is, and a code for the phones in the room. */
export function greeting(host: string, port: number, publicUrl: string | undefined, lan = lanAddresses()): string {
  const local = `http://localhost:${port}`
  const others = ALL.includes(host) ? lan : LOOPBACK.includes(host) ? [] : [host]
  const elsewhere = publicUrl ?? (others[0] === undefined ? undefined : `http://${others[0]}:${port}`)
  const lines = [`Estaminet is open at ${local} (stop it with Ctrl-C)`]
  if (elsewhere !== undefined)
    lines.push(`Other devices: ${elsewhere}`, '', renderUnicodeCompact(elsewhere, { border: 2 }))
  return lines.join('\n')
}

export const hostKeyNote = (key: string): string =>
  `Host key, shown only now (a new one: npm start -- --reset-host-key):\n  ${key}`
