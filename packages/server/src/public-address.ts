import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: own machine, own network, documentation, everybody at once. */
const PRIVATE_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of IPv6 only this part is handed out for public use. */
const PUBLIC_V6 = ['2000::', 3] as const
/** Inside it: protocol assignments and tunnels, which can hide any IPv4 address, and documentation. */
const PRIVATE_V6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}
const privateV4 = listOf(PRIVATE_V4, 'ipv4')
const publicV6 = listOf([PUBLIC_V6], 'ipv6')
const privateV6 = listOf(PRIVATE_V6, 'ipv6')
const loopbackV4 = listOf([['127.0.0.0', 8]], 'ipv4')
const loopbackV6 = listOf([['::1', 128]], 'ipv6')

/** Whether an address is somebody else's on the public internet. IPv4 dressed up as IPv6 never is. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4')
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}

export function isLoopback(address: string): boolean {
  if (isIP(address) === 4) return loopbackV4.check(address, 'ipv4')
  return isIP(address) === 6 && loopbackV6.check(address, 'ipv6')
}
