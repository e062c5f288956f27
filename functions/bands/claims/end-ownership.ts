import { endOwnership } from '#shared/api/band-claims.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { ConditionFailed, retry, update } from '#platform/table/index.ts'
import { appendDecision, decisionItem } from '#platform/content/decision.items.ts'
import { changeBand } from '../revisions/change-band.ts'
import { requireEditor } from '../revisions/editor.repository.ts'
import { claimKey, heldClaimId } from './claim.items.ts'
import { giveBack } from './give-back.ts'
import { CLAIM_TEXTS } from '../texts.ts'

/** The member loses the band, and reads the reason at their claim, in their export, and by mail if there is an address. */
export const handler = endpoint(endOwnership, async ({ memberId, role, params, body }) => {
  const { id: bandId } = params
  const { reason } = body
  const endOnce = async (): Promise<void> => {
    const { band } = await requireEditor(bandId, memberId)
    const { claimedBy: owner, name } = band
    if (owner === undefined) throw new ApiError('conflict', CLAIM_TEXTS.nothingToEnd)
    // The moderator's own band: no other member has to read a reason.
    if (owner === memberId) return giveBack(band, memberId)
    const decision = {
      type: 'band',
      contentId: heldClaimId(bandId, owner),
      action: 'reject',
      moderatorId: memberId,
      authorId: owner,
      reason,
      rule: CLAIM_TEXTS.endedRule,
    } as const
    const act = { act: 'end-claim', kind: 'band', objectId: bandId } as const
    await transactAct(
      { ...requireStaff({ memberId, role }), ...act },
      {
        ...changeBand(band, {
          kind: 'unclaim',
          authorId: memberId,
          also: { claimedBy: undefined, identityProposal: undefined },
        }),
        claim: update(claimKey(bandId, owner), {
          set: { state: 'declined', reason },
          condition: { state: 'approved' },
        }),
        log: appendDecision(decisionItem(newId(), decision, name)),
      },
    )
  }
  await retry(endOnce, { when: (error) => error instanceof ConditionFailed })
  return { ok: true as const }
})
