import { isIPv6 } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

/** Networks inside this machine: nobody's phone is on them. */
const INSIDE = /^(docker|br-|veth|virbr|vboxnet|vmnet|cni|podman|lxc)/

/** Addresses under which other devices in the room find this one, the likeliest first. */
export const lanAddresses = (
  interfaces: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): string[] =>
  Object.entries(interfaces)
    .flatMap(([name, list]) => (list ?? []).map((one) => ({ ...one, unlikely: INSIDE.test(name) })))
    .filter((one) => one.family === 'IPv4' && !one.internal && !one.address.startsWith('169.254.'))
    .sort((a, b) => Number(a.unlikely) - Number(b.unlikely))
    .map((one) => one.address)

export const ALL_INTERFACES: readonly string[] = ['::', '0.0.0.0']
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

export interface Place {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | undefined
}

/** The addresses other devices can open, the best first; none when the house listens to this machine alone. */
export function addressesFor({ host, port, publicUrl }: Place, lan = lanAddresses()): string[] {
  if (publicUrl !== undefined) return [publicUrl]
  const reachable = ALL_INTERFACES.includes(host) ? lan : LOOPBACK.includes(host) ? [] : [host]
  return reachable.map((address) => addressOf(address, port))
}

/** What is printed when the house opens: where it is, and a code for the phones in the room. */
export function greeting(place: Place, lan = lanAddresses()): string {
  const { host, port, publicUrl } = place
  const here = [...ALL_INTERFACES, ...LOOPBACK].includes(host) ? 'localhost' : host
  const [best, ...more] = addressesFor(place, lan)
  const lines = [`Estaminet is open at ${addressOf(here, port)} (stop it with Ctrl-C)`]
  if (best === undefined) {
    lines.push(
      LOOPBACK.includes(host)
        ? 'Only this machine can open it: leave HOST out to let other devices in.'
        : 'This machine is in no network, so no other device can open it yet.',
    )
    return lines.join('\n')
  }
  lines.push(`Other devices: ${[best, ...more].join(' or ')}`)
  if (!publicUrl?.startsWith('https:'))
    lines.push('Over plain http everything works but installing the page, notices and passkeys: those need https.')
  lines.push('', renderUnicodeCompact(best, { border: 2 }))
  return lines.join('\n')
}

export const hostKeyNote = (key: string): string =>
  `Host key, shown only now (a new one: npx estaminet host-key --reset):\n  ${key}`

const addressOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
