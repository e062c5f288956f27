import { endClaim } from '#shared/api/band-claims.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  ConditionFailed,
  exists,
  get,
  remove,
  retry,
  transact,
  update,
} from '#platform/table/index.ts'
import { changeBand, requireEditor, writeAs, type Editor } from '../revisions/index.ts'
import { bandIdOf } from '../items/index.ts'
import { claimKey, heldClaimId, removeClaim } from './claim.items.ts'
import { CLAIM_TEXTS } from './texts.ts'

/** The member loses the band and, where a moderator decided so, reads why. */
const release = (editor: Editor, owner: string, memberId: string): Promise<void> => {
  const { band } = editor
  const key = claimKey(bandIdOf(band), owner)
  const parts = {
    ...changeBand(band, { kind: 'unclaim', authorId: memberId, also: { claimedBy: undefined } }),
    claim:
      owner === memberId
        ? remove(key)
        : update(key, {
            set: { state: 'declined', reason: CLAIM_TEXTS.ended },
            condition: { state: 'approved' },
          }),
  }
  return writeAs(editor, { memberId, act: 'end-claim', parts })
}

const withdraw = async (bandId: string, memberId: string): Promise<void> => {
  const claim = await get(claimKey(bandId, memberId), { consistent: true })
  if (claim?.state !== 'pending') throw new ApiError('conflict', CLAIM_TEXTS.nothingToEnd)
  await transact({
    claim: removeClaim(claim),
    held: remove(heldKey('band', heldClaimId(bandId, memberId)), exists),
  })
}

const endOnce = async (bandId: string, memberId: string): Promise<void> => {
  const editor = await requireEditor(bandId, memberId)
  const owner = editor.band.claimedBy
  if (owner !== undefined && (editor.isBand || editor.isModerator))
    return release(editor, owner, memberId)
  return withdraw(bandId, memberId)
}

export const handler = endpoint(endClaim, async ({ memberId, params }) => {
  await retry(() => endOnce(params.id, memberId), {
    when: (error) => error instanceof ConditionFailed,
  })
  return { ok: true as const }
})
