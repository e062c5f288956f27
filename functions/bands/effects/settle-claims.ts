import { heldKey } from '#platform/content/held.items.ts'
import { allPages, query, remove, transact, unlessConditionFailed } from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { bandIdOf } from '../items/index.ts'
import {
  CLAIM_PREFIX,
  CLAIM_TEXTS,
  claimsPartition,
  heldClaimId,
  declineClaim,
  type ClaimItem,
} from '../claims/index.ts'

const readPendingClaims = async (bandId: string): Promise<ClaimItem[]> => {
  const claims = await allPages((startAt) =>
    query(claimsPartition(bandId), { beginsWith: CLAIM_PREFIX, consistent: true, startAt }),
  )
  return claims.filter(({ state }) => state === 'pending')
}

/** Declines the other claims once one is approved. New ones are refused since the approval. */
export const handler = effect<ClaimItem>(async ({ before, after }) => {
  if (after?.state !== 'approved' || before?.state === 'approved') return
  const bandId = bandIdOf(after)
  for (const claim of await readPendingClaims(bandId))
    await unlessConditionFailed(
      transact({
        ...declineClaim(claim, CLAIM_TEXTS.settled),
        held: remove(heldKey('band', heldClaimId(bandId, claim.memberId))),
      }),
    )
})
