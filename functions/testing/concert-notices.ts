import {
  noticeKey,
  noticesOfChange,
  type Notice,
  type NoticeItem,
} from '../concerts/alerts/index.ts'
import type { ConcertItem } from '../concerts/items/index.ts'
import type { DomainEvent } from '../events/index.ts'
import { toMessage } from '../events/to-message.ts'
import { handler } from '../notifications/effects/notify-concerts.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { stored } from './stored.ts'

const deliver = deliverTo('notify-concerts', handler)

const deliverPages = async (notice: Notice): Promise<void> => {
  let before: NoticeItem | null = null
  for (;;) {
    const item: NoticeItem | null = await stored(noticeKey(notice))
    if (!item || item.position === (before ? before.position : 'none')) return
    const page = changeRecord(before, item)
    await deliver(page, page)
    before = item
  }
}

/** Delivers the change of a concert and then each page of its notices, all of them twice. */
export const settleNotices = async (record: Parameters<typeof deliver>[0]): Promise<void> => {
  await deliver(record, record)
  const event = toMessage(record) as unknown as DomainEvent<ConcertItem>
  for (const notice of noticesOfChange(event)) await deliverPages(notice)
}
