import { encodeTime } from 'ulid'
import type { Random } from './random.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID for a time in the past. Repeatable, so that an interrupted seeding continues with the same ids. */
export const backdatedId = (random: Random, at: number): string =>
  encodeTime(at, 10) + Array.from({ length: 16 }, () => CROCKFORD[random.whole(0, 31)]).join('')
