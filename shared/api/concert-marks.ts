import * as z from 'zod/mini'
import { Attendance } from '../domain/concerts.ts'
import { ConcertCard, ConcertId, OwnAttendance } from './concerts.ts'
import { contract } from './contract.ts'

const OneConcert = z.object({ id: ConcertId })

export const attendConcert = contract({
  id: 'attendConcert',
  method: 'POST',
  path: '/api/concerts/{id}/attendance',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Mark a concert as one to go to or of interest; afterwards, as one that the caller was at',
  params: OneConcert,
  body: z.object({ state: z.nullable(Attendance), isPublic: z._default(z.boolean(), false) }),
  response: z.object({
    attendance: z.nullable(OwnAttendance),
    goingCount: z.int(),
    interestedCount: z.int(),
  }),
  errors: ['not_found', 'conflict', 'throttled'],
  throttle: 'concertMarks',
})

/** Upcoming first come, past last first. */
export const attendedConcerts = contract({
  id: 'attendedConcerts',
  method: 'GET',
  path: '/api/concerts/attended',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Concerts that the caller marked',
  query: z.object({
    when: z.enum(['upcoming', 'past']),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.array(ConcertCard),
  errors: [],
  paged: true,
})
