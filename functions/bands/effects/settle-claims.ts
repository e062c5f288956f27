import { heldKey } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  allPages,
  get,
  query,
  remove,
  transact,
  unlessConditionFailed,
} from '#platform/table/index.ts'
import { effect } from '../../events/index.ts'
import { appendDecision, decidedKey, decisionItem } from '#platform/content/decision.items.ts'
import { bandIdOf } from '../items/band.items.ts'
import {
  CLAIM_PREFIX,
  claimsPartition,
  heldClaimId,
  type ClaimItem,
} from '../claims/claim.items.ts'
import { CLAIM_TEXTS } from '../texts.ts'
import { declineClaim } from '../claims/claim-decision.ts'

const readPendingClaims = async (bandId: string): Promise<ClaimItem[]> => {
  const claims = await allPages((startAt) =>
    query(claimsPartition(bandId), { beginsWith: CLAIM_PREFIX, consistent: true, startAt }),
  )
  return claims.filter(({ state }) => state === 'pending')
}

/** The log names the moderator of the approval; from its entry, the claimant gets a mail with the reason. */
const decline = async (bandId: string, claim: ClaimItem, moderatorId: string): Promise<void> => {
  const contentId = heldClaimId(bandId, claim.memberId)
  const reason = CLAIM_TEXTS.settled
  const decision = { moderatorId, type: 'band', contentId, action: 'reject', reason } as const
  const line = { ...decision, rule: CLAIM_TEXTS.claim, authorId: claim.memberId }
  await unlessConditionFailed(
    transact({
      ...declineClaim(claim, reason),
      held: remove(heldKey('band', contentId)),
      log: appendDecision(decisionItem(newId(), line, claim.evidence)),
    }),
  )
}

/** Declines the other claims once one is approved. New ones are refused since the approval. */
export const handler = effect<ClaimItem>(async ({ before, after }) => {
  if (after?.state !== 'approved' || before?.state === 'approved') return
  const bandId = bandIdOf(after)
  const claims = await readPendingClaims(bandId)
  if (claims.length === 0) return
  const approval = await get(decidedKey('band', heldClaimId(bandId, after.memberId)))
  for (const claim of claims) await decline(bandId, claim, approval?.moderatorId ?? '')
})
