import { encodeTime } from 'ulid'
import type { Random } from './random.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID of the past. Drawn by lot but repeatable, so that an interrupted seeding goes on with the same ids. */
export const backdatedId = (random: Random, at: number): string =>
  encodeTime(at, 10) + Array.from({ length: 16 }, () => CROCKFORD[random.whole(0, 31)]).join('')
