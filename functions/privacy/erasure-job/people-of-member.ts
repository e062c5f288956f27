import { get, query, queryIndex, update, type Key } from '#platform/table/index.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { findMember } from '#platform/identity/member.ts'
import { pairIdOf } from '../../messages/items/index.ts'
import { refreshSide, SIDES, sidesPartition } from '../../messages/threads/index.ts'
import { countFollows, followersPartition } from '../../people/relations/index.ts'
import { chatPartitionOf } from './own-partitions.ts'
import type { Erasing } from './erasing.ts'

const PAGE = 50

/** The followers lose a member whom they follow, and their number of followed members. */
export const eraseFollowers = async (erasing: Erasing): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await queryIndex(followersPartition(erasing.memberId), { limit: PAGE, startAt })
    for (const entry of page.items)
      await erasing.removeItem(entry, { count: countFollows(entry.GSI1SK, { following: -1 }) })
    startAt = page.next
  } while (startAt)
}

/** Blocks are stored on both sides. */
export const eraseBlocks = async (erasing: Erasing): Promise<void> => {
  const { memberId } = erasing
  const { blocked = [], blockedBy = [] } =
    (await get(blocksKey(memberId), { consistent: true })) ?? {}
  for (const other of new Set([...blocked, ...blockedBy])) {
    const [me, them] = [new Set([memberId]), new Set([other])]
    await erasing.change('blocks', {
      other: update(blocksKey(other), {
        removeFrom: { blocked: me, blockedBy: me, muted: me },
      }),
      own: update(blocksKey(memberId), { removeFrom: { blocked: them, blockedBy: them } }),
    })
  }
}

/** The record of an erasure expires after some weeks, so the profile shows whether the other member still exists. */
const isGone = async (memberId: string): Promise<boolean> =>
  (await findMember(memberId, { consistent: true })) === undefined

const eraseConversation = async (erasing: Erasing, otherId: string): Promise<void> => {
  const partition = chatPartitionOf(pairIdOf(erasing.memberId, otherId))
  let startAt: Key | undefined
  do {
    const page = await query(partition, { limit: PAGE, consistent: true, startAt })
    await erasing.removeItems(page.items)
    startAt = page.next
  } while (startAt)
}

/**
 * The others keep their threads, with a deleted member in them. A conversation of two deleted members goes; its media
 * follow by event. Runs after the member is gone, so that no effect writes the name again.
 */
export const eraseThreads = async (erasing: Erasing): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(sidesPartition(erasing.memberId), {
      beginsWith: SIDES,
      limit: PAGE,
      consistent: true,
      startAt,
    })
    for (const side of page.items) {
      erasing.assertTime()
      await refreshSide(side.otherId, erasing.memberId, undefined)
      if (await isGone(side.otherId)) await eraseConversation(erasing, side.otherId)
      // Last, because it leads here. A delivery that runs out of time never looks at it again.
      await erasing.removeItem(side)
    }
    startAt = page.next
  } while (startAt)
}
