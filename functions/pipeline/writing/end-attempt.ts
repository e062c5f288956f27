import {
  articleIdFor,
  holdArticle,
  publishArticle,
  type ArticleItem,
  type ArticleText,
} from '../../articles/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import {
  ConditionFailed,
  isDefinitelyNotCommitted,
  onConditionFailed,
  retry,
  transact,
  unlessConditionFailed,
} from '#platform/table/index.ts'
import { describeReasons } from '../guards/reasons.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { changeJob, saveJob, unsentJob } from '../jobs/change-job.ts'
import type { JobItem } from '../jobs/job.items.ts'
import { joinSources } from '../later-sources/join-sources.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { costOnDay, type Spent } from '../run-state/spent.ts'
import { countOnDay } from '../run-state/run-state.items.ts'
import { findHeldPlaces, type HeldFinding } from './held-places.ts'
import { removeDraft } from './kept-draft.ts'
import { titleTaken } from '../texts.ts'
import { findTwin } from './twins/find-twin.ts'
import { WritingFailed } from './writing-failed.ts'

export interface Finished {
  readonly text: ArticleText
  /** What it was written from. */
  readonly items: readonly FeedItem[]
  /** Why it is held; empty when it is published. */
  readonly findings: readonly HeldFinding[]
  readonly spent: Spent
}

interface Ending {
  readonly job: JobItem
  readonly articleId: string
  readonly finished: Finished
}

const ended = ({ job, articleId, finished }: Ending, count: 'articles' | 'held' | 'joined') => ({
  ...changeJob(job, 'completed', { articleId, error: undefined }),
  keptDraft: removeDraft(job.clusterId),
  day: countOnDay(berlinDay(now()), {
    ...(count === 'joined' ? {} : { [count]: 1 }),
    ...costOnDay(finished.spent),
  }),
})

const hold = async (ending: Ending, findings: readonly HeldFinding[]): Promise<void> => {
  const { articleId, finished } = ending
  const { text, items } = finished
  const places = findHeldPlaces(text, items, findings)
  await transact({
    ...holdArticle(articleId, text, describeReasons(findings), places),
    ...ended(ending, 'held'),
  })
  log.info('article held', { articleId })
}

/** The sources go to the article that exists: readers see one card. Those that say otherwise put it on the moderation page. */
const join = async (ending: Ending, twin: ArticleItem): Promise<void> => {
  const joined = { ...ending, articleId: twin.SK }
  await transact({
    ...joinSources(twin, ending.finished.items),
    ...ended(joined, 'joined'),
  })
  log.info('article joined', { articleId: twin.SK, clusterId: ending.job.clusterId })
}

const sameTitle = ({ title }: ArticleText): HeldFinding => ({
  rule: 'title',
  sentence: title,
  message: titleTaken(title),
})

const publish = async (ending: Ending): Promise<void> => {
  const { articleId, finished, job } = ending
  const { twin, titleOwner, claims } = await findTwin(articleId, finished.text)
  if (twin) return join(ending, twin)
  if (titleOwner) return hold(ending, [sameTitle(finished.text)])
  await transact({
    ...publishArticle(articleId, finished.text),
    ...claims,
    ...ended(ending, 'articles'),
  })
  log.info('article published', { articleId, clusterId: job.clusterId })
}

/** Another article of a band or with the title came first, or the twin changed; the job is still ours. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ConditionFailed && !error.has('job')

/** Writes article, job and cost in one transaction, so that a crash leaves nothing half done. */
export const finishJob = async (job: JobItem, finished: Finished): Promise<void> => {
  const articleId = articleIdFor(job.clusterId, job.firstSeenAt)
  const ending = { job, articleId, finished }
  if (finished.findings.length > 0) await hold(ending, finished.findings)
  else await retry(() => publish(ending), { when: isOvertaken })
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
