import type { HeldBand } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { listFields, pickFields } from '#shared/domain/band-diff.ts'
import type { ClaimItem } from '../../bands/claims/index.ts'
import { bandIdOf, waitsAsNamesake, type BandItem } from '../../bands/items/index.ts'
import {
  acceptedPatch,
  presentPatch,
  readValues,
  type ProposalItem,
} from '../../bands/revisions/index.ts'
import type { BandInQueue } from './pending-band.repository.ts'
import { findTerm } from './pending.presenter.ts'
import type { Pending, QueueEntry } from '#platform/content/queue.repository.ts'

type Described = Omit<HeldBand, 'id' | 'bandId' | 'name' | 'description' | 'submittedBy'>

const NOTHING = { version: null, change: null, linkUrl: null, isClaimed: false, sources: [] }

const lines = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n')

/** The queue names what it is about where the guard found nothing. */
const reasonOf = (held: QueueEntry, term: string | undefined, text: string) =>
  term === undefined ? { moderationReason: held.rule, moderationTerm: null } : findTerm(held, text)

const describeEdit = (held: QueueEntry, band: BandItem, proposal: ProposalItem): Described => {
  const after = acceptedPatch(band, proposal)
  const before = pickFields(readValues(band), listFields(after))
  return {
    ...NOTHING,
    kind: 'edit',
    content: proposal.note ?? '',
    ...reasonOf(held, proposal.term, lines(JSON.stringify(proposal.after), proposal.note)),
    createdAt: proposal.at,
    version: band.version,
    change: { before: presentPatch(before), after: presentPatch(after) },
  }
}

const describeClaim = (held: QueueEntry, band: BandItem, claim: ClaimItem): Described => ({
  ...NOTHING,
  kind: 'claim',
  content: claim.evidence,
  ...reasonOf(held, claim.term, claim.evidence),
  createdAt: claim.at,
  linkUrl: claim.url ?? null,
  isClaimed: band.claimedBy !== undefined,
})

/** A band of the name of another waits without a term. */
const whyHeld = (held: QueueEntry, band: BandItem) =>
  waitsAsNamesake(band)
    ? reasonOf(held, undefined, '')
    : findTerm(held, band.name, band.genre, band.city, band.description)

const describeBand = (held: QueueEntry, band: BandItem): Described => ({
  ...NOTHING,
  ...whyHeld(held, band),
  kind: 'new',
  content: lines(band.description, band.website, band.socialMediaUrl),
  createdAt: ulidDate(bandIdOf(band)),
  version: band.version,
})

/** A draft waits because a member of staff reads every one, not because of a term. */
const describeDraft = (held: QueueEntry, band: BandItem): Described => {
  const facts = band.facts ?? []
  return {
    ...describeBand(held, band),
    ...reasonOf(held, undefined, ''),
    kind: 'draft',
    content: lines(band.description, ...facts.map(({ text }) => text)),
    sources: facts.map(({ source, url, text }) => ({
      name: source,
      title: text,
      url,
      publishedAt: null,
    })),
  }
}

const describe = (held: QueueEntry, { band, proposal, claim }: BandInQueue): Described => {
  if (proposal) return describeEdit(held, band, proposal)
  if (claim) return describeClaim(held, band, claim)
  return band.isAiGenerated ? describeDraft(held, band) : describeBand(held, band)
}

const traitsOf = ({ genre, country, city, formedYear }: BandItem): string =>
  [genre, city, country, formedYear].filter(Boolean).join(' · ')

export const presentHeldBand = ({ held, content }: Pending<BandInQueue>): HeldBand => ({
  id: held.SK,
  bandId: bandIdOf(content.band),
  name: content.band.name,
  description: traitsOf(content.band),
  submittedBy: content.submittedBy,
  ...describe(held, content),
})
