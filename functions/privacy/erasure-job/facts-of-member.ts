import { heldKey, type HeldItem } from '#platform/content/held.items.ts'
import {
  expression,
  get,
  keyOf,
  query,
  remove,
  update,
  type Key,
  type QueryPage,
  type Stored,
} from '#platform/table/index.ts'
import { heldClaimId, type ClaimItem } from '../../bands/claims/index.ts'
import {
  bandIdOf,
  changeBandItem,
  returnRoomForProposal,
  type BandItem,
} from '../../bands/items/index.ts'
import {
  heldProposalId,
  proposalIdOf,
  type ProposalItem,
  type RevisionItem,
} from '../../bands/revisions/index.ts'
import { concertKey, ownPartition, type ConcertItem } from '../../concerts/items/index.ts'
import { readFurtherSource, removeFurtherSource } from '../../concerts/entries/index.ts'
import { tracedKey, tracesPartition, type TraceItem } from '../traces/trace.items.ts'
import type { TracedItem } from '../traces/traced-members.ts'
import { kindNameOf, settled, type Erasing, type Parts } from './erasing.ts'

/** Stands for every deleted member where an item needs an id. It is a valid ULID, and no member has it. */
const NOBODY = '00000000000000000000000000'
const PAGE = 50

/** What becomes of an item that names the member; empty when it does not any more. */
const partsOf = (item: TracedItem, memberId: string): Parts => {
  switch (item.entity) {
    case 'Band':
      return bandParts(item, memberId)
    case 'BandRevision':
      return item.authorId === memberId
        ? { item: update<RevisionItem>(keyOf(item), { remove: ['authorId'] }) }
        : {}
    case 'BandProposal':
      return proposalParts(item)
    case 'BandClaim':
      return claimParts(item)
    case 'ContactMessage':
      return { item: remove(keyOf(item)) }
    case 'Held':
      return heldParts(item, memberId)
  }
}

const bandParts = (band: BandItem, memberId: string): Parts => {
  const isSubmitter = band.submittedBy?.id === memberId
  const isClaimant = band.claimedBy === memberId
  if (!isSubmitter && !isClaimant) return {}
  return {
    item: changeBandItem(band, {
      ...(isSubmitter && { submittedBy: undefined }),
      ...(isClaimant && { claimedBy: undefined }),
    }),
  }
}

const proposalParts = (proposal: ProposalItem): Parts => {
  const bandId = bandIdOf(proposal)
  const heldId = heldProposalId(bandId, proposalIdOf(proposal))
  return {
    item: remove<ProposalItem>(keyOf(proposal), { state: proposal.state }),
    room: proposal.state === 'open' ? returnRoomForProposal(bandId) : null,
    held: remove(heldKey('band', heldId)),
  }
}

const claimParts = (claim: ClaimItem): Parts => ({
  item: remove(keyOf(claim)),
  held: remove(heldKey('band', heldClaimId(bandIdOf(claim), claim.memberId))),
})

const heldParts = (held: HeldItem, memberId: string): Parts => {
  const { reports = [] } = held
  if (!reports.some((report) => report.memberId === memberId)) return {}
  const anonymous = reports.map((report) =>
    report.memberId === memberId ? { ...report, memberId: NOBODY } : report,
  )
  return {
    item: update<HeldItem>(keyOf(held), {
      set: { reports: anonymous },
      removeFrom: { reporters: new Set([memberId]) },
      condition: expression`size(reports) = ${reports.length}`,
    }),
  }
}

const followTrace = (erasing: Erasing, trace: TraceItem): Promise<void> =>
  settled(async () => {
    const item = (await get(tracedKey(trace), { consistent: true })) as TracedItem | undefined
    const parts = item ? partsOf(item, erasing.memberId) : {}
    const kind = item ? kindNameOf(item) : kindNameOf(trace)
    await erasing.change(kind, { ...parts, trace: remove(keyOf(trace)) })
  })

const eachItem = async <Item extends Stored>(
  read: (startAt: Key | undefined) => Promise<QueryPage<Item>>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await read(startAt)
    for (const item of page.items) await work(item)
    startAt = page.next
  } while (startAt)
}

/** Bands, their changes, reports and contact messages, which no key of the member finds. */
export const followTraces = (erasing: Erasing): Promise<void> =>
  eachItem(
    (startAt) =>
      query(tracesPartition(erasing.memberId), { limit: PAGE, consistent: true, startAt }),
    (trace) => followTrace(erasing, trace),
  )

const anonymousSources = ({ sources }: ConcertItem, memberId: string): ConcertItem['sources'] =>
  sources.map((source) => (source.memberId === memberId ? { ...source, memberId: NOBODY } : source))

const eraseSource = (erasing: Erasing, concertId: string): Promise<void> =>
  settled(async () => {
    const { memberId } = erasing
    const further = await readFurtherSource(concertId, memberId)
    if (further)
      await erasing.change(
        'further-concert-source',
        removeFurtherSource(concertId, { id: further.id, memberId }),
      )
    const concert = await get(concertKey(concertId), { consistent: true })
    if (!concert?.sources.some((source) => source.memberId === memberId)) return
    const sources = update<ConcertItem>(concertKey(concertId), {
      set: { sources: anonymousSources(concert, memberId) },
      condition: expression`version = ${concert.version} AND sources = ${concert.sources}`,
    })
    await erasing.change('concert', { sources })
  })

/** Concerts stay, because others rely on them; their submissions lose the member. */
export const eraseConcertSources = (erasing: Erasing): Promise<void> =>
  eachItem(
    (startAt) => query(ownPartition(erasing.memberId), { limit: PAGE, consistent: true, startAt }),
    async (own) => {
      await eraseSource(erasing, own.concertId)
      // Last, because it leads here. A delivery that runs out of time never looks at it again.
      await erasing.removeItem(own)
    },
  )
