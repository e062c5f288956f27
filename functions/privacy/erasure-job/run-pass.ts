import { keptKey } from '#platform/content/kept.items.ts'
import { getMany, queryIndex, type Key } from '#platform/table/index.ts'
import { statementsPartition } from '../../cases/items/index.ts'
import { closeDoors, eraseAroundProfile } from './account-of-member.ts'
import type { Erasing } from './erasing.ts'
import { eraseConcertSources, followTraces } from './facts-of-member.ts'
import { eraseMember, eraseOwnPartitions } from './own-partitions.ts'
import { eraseBlocks, eraseFollowers, eraseThreads } from './people-of-member.ts'
import { endStatements, leaveStaff, releaseCases } from './cases-of-member.ts'
import { forgetReported } from './reports-of-others.ts'
import { eraseComments, eraseNotificationsOfOthers, erasePosts } from './texts-of-member.ts'

/** As many as one read of keys takes. */
const PAGE = 100

/**
 * Texts and media that measures removed from messages of the member. They are kept for an appeal, which a deleted member
 * cannot make; an event deletes the media.
 */
const eraseKeptMessages = async (erasing: Erasing): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await queryIndex(statementsPartition(erasing.memberId), { limit: PAGE, startAt })
    const statements = await getMany(page.items, { consistent: true })
    const removed = statements.filter((one) => one?.kind === 'message' && one.measure === 'remove')
    const keys = removed.flatMap((one) => (one ? [keptKey('message', one.targetId)] : []))
    for (const kept of await getMany(keys, { consistent: true }))
      if (kept) await erasing.removeItem(kept)
    startAt = page.next
  } while (startAt)
}

/**
 * In this order: nobody can sign in, then what others see, then what leads to it, which the steps before needed. Each step
 * finds what is left of it, so that a later delivery continues.
 */
const STEPS: readonly ((erasing: Erasing) => Promise<void>)[] = [
  closeDoors,
  erasePosts,
  eraseComments,
  eraseKeptMessages,
  eraseFollowers,
  eraseBlocks,
  eraseConcertSources,
  followTraces,
  releaseCases,
  leaveStaff,
  forgetReported,
  endStatements,
  eraseAroundProfile,
  eraseMember,
  eraseThreads,
  eraseOwnPartitions,
]

/** @throws OutOfTime */
export const runPass = async (erasing: Erasing, isFirst: boolean): Promise<void> => {
  for (const step of STEPS) await step(erasing)
  // In the first pass, effects still withdraw them and correct the numbers of unread ones.
  if (!isFirst) await eraseNotificationsOfOthers(erasing)
}
