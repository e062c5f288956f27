import * as z from 'zod/mini'
import { ConcertDate, ConcertStatus, ConcertTime } from '../domain/concerts.ts'
import { LIMITS } from '../domain/limits.ts'
import { ConcertId } from './concerts.ts'
import { contract } from './contract.ts'

const RAW = 4000
const raw = z.string().check(z.maxLength(RAW))

/** A row as it was read. Each is checked on its own, so that one error does not refuse the others. */
const ImportedRow = z.object({
  bandName: raw,
  venue: raw,
  city: raw,
  country: z.optional(raw),
  date: raw,
  time: z.optional(raw),
  price: z.optional(raw),
  ticketUrl: z.optional(raw),
  genre: z.optional(raw),
  description: z.optional(raw),
  /** One of `CONCERT_STATUSES`; a row without says nothing of it. */
  status: z.optional(raw),
  /** The day before it was moved: an own concert of that day moves. */
  movedFrom: z.optional(raw),
  /** The answer to `similar`: the id of the concert that it is, or 'none'. */
  sameAs: z.optional(raw),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** What a row says of its gig beside its values. */
export const ImportedState = z.object({
  status: z.optional(ConcertStatus),
  movedFrom: z.optional(ConcertDate),
  sameAs: z.optional(z.union([ConcertId, z.literal('none')])),
})

export const IMPORT_OUTCOMES = ['new', 'source', 'held', 'error', 'similar'] as const

const ImportResult = z.object({
  /**
   * `source`: the concert was known, and the row is one more source of it. `held`: moderators look at it first.
   * `similar`: not stored, because it may be the concert that is named, with its doors and its beginning.
   */
  outcome: z.enum(IMPORT_OUTCOMES),
  concertId: z.nullable(ConcertId),
  /** Why the row was refused. */
  message: z.nullable(z.string()),
  /** Of `similar`: the beginning of the concert that is named. */
  time: z.optional(ConcertTime),
})
export type ImportResult = z.infer<typeof ImportResult>

export const importConcerts = contract({
  id: 'importConcerts',
  method: 'POST',
  path: '/api/concerts/import',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Submit rows of a file, for members with the scene role `organizer`; no badges',
  body: z.object({
    /** The same for all calls of one file, so that members are notified of it once. */
    importId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    rows: z
      .array(ImportedRow)
      .check(
        z.minLength(1, 'Hier ist keine Zeile drin.'),
        z.maxLength(LIMITS.importChunk, `Höchstens ${LIMITS.importChunk} Zeilen auf einmal.`),
      ),
  }),
  maxBodyBytes: 512 * 1024,
  response: z.object({ results: z.array(ImportResult) }),
  errors: ['invalid_input', 'forbidden', 'conflict', 'throttled'],
  idempotent: true,
  throttle: 'concertImports',
})
