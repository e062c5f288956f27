import type { Concert } from '#shared/api/concerts.ts'
import type { Author } from '#shared/api/members.ts'
import { DEFAULT_REJECT_REASON } from '#shared/domain/moderation.ts'
import type { Blocks } from '#platform/identity/blocks.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getItems } from '#platform/table/index.ts'
import { cardOf } from '../items/concert.presenter.ts'
import {
  concertCountersKey,
  concertIdOf,
  type ConcertItem,
  type ConcertSource,
} from '../items/concert.items.ts'
import { sourceOfMember, listTicketUrls } from '../items/sources.ts'
import { CONCERT_TEXTS } from '../texts.ts'

/** The others are in the number of sources. */
const NAMED_SUBMITTERS = 5

export const presentReason = ({ contentStatus, statusReason }: ConcertItem): string | null => {
  if (contentStatus === undefined) return null
  if (contentStatus === 'held') return statusReason ?? CONCERT_TEXTS.held
  return statusReason ?? DEFAULT_REJECT_REASON
}

/** Each source names where it was before; a merge of merged concerts is undone from its last step on. */
const mergedIdsOf = ({ sources }: ConcertItem): string[] => [
  ...new Set(sources.flatMap(({ from = [] }) => from.slice(-1))),
]

interface Viewer {
  readonly id: string
  readonly blocks: Blocks
}

/** Members see what they submitted, also the links that others do not see yet. */
const withOwnLinks = (concert: ConcertItem, own: ConcertSource | undefined) => {
  if (!own?.withheld) return {}
  const { ticketUrl, description, price, genre } = own.values
  return {
    linksWithheld: true as const,
    ...(ticketUrl !== undefined && {
      ticketUrl,
      ticketUrls: [...new Set([...listTicketUrls(concert), ticketUrl])],
    }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price }),
    ...(genre !== undefined && { genre }),
  }
}

/** A concert as a member sees it. */
export const presentConcert = async (concert: ConcertItem, viewer: Viewer): Promise<Concert> => {
  const id = concertIdOf(concert)
  const submitters = [...new Set(concert.sources.map(({ memberId }) => memberId))]
    .filter((memberId) => !viewer.blocks.has(memberId))
    .slice(0, NAMED_SUBMITTERS)
  const items = await getItems([concertCountersKey(id), ...submitters.map(memberKey)])
  const counters = items.at(concertCountersKey(id))
  const own = sourceOfMember(concert, viewer.id)
  const isMine = own !== undefined
  return {
    ...cardOf(concert),
    description: concert.description ?? null,
    ticketUrls: listTicketUrls(concert),
    bandId: null,
    goingCount: counters?.going ?? 0,
    interestedCount: counters?.interested ?? 0,
    followeesGoing: [],
    submittedBy: submitters.flatMap((memberId): Author[] => {
      const member = items.at(memberKey(memberId))
      return member ? [authorOf(member)] : []
    }),
    sourcesCount: concert.sources.length,
    mergedIds: mergedIdsOf(concert),
    isMine,
    contentStatus: concert.contentStatus ?? 'visible',
    statusReason: isMine ? presentReason(concert) : null,
    version: concert.version,
    ...withOwnLinks(concert, own),
  }
}
