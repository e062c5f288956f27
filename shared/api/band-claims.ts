import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine } from '../domain/text.ts'
import { OptionalWebUrl } from '../domain/web-url.ts'
import { BandId } from './bands.ts'
import { contract } from './contract.ts'

const OneBand = z.object({ id: BandId })

export const NewClaim = z.object({
  evidence: multiLine(LIMITS.claimEvidence).check(
    z.minLength(LIMITS.claimEvidenceMin, 'Schreib ein, zwei Sätze dazu, woran wir euch erkennen.'),
  ),
  url: z.optional(OptionalWebUrl),
})
export type NewClaim = z.infer<typeof NewClaim>

/** The viewer's own claim. */
export const Claim = z.object({
  state: z.enum(['pending', 'approved', 'declined']),
  evidence: z.string(),
  url: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
})
export type Claim = z.infer<typeof Claim>

export const claimBand = contract({
  id: 'claimBand',
  method: 'POST',
  path: '/api/bands/{id}/claims',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Claim a band with evidence; a moderator decides, and the first approved claim of a band wins',
  params: OneBand,
  body: NewClaim,
  response: Claim,
  status: 201,
  errors: ['invalid_input', 'not_found', 'conflict', 'throttled'],
  idempotent: true,
  throttle: 'bands',
  guard: { fields: ['evidence', 'url'], onHit: 'hold' },
})

export const ownClaim = contract({
  id: 'ownClaim',
  method: 'GET',
  path: '/api/bands/{id}/claim',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The own claim of a band with its state; null without one',
  params: OneBand,
  response: z.object({ claim: z.nullable(Claim) }),
  errors: ['not_found'],
})

export const endClaim = contract({
  id: 'endClaim',
  method: 'DELETE',
  path: '/api/bands/{id}/claim',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Withdraw the own claim, or give the band back',
  params: OneBand,
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict', 'throttled'],
  throttle: 'bands',
})

export const endOwnership = contract({
  id: 'endOwnership',
  method: 'POST',
  path: '/api/admin/bands/{id}/claim/end',
  caller: 'moderator',
  blocks: 'none: staff',
  summary: 'Take a band from the member who claimed it, who reads the reason',
  params: OneBand,
  body: z.object({
    reason: multiLine(LIMITS.moderationReason).check(z.minLength(1, 'Bitte gib einen Grund an.')),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict'],
})
