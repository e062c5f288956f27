import { createHash } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_DIGITS = 10
const RANDOM_DIGITS = 16
const RANDOM_BYTES = 10

const crockford = (value: bigint, digits: number): string =>
  Array.from(
    { length: digits },
    (_, index) => CROCKFORD[Number((value >> BigInt(5 * (digits - 1 - index))) & 31n)],
  ).join('')

/** Derives the article's id from its cluster, so that a cluster has one article. Its time is that of the event. */
export const articleIdFor = (clusterId: string, firstSeenAt: string): string => {
  const hash = createHash('sha256').update(clusterId).digest('hex')
  const random = BigInt(`0x${hash.slice(0, RANDOM_BYTES * 2)}`)
  return crockford(BigInt(Date.parse(firstSeenAt)), TIME_DIGITS) + crockford(random, RANDOM_DIGITS)
}
