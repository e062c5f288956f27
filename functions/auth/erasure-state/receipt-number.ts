import { randomBytes } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARS = 26

/** 130 random bits: the number alone gives access to the receipt. */
export const newReceiptNumber = (): string =>
  [...randomBytes(CHARS)].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
