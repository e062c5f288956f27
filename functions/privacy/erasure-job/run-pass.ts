import { closeDoors, eraseAroundProfile } from './account-of-member.ts'
import type { Erasing } from './erasing.ts'
import { eraseKeptMessages } from './kept-of-member.ts'
import { eraseConcertSources, followTraces } from './facts-of-member.ts'
import { eraseMember, eraseOwnPartitions } from './own-partitions.ts'
import { eraseBlocks, eraseFollowers, eraseThreads } from './people-of-member.ts'
import { endStatements, leaveStaff, releaseCases } from './cases-of-member.ts'
import { forgetReported } from './reports-of-others.ts'
import { eraseComments, eraseNotificationsOfOthers, erasePosts } from './texts-of-member.ts'

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
