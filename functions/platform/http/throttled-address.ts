import { isIPv6 } from 'node:net'

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

/** The subject of a throttle by address. An IPv6 connection has 2^64 addresses, so its prefix is counted. */
export const throttledAddress = (address: string): string => {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return `${groupsOf(address).slice(0, PREFIX_GROUPS).join(':')}::/64`
}
