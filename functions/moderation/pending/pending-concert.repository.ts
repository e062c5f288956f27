import type { Author } from '#shared/api/members.ts'
import type { HeldConcert } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { getItems } from '#platform/table/index.ts'
import {
  concertKey,
  completeSources,
  listTicketUrls,
  type ConcertItem,
} from '../../concerts/items/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import { findTerm } from './pending.presenter.ts'
import { readPending, type Pending, type PendingPage } from '#platform/content/queue.repository.ts'

interface PendingConcert extends Pending<ConcertItem> {
  readonly submittedBy: Author | null
}

const submitterOf = (concert: ConcertItem): string => completeSources(concert)[0]?.memberId ?? ''

/** Held concerts with the member who submitted each first. */
export const readPendingConcerts = async (
  after?: string,
): Promise<PendingPage<ConcertItem> & { readonly pending: readonly PendingConcert[] }> => {
  const keysOf = (id: string) => [concertKey(id)]
  const { pending, next } = await readPending<ConcertItem>('concert', keysOf, after)
  const keys = pending.map(({ content }) => memberKey(submitterOf(content)))
  const members = keys.length === 0 ? undefined : await getItems(keys)
  const withSubmitter = pending.map((one) => {
    const member = members?.at(memberKey(submitterOf(one.content)))
    return { ...one, submittedBy: member ? authorOf(member) : null }
  })
  return { pending: withSubmitter, next }
}

export const presentHeldConcert = ({
  held,
  content: concert,
  submittedBy,
}: PendingConcert): HeldConcert => {
  const { bandName, date, time, venue, city, country, genre, price, description } = concert
  const { statusReason, version } = concert
  const reason =
    statusReason === undefined
      ? findTerm(held, bandName, venue, genre, price, description)
      : {
          moderationReason: MODERATION_TEXTS.heldByModerator(statusReason),
          moderationTerm: null,
        }
  return {
    id: held.SK,
    bandName,
    date,
    time: time ?? null,
    venue: venue ?? null,
    city,
    country: country ?? null,
    genre: genre ?? null,
    price: price ?? null,
    description: description ?? null,
    ticketUrls: listTicketUrls(concert),
    submittedBy,
    version,
    ...reason,
    createdAt: ulidDate(held.SK),
  }
}
