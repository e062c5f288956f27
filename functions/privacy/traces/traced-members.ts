import type { HeldItem } from '#platform/content/held.items.ts'
import type { BandItem } from '../../bands/items/index.ts'
import type { ClaimItem } from '../../bands/claims/index.ts'
import type { ProposalItem, RevisionItem } from '../../bands/revisions/index.ts'
import type { ContactMessageItem } from '../../contact/index.ts'

/** Items that carry the id of a member and are not found by it. */
export type TracedItem =
  | BandItem
  | RevisionItem
  | ProposalItem
  | ClaimItem
  | HeldItem
  | ContactMessageItem

const idsIn = (item: TracedItem): readonly (string | undefined)[] => {
  switch (item.entity) {
    case 'Band':
      return [item.submittedBy?.id, item.claimedBy]
    case 'BandRevision':
      return [item.authorId]
    case 'BandProposal':
    case 'BandClaim':
    case 'ContactMessage':
      return [item.memberId]
    case 'Held':
      return (item.reports ?? []).map(({ memberId }) => memberId)
  }
}

/** The members that an item names, each once. */
export const tracedMembers = (item: TracedItem): readonly string[] => [
  ...new Set(idsIn(item).filter((id) => id !== undefined)),
]
