import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { nameLine } from '../domain/text.ts'
import { ConcertId } from './concerts.ts'
import { contract } from './contract.ts'

/** Which concerts a personal calendar contains; those of all that are chosen. */
export const FeedFilters = z
  .object({
    /** That its owner goes to or is interested in. */
    marked: z.boolean(),
    /** Of bands that its owner follows. */
    bands: z.boolean(),
    cities: z
      .array(nameLine(LIMITS.concertCity).check(z.minLength(1, 'Stadt ist erforderlich')))
      .check(z.maxLength(LIMITS.feedCities, `Höchstens ${LIMITS.feedCities} Städte.`)),
  })
  .check(
    z.refine(
      ({ marked, bands, cities }) => marked || bands || cities.length > 0,
      'Wähl mindestens eins aus, sonst bleibt der Kalender leer.',
    ),
  )
export type FeedFilters = z.infer<typeof FeedFilters>

const ConcertFeed = z.object({
  marked: z.boolean(),
  bands: z.boolean(),
  cities: z.array(z.string()),
  /** Of the address. */
  createdAt: z.iso.datetime(),
})
export type ConcertFeed = z.infer<typeof ConcertFeed>

export const concertEvent = contract({
  id: 'concertEvent',
  method: 'GET',
  path: '/api/concerts/{id}/event.ics',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'One concert as an iCalendar file',
  params: z.object({ id: ConcertId }),
  answers: 'bytes',
  response: z.string(),
  errors: ['not_found'],
})

export const concertFeed = contract({
  id: 'concertFeed',
  method: 'GET',
  path: '/api/concerts/feed',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The personal calendar of the caller, without its address; null without one',
  response: z.object({ feed: z.nullable(ConcertFeed) }),
  errors: [],
})

export const saveConcertFeed = contract({
  id: 'saveConcertFeed',
  method: 'POST',
  path: '/api/concerts/feed',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Create or change the personal calendar, or give it another address',
  body: z.object({ filters: FeedFilters, renew: z._default(z.boolean(), false) }),
  response: z.object({
    feed: ConcertFeed,
    /** Of a new calendar or a renewed address; it cannot be read again, because only its hash is stored. */
    url: z.nullable(z.string()),
  }),
  errors: ['invalid_input', 'conflict', 'throttled'],
  throttle: 'profileChanges',
})

export const revokeConcertFeed = contract({
  id: 'revokeConcertFeed',
  method: 'DELETE',
  path: '/api/concerts/feed',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'End the personal calendar: its address answers 404',
  response: z.object({ ok: z.literal(true) }),
  errors: ['conflict', 'throttled'],
  throttle: 'profileChanges',
})

/** The secret in the path is the only credential (docs/decisions/0044-a-calendar-address-is-a-capability.md). */
export const concertCalendar = contract({
  id: 'concertCalendar',
  method: 'GET',
  path: '/api/concerts/calendar/{file}',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'The personal calendar of the member with this address, for calendar programs',
  params: z.object({ file: z.string().check(z.regex(/^[0-9a-f]{64}\.ics$/)) }),
  answers: 'bytes',
  response: z.string(),
  errors: ['not_found', 'throttled'],
  polled: true,
})
