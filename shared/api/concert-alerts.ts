import * as z from 'zod/mini'
import { ALERT_RADII, DEFAULT_ALERT_RADIUS } from '../domain/concerts.ts'
import { LIMITS } from '../domain/limits.ts'
import { nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Place } from './places.ts'

/** Derived from what it watches, so that adding the same alert twice makes one. */
const AlertId = z.string().check(z.regex(/^[\da-f]{16}$/))

const BandAlert = z.object({ id: AlertId, kind: z.literal('band'), bandName: z.string() })
const PlaceAlert = z.object({
  id: AlertId,
  kind: z.literal('place'),
  place: Place,
  radiusKm: z.int(),
})
/** A town that has no coordinates here: concerts that name it. */
const CityAlert = z.object({ id: AlertId, kind: z.literal('city'), city: z.string() })

export const ConcertAlert = z.discriminatedUnion('kind', [BandAlert, PlaceAlert, CityAlert])
export type ConcertAlert = z.infer<typeof ConcertAlert>

/** All answers are the state after the call. */
export const ConcertAlerts = z.object({
  /** The newest first. */
  alerts: z.array(ConcertAlert),
  /** Whether new concerts of followed bands notify; on unless the member switched it off. */
  followedBands: z.boolean(),
})
export type ConcertAlerts = z.infer<typeof ConcertAlerts>

export const listConcertAlerts = contract({
  id: 'listConcertAlerts',
  method: 'GET',
  path: '/api/concerts/alerts',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'What the caller is notified of when a concert is added',
  response: ConcertAlerts,
  errors: [],
})

const Radius = z
  .int('Bitte wähle einen Umkreis aus der Liste.')
  .check(
    z.refine(
      (km) => (ALERT_RADII as readonly number[]).includes(km),
      'Bitte wähle einen Umkreis aus der Liste.',
    ),
  )

const bandName = nameLine(LIMITS.concertName).check(z.minLength(1, 'Bandname ist erforderlich'))
const city = nameLine(LIMITS.concertCity).check(z.minLength(1, 'Stadt ist erforderlich'))
const placeId = z.string().check(z.minLength(1, 'Stadt ist erforderlich'), z.maxLength(100))

/** `followedBands` switches what is on by default. */
const NewAlert = z
  .object({
    kind: z.enum(['band', 'place', 'city', 'followedBands'], {
      error: 'Bitte wähle, worüber wir Bescheid sagen sollen.',
    }),
    bandName: z.optional(bandName),
    placeId: z.optional(placeId),
    radiusKm: z._default(Radius, DEFAULT_ALERT_RADIUS),
    city: z.optional(city),
    isOn: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ kind, bandName }) => kind !== 'band' || bandName !== undefined, {
      error: 'Bandname ist erforderlich',
      path: ['bandName'],
    }),
    z.refine(({ kind, placeId }) => kind !== 'place' || placeId !== undefined, {
      error: 'Stadt ist erforderlich',
      path: ['placeId'],
    }),
    z.refine(({ kind, city }) => kind !== 'city' || city !== undefined, {
      error: 'Stadt ist erforderlich',
      path: ['city'],
    }),
    z.refine(({ kind, isOn }) => kind !== 'followedBands' || isOn !== undefined, {
      error: 'Bitte sag uns, ob an oder aus.',
      path: ['isOn'],
    }),
  )
export type NewAlert = z.infer<typeof NewAlert>

export const addConcertAlert = contract({
  id: 'addConcertAlert',
  method: 'POST',
  path: '/api/concerts/alerts',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Watch a band, the surroundings of a town, or followed bands; repeating it changes nothing',
  body: NewAlert,
  response: ConcertAlerts,
  errors: ['invalid_input', 'conflict', 'throttled'],
  throttle: 'concertMarks',
})

export const removeConcertAlert = contract({
  id: 'removeConcertAlert',
  method: 'DELETE',
  path: '/api/concerts/alerts/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Stop an alert; repeating it changes nothing',
  params: z.object({ id: AlertId }),
  response: ConcertAlerts,
  errors: ['conflict', 'throttled'],
  throttle: 'concertMarks',
})
