import { BlockList, isIP } from 'node:net'

/** A socket that listens to both kinds of addresses shows an old one as a new one. */
export const plain = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')

/** Who is counted together: an IPv4 address; of IPv6 the 64 bits that one household is given and may change at will. */
export function householdOf(address: string): string {
  const one = plain(address)
  return isIP(one) === 6 ? `${groupsOf(one).slice(0, 4).join(':')}::/64` : one
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // An address of one network card may name that card after a percent sign.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head, tail] = short.split('::').map((half) => half.split(':').filter(Boolean))
  return tail === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
}

/** Some addresses: single ones and whole networks. */
export interface Addresses {
  has(address: string): boolean
}

const WIDTH = { 4: 32, 6: 128 } as const
const FAMILY = { 4: 'ipv4', 6: 'ipv6' } as const

/** `192.0.2.1`, `192.0.2.0/24` or `2001:db8::/32` in the one way to write it; nothing for what is none of these. */
export function readNetwork(text: string): string | undefined {
  const [address, bits, ...more] = plain(text.trim()).split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return undefined
  const width = WIDTH[version === 4 ? 4 : 6]
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= width)) return undefined
  const name = version === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1)
  return bits === undefined || Number(bits) === width ? name : `${name}/${Number(bits)}`
}

export function addressesIn(networks: Iterable<string>): Addresses {
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = network.split('/')
    const version = isIP(address) === 4 ? 4 : 6
    list.addSubnet(address, bits === undefined ? WIDTH[version] : Number(bits), FAMILY[version])
  }
  return {
    has(address) {
      const one = plain(address)
      const version = isIP(one)
      return version !== 0 && list.check(one, version === 4 ? 'ipv4' : 'ipv6')
    },
  }
}

/** Names for the networks near a machine, as a list of proxies may use them. */
export const NEAR: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** The proxies of a list such as `loopback, 10.0.0.0/8`. */
export const proxiesIn = (list: string | undefined): Addresses =>
  addressesIn((list ?? '').split(',').flatMap((one) => NEAR[one.trim()] ?? readNetwork(one) ?? []))
