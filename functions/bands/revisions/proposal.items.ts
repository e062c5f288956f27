import type { BandPatch } from '#shared/domain/band-diff.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { update, type Key, type Partition, type Write } from '#platform/table/index.ts'
import { revisionsPartition } from './revision.items.ts'

/** An edit that waits for a moderator or the claiming member, or that was decided a while ago. */
export interface ProposalItem {
  readonly PK: string
  readonly SK: string
  readonly entity: 'BandProposal'
  readonly memberId: string
  /** ISO 8601. */
  readonly at: string
  readonly note?: string | undefined
  /** The values of the changed fields when it was proposed. */
  readonly before: BandPatch
  readonly after: BandPatch
  /** Its author said that the band is another one than that of its new name. */
  readonly isAnotherBand?: true | undefined
  /** The NSBM term that was found: then only moderators decide. */
  readonly term?: string | undefined
  readonly state: 'open' | 'accepted' | 'declined'
  /** Why it was declined. */
  readonly reason?: string | undefined
  readonly expiresAt?: number | undefined
}

/** The sort keys of all proposals of a band begin with this. */
export const PROPOSAL_PREFIX = 'PROPOSAL#'

export const proposalsPartition = (bandId: string): Partition<ProposalItem> => ({
  PK: revisionsPartition(bandId).PK,
})

export const proposalKey = (bandId: string, proposalId: string): Key<ProposalItem> => ({
  PK: proposalsPartition(bandId).PK,
  SK: PROPOSAL_PREFIX + proposalId,
})

export const proposalIdOf = ({ SK }: Pick<ProposalItem, 'SK'>): string =>
  SK.slice(PROPOSAL_PREFIX.length)

export const proposalItem = (
  bandId: string,
  proposalId: string,
  proposal: Pick<ProposalItem, 'memberId' | 'note' | 'before' | 'after' | 'term' | 'isAnotherBand'>,
): ProposalItem => ({
  ...proposalKey(bandId, proposalId),
  entity: 'BandProposal',
  state: 'open',
  at: isoNow(),
  ...proposal,
})

/** The id of the entry in the moderation queue. */
export const heldProposalId = (bandId: string, proposalId: string): string =>
  `${bandId}-${proposalId}`

/** Its author reads the decision this long. */
const KEPT_SECONDS = keptSeconds('decidedProposal')

/** Fails when it was decided before. */
export const decide = (
  { PK, SK }: ProposalItem,
  decision: Pick<ProposalItem, 'state' | 'reason'>,
): Write<ProposalItem> =>
  update<ProposalItem>(
    { PK, SK },
    {
      set: { ...decision, expiresAt: epochSeconds() + KEPT_SECONDS },
      condition: { state: 'open' },
    },
  )
