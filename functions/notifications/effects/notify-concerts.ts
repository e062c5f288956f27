import type { NotifiedConcert } from '#shared/api/notifications.ts'
import { concertKey, isVisible, readConcert, type ConcertItem } from '../../concerts/items/index.ts'
import {
  continueNotice,
  endNotice,
  toNotified,
  noticeKey,
  noticesOfChange,
  readReceivers,
  startNotice,
  type Notice,
  type NoticeItem,
} from '../../concerts/alerts/index.ts'
import { effect, type DomainEvent } from '../../events/index.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import {
  get,
  getItems,
  getMany,
  unlessConditionFailed,
  write,
  type Key,
} from '#platform/table/index.ts'
import { activityKey, type ConcertActivityItem } from '../notification.items.ts'
import { countNotice } from '../notice-share.items.ts'
import { notifyOfChange } from '../changed-concerts.repository.ts'
import { notifyOfImported, withdrawImported } from '../imported-concerts.repository.ts'
import { notifyWithoutAuthor, withdraw } from '../notification.repository.ts'
import { blockKeys, hearsOfChangesBy, receiverKeys, wantsNewsFrom } from '../receiver.rules.ts'

const RECEIVERS_PER_PAGE = 100
const RECEIVERS_PER_READ = 50
const CONCURRENT = 10
const KEPT_SECONDS = 15 * 24 * 3600

const start = async (event: DomainEvent<ConcertItem>): Promise<void> => {
  for (const notice of noticesOfChange(event)) {
    const expiresAt = epochSeconds() + KEPT_SECONDS
    await unlessConditionFailed(write(startNotice(notice, event.id, expiresAt)))
  }
}

/**
 * Of a concert that they marked, members are notified when it is withdrawn, and when it changes unless there is a block.
 * An alert follows the settings, blocks and mutes of its member.
 */
const acceptingReceivers = async (
  { audience, concert, submitterId, isWithdrawn }: Notice,
  memberIds: readonly string[],
): Promise<readonly string[]> => {
  if (concert.change === 'removed' || isWithdrawn) return memberIds
  const isChange = audience === 'goers'
  const keysOf = isChange ? blockKeys : receiverKeys
  const accepts = isChange ? hearsOfChangesBy : wantsNewsFrom
  const accepting: string[] = []
  for (let from = 0; from < memberIds.length; from += RECEIVERS_PER_READ) {
    const some = memberIds.slice(from, from + RECEIVERS_PER_READ)
    const items = await getItems(some.flatMap(keysOf), { consistent: true })
    accepting.push(...some.filter((id) => accepts(id, submitterId, items)))
  }
  return accepting
}

/** The notification of a concert when it was new. */
const readNew = async (id: string): Promise<NotifiedConcert | undefined> => {
  const concert = await readConcert(id, { consistent: true })
  return concert && toNotified(concert, 'new')
}

/** Ids of the notifications about a new concert: its own, or that of its import. */
const noticeIdsOf = async (concertId: string): Promise<readonly string[]> => {
  const concert = await readConcert(concertId, { consistent: true })
  const imports = (concert?.sources ?? []).flatMap(({ importId }) => importId ?? [])
  return [concertId, ...new Set(imports)]
}

/** Whether a member has a notification of the concert, alone or in that of an import. */
const wasTold = async (
  memberId: string,
  concertId: string,
  noticeIds: readonly string[],
): Promise<boolean> => {
  const keys = noticeIds.map((id) => activityKey(memberId, id) as Key<ConcertActivityItem>)
  const items = await getMany(keys, { consistent: true })
  return items.some(
    (item) => item?.concert.id === concertId || item?.imported?.includes(concertId) === true,
  )
}

const tell = async (memberId: string, notice: Notice): Promise<unknown> => {
  const { id, concert, importId, isWithdrawn, audience, submitterId } = notice
  const share = countNotice(memberId, submitterId)
  if (importId !== undefined && !isWithdrawn)
    return notifyOfImported({ memberId, importId }, concert, share)
  if (importId !== undefined) await withdrawImported({ memberId, importId }, concert.id, readNew)
  const key = activityKey(memberId, id)
  if (isWithdrawn) return withdraw(memberId, key)
  if (audience === 'goers') return notifyOfChange(memberId, notice)
  const item = { PK: key.PK, SK: key.SK, kind: 'concert', concert } as const
  return notifyWithoutAuthor(memberId, item, share)
}

/** Of a merged concert, the notification is withdrawn only from members who have one of the other. */
const tellAll = async (notice: Notice, memberIds: readonly string[]): Promise<void> => {
  const { mergedInto } = notice
  const noticeIds = mergedInto === undefined ? [] : await noticeIdsOf(mergedInto)
  const tellConcerned = async (id: string): Promise<void> => {
    if (mergedInto === undefined || (await wasTold(id, mergedInto, noticeIds)))
      await tell(id, notice)
  }
  for (let from = 0; from < memberIds.length; from += CONCURRENT)
    await Promise.all(memberIds.slice(from, from + CONCURRENT).map(tellConcerned))
}

const isShown = async (id: string): Promise<boolean> => {
  const concert = await readConcert(id, { consistent: true })
  return concert !== undefined && isVisible(concert)
}

/** A concert that is shown is not removed any more, and one that is not is not announced. */
const isStillTrue = async (notice: Notice): Promise<boolean> => {
  const { concert, isWithdrawn, origins = [], mergedInto } = notice
  if (mergedInto !== undefined) {
    const merged = await get(concertKey(concert.id), { consistent: true })
    return merged?.mergedInto === mergedInto
  }
  if (concert.change !== 'removed') return (await isShown(concert.id)) !== (isWithdrawn === true)
  const shown = await Promise.all([concert.id, ...origins].map(isShown))
  return !shown.includes(true)
}

/** Tells one page of receivers; returns where the next one begins. */
const tellPage = async ({ notice, position }: NoticeItem): Promise<string | undefined> => {
  if (!(await isStillTrue(notice))) return undefined
  const { memberIds, next } = await readReceivers(notice, position, RECEIVERS_PER_PAGE)
  await tellAll(notice, await acceptingReceivers(notice, memberIds))
  return next
}

const tellNextPage = async (known: NoticeItem): Promise<void> => {
  const item = await get(noticeKey(known.notice), { consistent: true })
  if (item?.cause !== known.cause || item.position !== known.position) return
  const next = await tellPage(item)
  if (next !== undefined) await unlessConditionFailed(write(continueNotice(item, next)))
  // The marks of a removed concert go with the notice of it.
  else if (item.notice.concert.change === 'removed')
    await unlessConditionFailed(write(endNotice(item)))
}

/** Tells members of new concerts that their alerts match, and of what happens to concerts that they marked. */
export const handler = effect<ConcertItem | NoticeItem>(async (event) => {
  const item = event.after ?? event.before
  if (item?.entity === 'Concert') await start(event as DomainEvent<ConcertItem>)
  else if (event.after) await tellNextPage(event.after as NoticeItem)
})
