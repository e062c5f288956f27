import { LIMITS } from '#shared/domain/limits.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { getItems, type ItemSet } from '#platform/table/index.ts'
import { claimKey, type ClaimItem } from '../../bands/claims/index.ts'
import { bandKey, type BandItem } from '../../bands/items/index.ts'
import { proposalKey, type ProposalItem } from '../../bands/revisions/index.ts'
import { readQueue, type PendingPage, type QueueEntry } from '#platform/content/queue.repository.ts'

/** A band that waits itself, or a proposal or claim with the band that it is about. */
export interface BandInQueue {
  readonly band: BandItem
  readonly proposal?: ProposalItem | undefined
  readonly claim?: ClaimItem | undefined
  /** Username; null for generated bands and deleted members. */
  readonly submittedBy: string | null
}

const keysOf = (entry: QueueEntry) => {
  const [bandId = '', id] = entry.SK.split('-')
  if (id === undefined) return [bandKey(bandId)]
  return [bandKey(bandId), proposalKey(bandId, id), claimKey(bandId, id)]
}

type Found = Omit<BandInQueue, 'submittedBy'> & { readonly held: QueueEntry }

const findIn = (items: ItemSet, held: QueueEntry): Found[] => {
  const [bandId = '', id] = held.SK.split('-')
  const band = items.at(bandKey(bandId))
  if (!band) return []
  if (id === undefined) return band.status === 'held' ? [{ held, band }] : []
  const proposal = items.at(proposalKey(bandId, id))
  const claim = items.at(claimKey(bandId, id))
  return proposal || claim ? [{ held, band, proposal, claim }] : []
}

/** Half a page of entries has at most 75 keys, and one BatchGet reads 100. */
const HALF = Math.ceil(LIMITS.moderationPage / 2)

const findAll = async (page: readonly QueueEntry[]): Promise<Found[]> => {
  const halves = [page.slice(0, HALF), page.slice(HALF)].filter(({ length }) => length > 0)
  const found = await Promise.all(
    halves.map(async (half) => {
      const items = await getItems(half.flatMap(keysOf))
      return half.flatMap((held) => findIn(items, held))
    }),
  )
  return found.flat()
}

const proposerOf = ({ proposal, claim }: Found): string | undefined =>
  proposal?.memberId ?? claim?.memberId

const readUsernames = async (found: readonly Found[]): Promise<(one: Found) => string | null> => {
  const ids = found.map(proposerOf).filter((id) => id !== undefined)
  const members = ids.length > 0 ? await getItems(ids.map(memberKey)) : undefined
  return (one) => {
    const id = proposerOf(one)
    if (id === undefined) return one.band.submittedBy?.username ?? null
    return members?.at(memberKey(id))?.username ?? null
  }
}

export const readPendingBands = async (after?: string): Promise<PendingPage<BandInQueue>> => {
  const { page, next } = await readQueue('band', after)
  const found = await findAll(page)
  const usernameOf = await readUsernames(found)
  const pending = found.map((one) => ({
    held: one.held,
    content: { ...one, submittedBy: usernameOf(one) },
  }))
  return { pending, next }
}
