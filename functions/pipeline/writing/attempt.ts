import { findBannedTerm } from '../../../shared/domain/nsbm.ts'
import {
  articleIdFor,
  holdArticle,
  publishArticle,
  type ArticleText,
} from '../../articles/index.ts'
import { isoNow, now } from '../../platform/clock.ts'
import { log } from '../../platform/logger.ts'
import { readItems } from '../../platform/read-items.ts'
import { ConditionFailed, isSurelyUnwritten, transact } from '../../platform/transact.ts'
import { MOST_TRIES } from '../../platform/worker.ts'
import { findProblems, reasonsOf } from '../guards/index.ts'
import { feedItemKey, type FeedItem, type FeedItemItem } from '../intake/index.ts'
import { changeJob, type JobItem } from '../jobs/index.ts'
import { berlinDay, countOnDay } from '../ledger/index.ts'
import { draftOf } from './answer.ts'
import { articleTextOf } from './article-text.ts'
import { askModel } from './ask-model.ts'
import type { Cost } from './cost.ts'
import type { Draft } from '../drafts/index.ts'
import { bannedTerm } from './messages.ts'
import { MOST_ITEMS } from './prompt.ts'
import { WritingFailed } from './writing-failed.ts'

const readFeedItems = async ({ itemIds }: JobItem): Promise<FeedItem[]> => {
  const wanted = itemIds.slice(0, MOST_ITEMS)
  const found = (await readItems(wanted.map(feedItemKey), { consistent: true })) as FeedItemItem[]
  const byId = new Map(found.map((item) => [item.id, item]))
  const items = wanted.flatMap((id) => byId.get(id) ?? [])
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

/** German, one line each: why the draft does not appear by itself. */
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

/** Article, job and what it cost, all at once: a worker that dies leaves nothing half done. */
const finish = async (
  job: JobItem,
  text: ArticleText,
  reasons: readonly string[],
  cost: Cost,
): Promise<void> => {
  const articleId = articleIdFor(job.storyId, job.firstSeenAt)
  const isHeld = reasons.length > 0
  await transact({
    ...(isHeld ? holdArticle(articleId, text, reasons) : publishArticle(articleId, text)),
    ...changeJob(job, 'completed', { articleId, error: undefined }),
    day: countOnDay(berlinDay(now()), { [isHeld ? 'held' : 'articles']: 1, ...costOnDay(cost) }),
  })
  log.info(isHeld ? 'article held' : 'article published', { articleId, storyId: job.storyId })
}

const failureOf = (error: unknown): WritingFailed =>
  error instanceof WritingFailed ? error : new WritingFailed('internal', error)

interface Failed {
  readonly error: unknown
  readonly cost: Cost | null
  readonly isLast: boolean
}

/** Back to the queue, or given up after the last try; what the model cost counts in any case. */
const recordFailure = async (job: JobItem, { error, cost, isLast }: Failed): Promise<void> => {
  const { code, message, cost: mostCost } = failureOf(error)
  const spent = cost ?? mostCost
  const day = spent && countOnDay(berlinDay(now()), costOnDay(spent))
  try {
    await transact({
      ...changeJob(job, isLast ? 'failed' : 'pending', { error: { code, message } }),
      day,
    })
  } catch (failure) {
    if (!(failure instanceof ConditionFailed)) throw failure
    // Somebody else has the job; or it was finished and only the answer was lost, with its cost counted.
    if (day && (error instanceof WritingFailed || isSurelyUnwritten(error))) await transact({ day })
  }
}

/**
 * Writes the story of a job that is ours until its lease ends.
 * @throws whatever went wrong, after it was recorded
 */
export const attempt = async (job: JobItem, tries: number): Promise<void> => {
  let cost: Cost | null = null
  try {
    const items = await readFeedItems(job)
    const answer = await askModel(items)
    cost = answer.cost
    const draft = draftOf(answer.output, items.length)
    const text = articleTextOf(draft, items, {
      storyId: job.storyId,
      model: answer.model,
      generatedAt: isoNow(),
    })
    await finish(job, text, reasonsAgainst(draft, items), cost)
  } catch (error) {
    await recordFailure(job, { error, cost, isLast: tries >= MOST_TRIES })
    throw error
  }
}
