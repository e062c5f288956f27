import { findBannedTerm } from '#shared/domain/nsbm.ts'
import {
  articleIdFor,
  holdArticle,
  publishArticle,
  type ArticleText,
} from '../../articles/index.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { log } from '#platform/runtime/logger.ts'
import {
  getMany,
  isDefinitelyNotCommitted,
  onConditionFailed,
  transact,
} from '#platform/table/index.ts'
import type { Cost } from '#platform/model/cost.ts'
import { MAX_TRIES } from '#platform/queue/worker.ts'
import { findProblems, reasonsOf } from '../guards/index.ts'
import { feedItemKey, type FeedItem } from '../intake/index.ts'
import { changeJob, type JobItem } from '../jobs/index.ts'
import { berlinDay, countOnDay } from '../run-state/index.ts'
import { draftOf } from './answer.ts'
import { articleTextOf } from './article-text.ts'
import { askModel } from './ask-model.ts'
import type { Draft } from '../drafts/index.ts'
import { bannedTerm } from './texts.ts'
import { MAX_ITEMS } from './prompt.ts'
import { WritingFailed } from './writing-failed.ts'

const readFeedItems = async ({ itemIds }: JobItem): Promise<FeedItem[]> => {
  const keys = itemIds.slice(0, MAX_ITEMS).map(feedItemKey)
  const found = await getMany(keys, { consistent: true })
  const items = found.filter((item) => item !== undefined)
  if (items.length === 0) throw new WritingFailed('no_items')
  return items
}

const textsOf = (draft: Draft, items: readonly FeedItem[]): string =>
  [
    draft.title,
    draft.excerpt.text,
    ...draft.paragraphs.flat().map(({ text }) => text),
    ...draft.tags,
    ...draft.bands,
    ...items.flatMap(({ title, text }) => [title, text]),
  ].join('\n')

/** Why the draft must be held: German, one line each; empty when it can be published. */
export const reasonsAgainst = (draft: Draft, items: readonly FeedItem[]): string[] => {
  const term = findBannedTerm(textsOf(draft, items))
  const problems = reasonsOf(findProblems(draft, items))
  return term === null ? problems : [bannedTerm(term), ...problems]
}

const costOnDay = ({ microUsd, input, output }: Cost) => ({
  microUsd,
  inputTokens: input,
  outputTokens: output,
})

/** Writes article, job and cost in one transaction, so that a crash leaves nothing half done. */
const finish = async (
  job: JobItem,
  text: ArticleText,
  reasons: readonly string[],
  cost: Cost,
): Promise<void> => {
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

interface Failed {
  readonly error: unknown
  readonly cost: Cost | null
  readonly isLast: boolean
}

/** Makes the job pending again, or failed after the last attempt, and counts the cost of the model. */
const recordFailure = async (job: JobItem, { error, cost, isLast }: Failed): Promise<void> => {
  const { code, message, cost: maxCost } = failureOf(error)
  const spent = cost ?? maxCost
  const day = spent && countOnDay(berlinDay(now()), costOnDay(spent))
  const state = isLast ? 'failed' : 'pending'
  const change = transact({ ...changeJob(job, state, { error: { code, message } }), day })
  await onConditionFailed(change, async () => {
    // Another worker changed the job; or this one finished it and lost the answer, and the cost is already counted.
    if (day && (error instanceof WritingFailed || isDefinitelyNotCommitted(error)))
      await transact({ day })
  })
}

/**
 * Writes the article of a job that the caller leased.
 * @throws the first failure, after recording it
 */
export const produceArticle = async (job: JobItem, tries: number): Promise<void> => {
  let cost: Cost | null = null
  try {
    const items = await readFeedItems(job)
    const answer = await askModel(items)
    cost = answer.cost
    const draft = draftOf(answer.output, items.length)
    const text = articleTextOf(draft, items, {
      clusterId: job.clusterId,
      model: answer.model,
      generatedAt: isoNow(),
    })
    await finish(job, text, reasonsAgainst(draft, items), cost)
  } catch (error) {
    await recordFailure(job, { error, cost, isLast: tries >= MAX_TRIES })
    throw error
  }
}
