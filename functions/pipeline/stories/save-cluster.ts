import { addSourceTo, readArticle, readHeldArticle } from '../../articles/index.ts'
import { env } from '../../platform/env.ts'
import { ConditionFailed, transact, type TransactItem } from '../../platform/transact.ts'
import { freshKey, type FeedItem } from '../intake/index.ts'
import { createJob, jobWithItems, saveJob, type JobItem } from '../jobs/index.ts'
import { titlesWith, type Cluster, type KnownStory } from './cluster.ts'
import { storyKey } from './story.items.ts'

export type StoryCluster = Cluster<FeedItem>

type Parts = Readonly<Record<string, TransactItem | null>>

const idsOf = (items: readonly FeedItem[]): string[] => items.map(({ id }) => id)

/** Each item is taken once; it waits on if the transaction does not come about. */
const take = (items: readonly FeedItem[]): Parts =>
  Object.fromEntries(
    items.map(({ id, fetchedAt }) => [
      `fresh ${id}`,
      {
        Delete: {
          TableName: env.tableName,
          Key: freshKey(fetchedAt, id),
          ConditionExpression: 'attribute_exists(PK)',
        },
      },
    ]),
  )

const putStory = (story: KnownStory, condition: string, values?: object): TransactItem => ({
  Put: {
    TableName: env.tableName,
    Item: { ...story, ...storyKey(story.firstSeenAt, story.SK) },
    ConditionExpression: condition,
    ...(values && { ExpressionAttributeValues: { ...values } }),
  },
})

const grow = (story: KnownStory, items: readonly FeedItem[]): TransactItem =>
  putStory(
    {
      ...story,
      titles: titlesWith(story.titles, items),
      itemIds: [...story.itemIds, ...idsOf(items)],
    },
    'size(itemIds) = :known',
    { ':known': story.itemIds.length },
  )

const saveNew = async (items: StoryCluster['items'], isSent: boolean): Promise<void> => {
  const [{ id, title, category, fetchedAt: firstSeenAt }] = items
  const itemIds = idsOf(items)
  const titles = titlesWith([], items)
  await transact({
    story: putStory({ SK: id, titles, category, itemIds, firstSeenAt }, 'attribute_not_exists(PK)'),
    ...createJob({ storyId: id, title, itemIds, firstSeenAt }, isSent),
    ...take(items),
  })
}

const sourceOf = ({ sourceName: name, title, url, publishedAt }: FeedItem) => ({
  name,
  title,
  url,
  publishedAt,
})

/** Nothing to add where a moderator has taken the article away, it is known, or there is no room. */
const addToArticle = async (articleId: string, item: FeedItem): Promise<Parts> => {
  const article =
    (await readArticle(articleId, { consistent: true })) ??
    (await readHeldArticle(articleId, { consistent: true }))
  return (article && addSourceTo(article, sourceOf(item))) ?? {}
}

/** One after the other: each changes what the next one adds to. */
const joinArticle = async (
  story: KnownStory,
  items: readonly FeedItem[],
  articleId: string,
): Promise<void> => {
  for (const [index, item] of items.entries()) {
    const before = items.slice(0, index)
    const grown = {
      ...story,
      titles: titlesWith(story.titles, before),
      itemIds: [...story.itemIds, ...idsOf(before)],
    }
    await transact({
      story: grow(grown, [item]),
      ...(await addToArticle(articleId, item)),
      ...take([item]),
    })
  }
}

const joinJob = (story: KnownStory, items: readonly FeedItem[], job: JobItem): Promise<void> =>
  transact({
    story: grow(story, items),
    ...saveJob(job, jobWithItems(job, [...job.itemIds, ...idsOf(items)])),
    ...take(items),
  })

const joinStory = async (
  story: KnownStory,
  items: readonly FeedItem[],
  job: JobItem | undefined,
): Promise<boolean> => {
  if (!job || job.state === 'processing') return false
  if (job.articleId === undefined) await joinJob(story, items, job)
  else await joinArticle(story, items, job.articleId)
  return true
}

/**
 * Puts the items into their story: a new one gets a job, another's job or article gets them, too.
 * False when they have to wait for the next run, because the story is being written or changed meanwhile.
 */
export const saveCluster = async (
  { known, items }: StoryCluster,
  job: JobItem | undefined,
  isSent: boolean,
): Promise<boolean> => {
  try {
    if (known) return await joinStory(known, items, job)
    await saveNew(items, isSent)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
