import {
  articleIdFor,
  holdArticle,
  publishArticle,
  type ArticleText,
} from '../../articles/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import {
  isDefinitelyNotCommitted,
  onConditionFailed,
  transact,
  unlessConditionFailed,
} from '#platform/table/index.ts'
import { changeJob, saveJob, unsentJob, type JobItem } from '../jobs/index.ts'
import { berlinDay, countOnDay } from '../run-state/index.ts'
import { removeDraft } from './kept-draft.ts'
import { costOnDay, type Spent } from './spent.ts'
import { WritingFailed } from './writing-failed.ts'

export interface Finished {
  readonly text: ArticleText
  /** Why it is held; empty when it is published. */
  readonly reasons: readonly string[]
  readonly spent: Spent
}

/** Writes article, job and cost in one transaction, so that a crash leaves nothing half done. */
export const finishJob = async (
  job: JobItem,
  { text, reasons, spent }: Finished,
): Promise<void> => {
  const articleId = articleIdFor(job.clusterId, job.firstSeenAt)
  const isHeld = reasons.length > 0
  await transact({
    ...(isHeld ? holdArticle(articleId, text, reasons) : publishArticle(articleId, text)),
    ...changeJob(job, 'completed', { articleId, error: undefined }),
    keptDraft: removeDraft(job.clusterId),
    day: countOnDay(berlinDay(now()), { [isHeld ? 'held' : 'articles']: 1, ...costOnDay(spent) }),
  })
  log.info(isHeld ? 'article held' : 'article published', { articleId, clusterId: job.clusterId })
}

/** Leaves the job to a later article run; does nothing when another worker changed it meanwhile. */
export const putBack = async (job: JobItem): Promise<void> => {
  await unlessConditionFailed(transact(saveJob(job, unsentJob(job))))
}

const failureOf = (error: unknown): WritingFailed =>
  error instanceof WritingFailed ? error : new WritingFailed('internal', error)

export interface Failed {
  readonly error: unknown
  readonly spent: Spent
  readonly isLast: boolean
}

/** Makes the job pending again, or failed after the last attempt, and counts the cost of the models. */
export const recordFailure = async (
  job: JobItem,
  { error, spent, isLast }: Failed,
): Promise<void> => {
  const { code, message } = failureOf(error)
  const cost = costOnDay(spent)
  const day = cost ? countOnDay(berlinDay(now()), cost) : null
  const state = isLast ? 'failed' : 'pending'
  const change = transact({ ...changeJob(job, state, { error: { code, message } }), day })
  await onConditionFailed(change, async () => {
    // Another worker changed the job; or this one finished it and lost the answer, and the cost is already counted.
    if (day && (error instanceof WritingFailed || isDefinitelyNotCommitted(error)))
      await transact({ day })
  })
}
