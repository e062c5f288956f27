import { endClaim } from '#shared/api/band-claims.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, exists, get, remove, retry, transact } from '#platform/table/index.ts'
import { requireEditor } from '../revisions/editor.repository.ts'
import { claimKey, heldClaimId, removeClaim } from './claim.items.ts'
import { giveBack } from './give-back.ts'
import { CLAIM_TEXTS } from '../texts.ts'

const withdraw = async (bandId: string, memberId: string): Promise<void> => {
  const claim = await get(claimKey(bandId, memberId), { consistent: true })
  if (claim?.state !== 'pending') throw new ApiError('conflict', CLAIM_TEXTS.nothingToEnd)
  await transact({
    claim: removeClaim(claim),
    held: remove(heldKey('band', heldClaimId(bandId, memberId)), exists),
  })
}

const endOnce = async (bandId: string, memberId: string): Promise<void> => {
  const { band, isBand } = await requireEditor(bandId, memberId)
  return isBand ? giveBack(band, memberId) : withdraw(bandId, memberId)
}

export const handler = endpoint(endClaim, async ({ memberId, params }) => {
  await retry(() => endOnce(params.id, memberId), {
    when: (error) => error instanceof ConditionFailed,
  })
  return { ok: true as const }
})
