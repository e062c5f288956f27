import { keptKey } from '#platform/content/kept.items.ts'
import { getMany, queryIndex, type Key } from '#platform/table/index.ts'
import { statementsOf } from '../../cases/items/index.ts'
import type { Erasing } from './erasing.ts'

/** As many as one read of keys takes. */
const PAGE = 100

/**
 * Texts and media that measures removed from messages of the member. They are kept for an appeal, which a deleted member
 * cannot make; an event deletes the media.
 */
export const eraseKeptMessages = async (erasing: Erasing): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await queryIndex(statementsOf(erasing.memberId), { limit: PAGE, startAt })
    const statements = await getMany(page.items, { consistent: true })
    const removed = statements.filter((one) => one?.kind === 'message' && one.measure === 'remove')
    const keys = removed.flatMap((one) => (one ? [keptKey('message', one.targetId)] : []))
    for (const kept of await getMany(keys, { consistent: true }))
      if (kept) await erasing.removeItem(kept)
    startAt = page.next
  } while (startAt)
}
