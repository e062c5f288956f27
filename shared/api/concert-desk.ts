import * as z from 'zod/mini'
import { ConcertStatus } from '../domain/concerts.ts'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { ConcertId } from './concerts.ts'
import { contract } from './contract.ts'

const OneConcert = z.object({ id: ConcertId })

/** Kept in the moderation log. */
const reason = multiLine(LIMITS.moderationReason).check(z.minLength(1, 'Bitte gib einen Grund an.'))

const Done = z.object({ ok: z.literal(true) })

export const holdConcert = contract({
  id: 'holdConcert',
  method: 'POST',
  path: '/api/admin/concerts/{id}/hold',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Take a concert out of the lists until it is decided about',
  params: OneConcert,
  body: z.object({ reason }),
  response: Done,
  errors: ['not_found', 'conflict'],
})

export const mergeConcerts = contract({
  id: 'mergeConcerts',
  method: 'POST',
  path: '/api/admin/concerts/{id}/merge',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Move all sources of a concert to another one; its id then leads there',
  params: OneConcert,
  body: z.object({ into: ConcertId, reason }),
  response: Done,
  errors: ['invalid_input', 'not_found', 'conflict'],
})

export const unmergeConcert = contract({
  id: 'unmergeConcert',
  method: 'POST',
  path: '/api/admin/concerts/{id}/unmerge',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Give a merged concert its sources back',
  params: OneConcert,
  body: z.object({ reason }),
  response: Done,
  errors: ['not_found', 'conflict'],
})

export const setConcertStatus = contract({
  id: 'setConcertStatus',
  method: 'POST',
  path: '/api/admin/concerts/{id}/status',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Cancel a concert, or set another status',
  params: OneConcert,
  body: z.object({ status: ConcertStatus, reason }),
  response: Done,
  errors: ['not_found', 'conflict'],
})
