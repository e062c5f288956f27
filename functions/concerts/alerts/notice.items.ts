import { expression, put, remove, update, type Key, type Write } from '#platform/table/index.ts'
import type { Notice } from './notice.rules.ts'

/** A notice on its way to its receivers, page by page. Each page is an event, so no page waits for another. */
export interface NoticeItem {
  readonly PK: string
  readonly SK: 'NOTICE'
  readonly entity: 'ConcertNotice'
  readonly notice: Notice
  /** The event that caused it; a later one starts again. */
  readonly cause: string
  /** Where the next page starts; absent at the beginning. */
  readonly position?: string | undefined
  /** In seconds. An event is delivered again for two weeks at most. */
  readonly expiresAt: number
}

export const noticeKey = ({ id, isWithdrawn }: Notice): Key<NoticeItem> => ({
  PK: `CONCERT_NOTICE#${id}${isWithdrawn ? '#WITHDRAWN' : ''}`,
  SK: 'NOTICE',
})

/** Fails when this event has started it already. */
export const startNotice = (notice: Notice, cause: string, expiresAt: number): Write<NoticeItem> =>
  put(
    { ...noticeKey(notice), entity: 'ConcertNotice', notice, cause, expiresAt },
    expression`attribute_not_exists(PK) OR cause <> ${cause}`,
  )

/** Fails when another delivery has gone on already. */
export const continueNotice = (item: NoticeItem, position: string): Write<NoticeItem> =>
  update(noticeKey(item.notice), {
    set: { position },
    condition: { cause: item.cause, position: item.position },
  })

/** Fails when another delivery has gone on or ended it already. */
export const endNotice = (item: NoticeItem): Write<NoticeItem> =>
  remove(noticeKey(item.notice), { cause: item.cause, position: item.position })
