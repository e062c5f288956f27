import * as z from 'zod/mini'

/** Time-ordered id: 26 Crockford characters, the first at most 7. */
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

export const Ulid = z.string().check(z.regex(ULID))

export const isUlid = (text: string): boolean => ULID.test(text)

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creation time of a ULID in milliseconds since 1970. */
export const ulidTime = (id: string): number =>
  [...id.slice(0, 10)].reduce((time, char) => time * 32 + CROCKFORD.indexOf(char), 0)

/** Creation time of an item whose id is a ULID, which is stored only in the id. */
export const ulidDate = (id: string): string => new Date(ulidTime(id)).toISOString()
