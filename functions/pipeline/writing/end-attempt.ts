import {
  articleIdFor,
  holdArticle,
  publishArticle,
  type ArticleText,
} from '../../articles/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import { isDefinitelyNotCommitted, onConditionFailed, transact } from '#platform/table/index.ts'
import type { Cost } from '#platform/model/cost.ts'
import { changeJob, type JobItem } from '../jobs/index.ts'
import { berlinDay, countOnDay } from '../run-state/index.ts'
import { WritingFailed } from './writing-failed.ts'

const costOnDay = (cost: Cost | null) =>
  cost && { microUsd: cost.microUsd, inputTokens: cost.input, outputTokens: cost.output }

export interface Finished {
  readonly text: ArticleText
  /** Why it is held; empty when it is published. */
  readonly reasons: readonly string[]
  /** What the attempt has cost, null for nothing. */
  readonly cost: Cost | null
}

/** Writes article, job and cost in one transaction, so that a crash leaves nothing half done. */
export const finishJob = async (job: JobItem, { text, reasons, cost }: Finished): Promise<void> => {
  const articleId = articleIdFor(job.clusterId, job.firstSeenAt)
  const isHeld = reasons.length > 0
  await transact({
    ...(isHeld ? holdArticle(articleId, text, reasons) : publishArticle(articleId, text)),
    ...changeJob(job, 'completed', { articleId, error: undefined }),
    day: countOnDay(berlinDay(now()), { [isHeld ? 'held' : 'articles']: 1, ...costOnDay(cost) }),
  })
  log.info(isHeld ? 'article held' : 'article published', { articleId, clusterId: job.clusterId })
}

const failureOf = (error: unknown): WritingFailed =>
  error instanceof WritingFailed ? error : new WritingFailed('internal', error)

export interface Failed {
  readonly error: unknown
  /** What the attempt has cost, null for nothing. */
  readonly cost: Cost | null
  readonly isLast: boolean
}

/** Makes the job pending again, or failed after the last attempt, and counts the cost of the model. */
export const recordFailure = async (
  job: JobItem,
  { error, cost, isLast }: Failed,
): Promise<void> => {
  const { code, message, cost: maxCost } = failureOf(error)
  const spent = cost ?? maxCost
  const day = spent && countOnDay(berlinDay(now()), { ...costOnDay(spent) })
  const state = isLast ? 'failed' : 'pending'
  const change = transact({ ...changeJob(job, state, { error: { code, message } }), day })
  await onConditionFailed(change, async () => {
    // Another worker changed the job; or this one finished it and lost the answer, and the cost is already counted.
    if (day && (error instanceof WritingFailed || isDefinitelyNotCommitted(error)))
      await transact({ day })
  })
}
