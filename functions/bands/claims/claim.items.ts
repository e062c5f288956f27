import { isoNow } from '#platform/runtime/clock.ts'
import {
  expression,
  put,
  remove,
  update,
  type Key,
  type Partition,
  type Write,
} from '#platform/table/index.ts'
import { bandClaimKey, bandKey, type BandClaimItem } from '../items/band.items.ts'

/** The claim of a member on a band; there is one of each member. */
export interface ClaimItem extends BandClaimItem {
  readonly entity: 'BandClaim'
  readonly memberId: string
  readonly evidence: string
  /** A page that proves it. */
  readonly url?: string | undefined
  /** ISO 8601. */
  readonly at: string
  readonly reason?: string | undefined
  /** The NSBM term that was found. */
  readonly term?: string | undefined
}

/** The sort keys of all claims of a band begin with this. */
export const CLAIM_PREFIX = 'CLAIM#'

export const claimsPartition = (bandId: string): Partition<ClaimItem> => ({
  PK: bandKey(bandId).PK,
})

export const claimKey = (bandId: string, memberId: string): Key<ClaimItem> => ({
  PK: bandClaimKey(bandId, memberId).PK,
  SK: bandClaimKey(bandId, memberId).SK,
})

/** The id of the entry in the moderation queue. */
export const heldClaimId = (bandId: string, memberId: string): string => `${bandId}-${memberId}`

/** Replaces a declined one. Fails with a pending or approved one. */
export const putClaim = (
  bandId: string,
  claim: Pick<ClaimItem, 'memberId' | 'evidence' | 'url' | 'term'>,
): Write<ClaimItem> =>
  put<ClaimItem>(
    {
      ...claimKey(bandId, claim.memberId),
      entity: 'BandClaim',
      state: 'pending',
      at: isoNow(),
      ...claim,
    },
    expression`attribute_not_exists(PK) OR #state = ${'declined'}`,
  )

/** Fails when it was decided, withdrawn or sent anew since it was read. */
export const settleClaim = (
  { PK, SK, at }: ClaimItem,
  decision: Pick<ClaimItem, 'state' | 'reason'>,
): Write<ClaimItem> =>
  update<ClaimItem>({ PK, SK }, { set: decision, condition: { state: 'pending', at } })

/** Fails when it was decided or sent anew since it was read. */
export const removeClaim = ({ PK, SK, state, at }: ClaimItem): Write<ClaimItem> =>
  remove<ClaimItem>({ PK, SK }, { state, at })
