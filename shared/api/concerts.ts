import * as z from 'zod/mini'
import {
  Attendance,
  ConcertDate,
  ConcertStatus,
  ConcertTime,
  DEFAULT_CONCERT_COUNTRY,
  LIST_RADII,
} from '../domain/concerts.ts'
import { Ulid } from '../domain/ids.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, nameLine, singleLine } from '../domain/text.ts'
import { OptionalWebUrl } from '../domain/web-url.ts'
import { contract } from './contract.ts'
import { Author } from './members.ts'
import { ContentStatus } from './posts.ts'

export const ConcertId = Ulid

/** The viewer's own mark; others see it only when it is public. */
export const OwnAttendance = z.object({ state: Attendance, isPublic: z.boolean() })
export type OwnAttendance = z.infer<typeof OwnAttendance>

/** What a list shows of a concert. */
export const ConcertCard = z.object({
  id: ConcertId,
  bandName: z.string(),
  /** On a card the beginning only. */
  description: z.nullable(z.string()),
  /** Day and time on the clock of the venue. */
  date: ConcertDate,
  time: z.nullable(ConcertTime),
  /** The beginning, or noon of the day when the time is unknown. */
  startsAt: z.iso.datetime(),
  venue: z.nullable(z.string()),
  city: z.string(),
  country: z.nullable(z.string()),
  genre: z.nullable(z.string()),
  price: z.nullable(z.string()),
  status: ConcertStatus,
  /** The first of the ticket links. */
  ticketUrl: z.nullable(z.string()),
  /** The day before it was moved; null for a concert that was not. */
  movedFrom: z.nullable(ConcertDate),
  attendance: z.nullable(OwnAttendance),
})
export type ConcertCard = z.infer<typeof ConcertCard>

export const Concert = z.object({
  ...ConcertCard.shape,
  /** One of each source, the oldest first. */
  ticketUrls: z.array(z.string()),
  /** The band of the database with this name: the chosen one, or the only one. */
  bandId: z.nullable(Ulid),
  goingCount: z.int(),
  interestedCount: z.int(),
  /** Followed members whose mark is public. */
  followeesGoing: z.array(Author),
  /** Members who submitted it, without those hidden from the viewer. */
  submittedBy: z.array(Author),
  /** How many submissions it consists of. */
  sourcesCount: z.int(),
  /** Concerts whose sources it has since moderators merged them. */
  mergedIds: z.array(ConcertId),
  /** Others do not see the links of the viewer's submission yet. */
  linksWithheld: z.optional(z.literal(true)),
  /** Whether the viewer submitted it, and so may edit and withdraw their part. */
  isMine: z.boolean(),
  contentStatus: ContentStatus,
  /** Why the viewer's own concert is held or was removed; null otherwise. */
  statusReason: z.nullable(z.string()),
  /** Of the shown values; an edit names the version it is based on. */
  version: z.int(),
})
export type Concert = z.infer<typeof Concert>

const city = nameLine(LIMITS.concertCity)
const name = nameLine(LIMITS.concertName)

/** `YYYY-MM-DDTHH:MM`, with seconds or without. */
const DateTime = z
  .string({ error: 'Datum ist erforderlich' })
  .check(
    z.trim(),
    z.minLength(1, 'Datum ist erforderlich'),
    z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Ungültiges Datum'),
  )

/** Any country. 'Unknown' counts as missing, as a venue of 'Unknown Venue' does. */
const Country = nameLine(LIMITS.concertCountry).check(z.minLength(1, 'Bitte nenne ein Land.'))

export const ConcertSubmission = z.object({
  bandName: name.check(z.minLength(1, 'Bandname ist erforderlich')),
  /** Which of several bands with this name it is; one of another name counts as none. */
  bandId: z.optional(Ulid),
  venue: name.check(z.minLength(1, 'Venue ist erforderlich')),
  city: city.check(z.minLength(1, 'Stadt ist erforderlich')),
  country: z._default(Country, DEFAULT_CONCERT_COUNTRY),
  /** Day with the time of the beginning, or with 12:00:00 when `time` is missing. */
  date: DateTime,
  time: z.optional(z.union([ConcertTime, z.literal('')])),
  price: z.optional(singleLine(LIMITS.concertPrice)),
  ticketUrl: z.optional(OptionalWebUrl),
  genre: z.optional(nameLine(LIMITS.bandGenre)),
  description: z.optional(multiLine(LIMITS.concertDescription)),
})
export type ConcertSubmission = z.infer<typeof ConcertSubmission>

const OneConcert = z.object({ id: ConcertId })

export const listConcerts = contract({
  id: 'listConcerts',
  method: 'GET',
  path: '/api/concerts',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Concerts by day, from today on unless `startDate` says otherwise',
  query: z.object({
    limit: z.optional(
      z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(LIMITS.concertList)),
    ),
    /** The own pages go by `cursor`, because an offset reads what it skips. */
    offset: z.optional(
      z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(LIMITS.concertOffset)),
    ),
    city: z.optional(city),
    /** Also concerts in towns so far away from the city; means nothing without one. */
    radiusKm: z.optional(
      z.coerce
        .number<string>()
        .check(z.refine((km) => (LIST_RADII as readonly number[]).includes(km))),
    ),
    startDate: z.optional(ConcertDate),
    endDate: z.optional(ConcertDate),
    /** Beginnings of words of band or venue. */
    search: z.optional(nameLine(LIMITS.searchQuery)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.array(ConcertCard),
  errors: [],
  paged: true,
  endsSession: true,
})

export const getConcert = contract({
  id: 'getConcert',
  method: 'GET',
  path: '/api/concerts/{id}',
  caller: 'member',
  blocks: { omits: 'submittedBy.id' },
  summary: 'One concert; the one it was merged into, when it was',
  params: OneConcert,
  response: Concert,
  errors: ['not_found'],
  endsSession: true,
})

/** Number of concerts per day of a month, for the month view. */
export const concertDays = contract({
  id: 'concertDays',
  method: 'GET',
  path: '/api/concerts/days',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Days of a month that have concerts',
  query: z.object({
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Ungültiges Datum')),
    city: z.optional(city),
  }),
  response: z.array(z.object({ date: ConcertDate, count: z.int() })),
  errors: [],
  endsSession: true,
})

/** For 'Meinst du das hier?' while a submission is typed. */
export const similarConcerts = contract({
  id: 'similarConcerts',
  method: 'GET',
  path: '/api/concerts/similar',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Concerts of the same day and city that may be the one being typed',
  query: z.object({
    bandName: name.check(z.minLength(1)),
    venue: z.optional(name),
    city: city.check(z.minLength(1)),
    date: ConcertDate,
    time: z.optional(ConcertTime),
  }),
  response: z.array(ConcertCard),
  errors: [],
})

export const submitConcert = contract({
  id: 'submitConcert',
  method: 'POST',
  path: '/api/concerts/submit',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Submit a concert; one that is known already gets the submission as a further source',
  body: ConcertSubmission,
  response: z.object({
    concert: Concert,
    badgeAwarded: z.boolean(),
    /** False when it became a further source of a known concert. */
    isNew: z.boolean(),
  }),
  status: 201,
  errors: ['invalid_input', 'conflict', 'throttled'],
  idempotent: true,
  guard: {
    fields: ['bandName', 'venue', 'city', 'genre', 'price', 'description'],
    names: ['bandName', 'venue'],
    onHit: 'hold',
  },
  throttle: 'concerts',
})

/** Changes the submission of the caller; the concert shows it where it is the newest. */
export const editConcert = contract({
  id: 'editConcert',
  method: 'POST',
  path: '/api/concerts/{id}/edit',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Change an own submission; cancel or move the concert, which tells everybody who goes',
  params: OneConcert,
  body: z.object({
    ...ConcertSubmission.shape,
    status: z.optional(ConcertStatus),
    version: z.int(),
  }),
  response: Concert,
  errors: ['invalid_input', 'not_found', 'forbidden', 'conflict', 'throttled'],
  guard: {
    fields: ['bandName', 'venue', 'city', 'genre', 'price', 'description'],
    names: ['bandName', 'venue'],
    onHit: 'hold',
  },
  throttle: 'concerts',
})

/** The concert goes when nobody else submitted it. */
export const withdrawConcert = contract({
  id: 'withdrawConcert',
  method: 'DELETE',
  path: '/api/concerts/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Withdraw an own submission',
  params: OneConcert,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict', 'throttled'],
  throttle: 'concerts',
})

export const ownConcerts = contract({
  id: 'ownConcerts',
  method: 'GET',
  path: '/api/concerts/own',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Concerts that the caller submitted, the newest submission first',
  query: z.object({ cursor: z.optional(Ulid) }),
  response: z.array(
    z.object({
      ...ConcertCard.shape,
      contentStatus: ContentStatus,
      statusReason: z.nullable(z.string()),
    }),
  ),
  errors: [],
  paged: true,
})
