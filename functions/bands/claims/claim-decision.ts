import { ApiError } from '#platform/runtime/errors.ts'
import type { Write } from '#platform/table/index.ts'
import type { BandItem } from '../items/band.items.ts'
import { changeBand } from '../revisions/change-band.ts'
import { settleClaim, type ClaimItem } from './claim.items.ts'
import { CLAIM_TEXTS } from '../texts.ts'

/**
 * Gives the band to the claimant; it is no newcomer any more. Fails with `band` when the band changed since it was
 * read, and with `claim` when the claim did. The effect `settle-claims` declines the other claims.
 * @throws ApiError conflict when the band belongs to a member already
 */
export const approveClaim = (band: BandItem, claim: ClaimItem): Record<string, Write> => {
  if (band.claimedBy !== undefined) throw new ApiError('conflict', CLAIM_TEXTS.claimed)
  const { memberId } = claim
  return {
    ...changeBand(band, {
      kind: 'claim',
      authorId: memberId,
      acceptedBy: 'moderator',
      patch: band.isNewcomer ? { isNewcomer: false } : {},
      also: { claimedBy: memberId, identityProposal: undefined },
    }),
    claim: settleClaim(claim, { state: 'approved', reason: undefined }),
  }
}

/** Fails with `claim` when it was withdrawn or sent anew since it was read. */
export const declineClaim = (claim: ClaimItem, reason: string): Record<'claim', Write> => ({
  claim: settleClaim(claim, { state: 'declined', reason }),
})
