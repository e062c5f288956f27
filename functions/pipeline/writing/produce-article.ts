import { isoNow } from '#platform/runtime/clock.ts'
import { getMany } from '#platform/table/index.ts'
import type { Cost } from '#platform/model/cost.ts'
import { MAX_TRIES } from '#platform/queue/worker.ts'
import type { Draft } from '../drafts/index.ts'
import { feedItemKey, type FeedItem } from '../intake/index.ts'
import type { JobItem } from '../jobs/index.ts'
import { draftOf } from './answer.ts'
import { articleTextOf } from './article-text.ts'
import { askModel } from './ask-model.ts'
import { finishJob, recordFailure } from './end-attempt.ts'
import { MAX_ITEMS } from './prompt.ts'
import { reasonsAgainst } from './reasons-against.ts'
import { WritingFailed } from './writing-failed.ts'

interface Written {
  readonly draft: Draft
  readonly model: string
  readonly generatedAt: string
}

const readFeedItems = async ({ itemIds }: JobItem): Promise<FeedItem[]> => {
  const keys = itemIds.slice(0, MAX_ITEMS).map(feedItemKey)
  const found = await getMany(keys, { consistent: true })
  const items = found.filter((item) => item !== undefined)
  if (items.length === 0) throw new WritingFailed('no_items')
  return items
}

/** `count` receives the cost of the answer before it is read, because a useless answer costs as much. */
const writeDraft = async (
  items: readonly FeedItem[],
  count: (cost: Cost) => void,
): Promise<Written> => {
  const { output, model, cost } = await askModel(items)
  count(cost)
  return { draft: draftOf(output, items.length), model, generatedAt: isoNow() }
}

/**
 * Writes the article of a job that the caller leased: items, draft, reasons against it, then article or moderation.
 * @throws the first failure, after recording it
 */
export const produceArticle = async (job: JobItem, tries: number): Promise<void> => {
  const spent: { cost: Cost | null } = { cost: null }
  try {
    const items = await readFeedItems(job)
    const { draft, ...origin } = await writeDraft(items, (cost) => (spent.cost = cost))
    const reasons = await reasonsAgainst(draft, items)
    const text = articleTextOf(draft, items, { clusterId: job.clusterId, ...origin })
    await finishJob(job, { text, reasons, cost: spent.cost })
  } catch (error) {
    await recordFailure(job, { error, cost: spent.cost, isLast: tries >= MAX_TRIES })
    throw error
  }
}
