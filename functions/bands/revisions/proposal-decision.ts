import { fieldsOf, mergeChanges, type BandPatch } from '#shared/domain/band-diff.ts'
import type { Check, Write } from '#platform/table/index.ts'
import { bandIdOf, bandIsUnchanged, returnRoomForProposal, type BandItem } from '../items/index.ts'
import { valuesOf } from './band-values.ts'
import { changeBand } from './change-band.ts'
import { decide, type ProposalItem } from './proposal.items.ts'

/** What accepting changes of the current values: edits of others to the same lists stay. */
export const acceptedPatch = (band: BandItem, proposal: ProposalItem): BandPatch =>
  mergeChanges(valuesOf(band), proposal)

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
  return {
    ...(fieldsOf(patch).length === 0
      ? { band: bandIsUnchanged(band) }
      : changeBand(band, { kind: 'edit', authorId, acceptedBy, note, patch, needsOwnName })),
    proposal: decide(proposal, { state: 'accepted' }),
    room: returnRoomForProposal(bandIdOf(band)),
  }
}

/** Fails with `proposal` when it was decided before. */
export const declineProposal = (
  proposal: ProposalItem,
  reason: string,
): Record<'proposal' | 'room', Write> => ({
  proposal: decide(proposal, { state: 'declined', reason }),
  room: returnRoomForProposal(bandIdOf(proposal)),
})
