import type { Proposal, Revision } from '#shared/api/band-history.ts'
import { BAND_FIELDS, type BandPatch } from '#shared/domain/band-diff.ts'
import { proposalIdOf, type ProposalItem } from './proposal.items.ts'
import type { RevisionItem } from './revision.items.ts'

type ShownPatch = Revision['before']

/** In a fixed order of fields, because DynamoDB returns a map in any order. */
export const presentPatch = (patch: BandPatch): ShownPatch =>
  Object.fromEntries(
    BAND_FIELDS.filter((field) => patch[field] !== undefined).map((field) => [field, patch[field]]),
  )

export const presentRevision = (item: RevisionItem, author: Revision['author']): Revision => ({
  number: item.number,
  kind: item.kind,
  author,
  acceptedBy: item.acceptedBy ?? null,
  at: item.at,
  note: item.note ?? null,
  before: presentPatch(item.before),
  after: presentPatch(item.after),
})

interface Shown extends Pick<Proposal, 'author' | 'isOwn' | 'mayDecide'> {
  readonly before: BandPatch
  readonly after: BandPatch
}

export const presentProposal = (
  item: ProposalItem,
  { author, isOwn, mayDecide, before, after }: Shown,
): Proposal => ({
  id: proposalIdOf(item),
  author,
  isOwn,
  at: item.at,
  note: item.note ?? null,
  state: item.state,
  reason: item.reason ?? null,
  before: presentPatch(before),
  after: presentPatch(after),
  mayDecide,
})
