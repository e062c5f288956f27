import { claimBand } from '#shared/api/band-claims.ts'
import { holdRequest } from '#platform/content/held.items.ts'
import { WAITING } from '#platform/content/waiting.items.ts'
import type { Request } from '#platform/http/endpoint.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { check, get, onConditionFailed, transact } from '#platform/table/index.ts'
import { bandKey } from '../items/band.items.ts'
import { claimKey, heldClaimId, putClaim } from './claim.items.ts'
import { presentClaim } from './claim.presenter.ts'
import { CLAIM_TEXTS } from '../texts.ts'

type Claiming = Request<typeof claimBand>

const write = ({ memberId, params, body, heldFor, remember }: Claiming): Promise<void> =>
  transact({
    claim: putClaim(params.id, {
      memberId,
      evidence: body.evidence,
      url: body.url === '' ? undefined : body.url,
      term: heldFor ?? undefined,
    }),
    ...holdRequest(
      memberId,
      'band',
      heldClaimId(params.id, memberId),
      heldFor ?? CLAIM_TEXTS.claim,
    ),
    band: check(bandKey(params.id), { status: undefined, claimedBy: undefined }),
    idempotency: remember(memberId),
  })

/** Why the claim was not accepted. */
const refusal = async ({ memberId, params }: Claiming): Promise<ApiError> => {
  const band = await get(bandKey(params.id), { consistent: true })
  if (!band || band.status !== undefined) return new ApiError('not_found')
  if (band.claimedBy === memberId) return new ApiError('conflict', CLAIM_TEXTS.own)
  return new ApiError('conflict', band.claimedBy ? CLAIM_TEXTS.claimed : CLAIM_TEXTS.pending)
}

const present = async (bandId: string, memberId: string) => {
  const claim = await get(claimKey(bandId, memberId), { consistent: true })
  if (!claim) throw new ApiError('not_found')
  return presentClaim(claim)
}

export const handler = guardedEndpoint(
  claimBand,
  async (request) => {
    const { memberId, params } = request
    await onConditionFailed(write(request), async (failed) => {
      throw failed.has('idempotency') || failed.has(WAITING) ? failed : await refusal(request)
    })
    return present(params.id, memberId)
  },
  (_result, { memberId, params }) => present(params.id, memberId),
)
