import { isIPv4, isIPv6 } from 'node:net'

const PREFIX_GROUPS = 4
const GROUPS = 8

const short = (group: string): string => group.replace(/^0+(?=.)/, '').toLowerCase()

/** The groups of an IPv6 address, with `::` expanded. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const missing = GROUPS - (first?.length ?? 0) - (last?.length ?? 0)
  return [...(first ?? []), ...Array<string>(missing).fill('0'), ...(last ?? [])].map(short)
}

const networkOf = (ipv4: string): string => `${ipv4.split('.', 3).join('.')}.0/24`

/**
 * The subject of a throttle by address. Only the network is stored: the first 24 bits of an IPv4 address, and the first
 * 64 of an IPv6 address, because one connection has all addresses below these.
 */
export const throttledAddress = (address: string): string => {
  if (isIPv4(address)) return networkOf(address)
  if (!isIPv6(address)) return 'unknown'
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped?.[1]) return networkOf(mapped[1])
  return `${groupsOf(address).slice(0, PREFIX_GROUPS).join(':')}::/64`
}
