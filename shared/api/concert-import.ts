import * as z from 'zod/mini'
import { ConcertDate, ConcertStatus, ConcertTime } from '../domain/concerts.ts'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { ConcertId } from './concerts.ts'
import { contract } from './contract.ts'
import { Author } from './members.ts'

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

const Import = z.object({
  id: Ulid,
  /** When it began. */
  createdAt: z.iso.datetime(),
  /** How many rows were published, and how many were held. */
  gigs: z.int(),
  held: z.int(),
  /** Without links, and nobody was notified, because its member had no history. */
  isWithheld: z.boolean(),
  /** Who undid it. */
  undoneBy: z.nullable(z.enum(['author', 'moderator'])),
  /** How many of its concerts are removed or have got their links; null when nothing is left to do. */
  progress: z.nullable(z.int()),
})

export const OwnImport = z.object({
  ...Import.shape,
  /** Whether the caller can undo it. */
  mayUndo: z.boolean(),
})
export type OwnImport = z.infer<typeof OwnImport>

export const ownConcertImports = contract({
  id: 'ownConcertImports',
  method: 'GET',
  path: '/api/concerts/imports',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'The imports of the caller, the newest first, and whether the next one is published in full',
  response: z.object({
    isTrusted: z.boolean(),
    /** When the account is old enough for that. */
    oldEnoughAt: z.iso.datetime(),
    imports: z.array(OwnImport),
    /** How many of them are undone. */
    undoneCount: z.int(),
  }),
  errors: [],
})

const Done = z.object({ ok: z.literal(true) })

export const undoConcertImport = contract({
  id: 'undoConcertImport',
  method: 'POST',
  path: '/api/concerts/imports/{id}/undo',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Remove all concerts that one import of the last day added',
  params: z.object({ id: Ulid }),
  response: Done,
  errors: ['not_found', 'conflict'],
})

export const ModeratedImport = z.object({
  ...Import.shape,
  member: Author,
  /** Up to three of its concerts. */
  examples: z.array(z.object({ bandName: z.string(), city: z.string(), date: ConcertDate })),
})
export type ModeratedImport = z.infer<typeof ModeratedImport>

export const listConcertImports = contract({
  id: 'listConcertImports',
  method: 'GET',
  path: '/api/admin/concert-imports',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Imports of members, the newest first: those without links, or all others',
  query: z.object({ withheld: z.enum(['true', 'false']), cursor: z.optional(Ulid) }),
  response: z.array(ModeratedImport),
  errors: [],
  paged: true,
})

/** Kept in the audit log, and shown to the member. */
const reason = multiLine(LIMITS.moderationReason).check(z.minLength(1, 'Bitte gib einen Grund an.'))

export const removeConcertImport = contract({
  id: 'removeConcertImport',
  method: 'POST',
  path: '/api/admin/concert-imports/{memberId}/{id}/undo',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Remove all concerts that one import added; its member begins without a history',
  params: z.object({ memberId: Ulid, id: Ulid }),
  body: z.object({ reason }),
  response: Done,
  errors: ['not_found', 'conflict'],
})

export const vouchForOrganizer = contract({
  id: 'vouchForOrganizer',
  method: 'POST',
  path: '/api/admin/concert-imports/{memberId}/vouch',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Publish the imports of a member in full, also the earlier ones',
  params: z.object({ memberId: Ulid }),
  response: Done,
  errors: ['not_found', 'conflict'],
})
