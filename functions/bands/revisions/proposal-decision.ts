import { listFields, mergeChanges, type BandPatch } from '#shared/domain/band-diff.ts'
import type { Check, Write } from '#platform/table/index.ts'
import { bandIdOf, bandIsUnchanged, changeBandItem, type BandItem } from '../items/band.items.ts'
import { returnProposalShare, returnRoomForProposal } from '../items/band-counts.items.ts'
import { readValues } from './band-values.ts'
import { changeBand } from './change-band.ts'
import { decide, proposalIdOf, type ProposalItem } from './proposal.items.ts'

/** With the decision about what the band is known by, its mark returns. */
const returnMark = (band: BandItem, proposal: ProposalItem) =>
  band.identityProposal === proposalIdOf(proposal) ? { identityProposal: undefined } : undefined

/** What accepting changes of the current values: edits of others to the same lists stay. */
export const acceptedPatch = (band: BandItem, proposal: ProposalItem): BandPatch =>
  mergeChanges(readValues(band), proposal)

/**
 * Applies a proposal. Fails with `band` when the band changed since it was read, with `newName` when another band has
 * the proposed name, and with `proposal` when it was decided before.
 */
export const acceptProposal = (
  band: BandItem,
  proposal: ProposalItem,
  acceptedBy: 'moderator' | 'band',
): Record<string, Write | Check> => {
  const patch = acceptedPatch(band, proposal)
  const { memberId: authorId, note, isAnotherBand } = proposal
  const needsOwnName = isAnotherBand !== true
  const also = returnMark(band, proposal)
  return {
    ...(listFields(patch).length === 0
      ? { band: also ? changeBandItem(band, also) : bandIsUnchanged(band) }
      : changeBand(band, { kind: 'edit', authorId, acceptedBy, note, patch, also, needsOwnName })),
    proposal: decide(proposal, { state: 'accepted' }),
    room: returnRoomForProposal(bandIdOf(band)),
    share: returnProposalShare(authorId, bandIdOf(band)),
  }
}

/** What ends with a proposal that changes nothing. Fails with `band` when the band changed since it was read. */
export const closeProposal = (band: BandItem, proposal: ProposalItem): Record<string, Write> => {
  const also = returnMark(band, proposal)
  return {
    room: returnRoomForProposal(bandIdOf(proposal)),
    share: returnProposalShare(proposal.memberId, bandIdOf(proposal)),
    ...(also && { band: changeBandItem(band, also) }),
  }
}

/** Fails with `proposal` when it was decided before. */
export const declineProposal = (
  band: BandItem,
  proposal: ProposalItem,
  reason: string,
): Record<string, Write> => ({
  proposal: decide(proposal, { state: 'declined', reason }),
  ...closeProposal(band, proposal),
})
