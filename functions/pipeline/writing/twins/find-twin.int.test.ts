import '#testing/fault-proxy.ts'
import '#testing/work-queues.ts'
import { answerNext } from '#testing/model.ts'
import { aJob, album, draftOn, jobOf, startAnew, work } from '#testing/article-jobs.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  articleCategoryKey,
  articleIdFor,
  articleKey,
  ARTICLES,
  articlesPartition,
  HELD_ARTICLES,
  heldArticleKey,
  removeArticle,
} from '../../../articles/index.ts'
import { aModerator, decide } from '#testing/moderation.ts'
import { feedItem, jobCounts, putJob } from '#testing/news.ts'
import { putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { ConditionFailed, transact } from '#platform/table/index.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import type { Draft } from '../../drafts/index.ts'
import { joinSources } from '../../later-sources/join-sources.ts'
import { readReport } from '../../facts/report.ts'
import { bandStoriesKey } from './band-stories.items.ts'

beforeEach(async () => {
  await startAnew()
  await remove(bandStoriesKey('IRONVEIL'))
})

const HOUR_MS = 3_600_000
const ALBUM = 'Das Album „Aschewinter“ von IRONVEIL kommt am 12. März 2027 und hat 9 Songs.'
const TOUR = 'IRONVEIL aus Leipzig produzierten das Album.'

const titles = async () => (await storedUnder(ARTICLES)).map((item) => item['title'])

const answering = (text: string, draft: Partial<Draft> = {}): void =>
  answerNext({ ...draftOn(text), ...draft })

const laterAlbum = (hours: number) => {
  const at = new Date(Date.now() - hours * HOUR_MS).toISOString()
  const { title, text } = album()
  return feedItem(title, { sourceId: `later-${String(hours)}`, text, fetchedAt: at })
}

it('adds the sources to the article that exists when both report the same', async () => {
  answering(ALBUM)
  const first = await aJob()
  await work()
  answering(ALBUM, { title: 'IRONVEIL legen am 12. März 2027 mit „Aschewinter“ nach' })
  const second = await aJob()
  await work()
  expect(await stored(articleKey(second.articleId))).toBeNull()
  const article = await stored(articleKey(first.articleId))
  const urls = [first.item.url, second.item.url]
  expect(article?.sources.map(({ url }) => url)).toEqual(urls)
  const copy = await stored(articleCategoryKey('news', first.articleId))
  expect(copy?.sources.map(({ url }) => url)).toEqual(urls)
  const { articleId, state } = await jobOf(second.clusterId)
  expect([articleId, state]).toEqual([first.articleId, 'completed'])
  expect(await jobCounts()).toEqual({ completed: 2 })
})

it('puts the article on the moderation page when what joins it says otherwise', async () => {
  answering(ALBUM)
  const first = await aJob()
  await work()
  const before = await stored(articleKey(first.articleId))
  const more = 'Korrektur: Das Album kommt nicht am 12. März.'
  answering(ALBUM, { title: 'IRONVEIL legen am 12. März 2027 mit „Aschewinter“ nach' })
  const later = await aJob(album(more))
  await work()
  const article = await stored(articleKey(first.articleId))
  expect([article?.sentences, article?.sources.length]).toEqual([before?.sentences, 2])
  const objections = (await stored(heldKey('article', first.articleId)))?.laterSources
  expect(objections).toMatchObject([
    { index: 1, url: later.item.url, passage: expect.stringContaining(more) as string },
  ])
})

it('leaves nothing in the queue when a full article is removed while one joins it', async () => {
  answering(ALBUM)
  const { articleId } = await aJob()
  await work()
  const article = await stored(articleKey(articleId))
  if (!article) throw new Error('The article is not published.')
  const [source] = article.sources
  const sources = Array.from({ length: 12 }, (_, index) => ({
    ...source,
    url: `https://a.example/${String(index)}`,
  }))
  await putAll([{ ...article, sources }])
  const full = await stored(articleKey(articleId))
  if (!full) throw new Error('The article is not published.')
  const parts = joinSources(full, [album('Korrektur: Das Album kommt nicht.')])
  await transact(removeArticle(articleId, 'news'))
  await expect(transact(parts)).rejects.toThrow(ConditionFailed)
  expect(await stored(heldKey('article', articleId))).toBeNull()
})

it('publishes one of three articles with the same title that are written at once', async () => {
  for (let round = 0; round < 3; round++) {
    await startAnew()
    const jobs = [await aJob(), await aJob(), await aJob()]
    for (const _ of jobs) answering(ALBUM)
    await Promise.all([work(1), work(1), work(1)])
    for (let more = 0; more < 3; more++) await work()
    expect(await titles()).toEqual(['IRONVEIL kündigen „Aschewinter“ an'])
    const [article, ...others] = await storedUnder(ARTICLES)
    expect(others).toEqual([])
    expect(article?.['sources']).toHaveLength(3)
    const ids = await Promise.all(
      jobs.map(async ({ clusterId }) => (await jobOf(clusterId)).articleId),
    )
    expect(new Set(ids)).toEqual(new Set([article?.SK]))
    expect(await jobCounts()).toEqual({ completed: 3 })
  }
})

it('adds the sources once when the message is delivered again', async () => {
  answering(ALBUM)
  await aJob()
  await work()
  answering(ALBUM)
  const { clusterId } = await aJob()
  await work()
  await sendWork('write-article', [{ clusterId }, { clusterId }])
  await work()
  const [article] = await storedUnder(ARTICLES)
  expect(article?.['sources']).toHaveLength(2)
})

it('holds an article whose title another one has that reports something else', async () => {
  answering(ALBUM)
  await aJob()
  await work()
  answering(TOUR, { category: 'interview' })
  await aJob()
  await work()
  expect(await titles()).toHaveLength(1)
  const [held] = await storedUnder(HELD_ARTICLES)
  expect(held?.['findings']).toEqual([expect.stringContaining('heißt genauso')])
})

it('publishes the same title again after 72 hours', async () => {
  for (const hours of [73, 0]) {
    answering(ALBUM)
    const item = laterAlbum(hours)
    await sendWork('write-article', [{ clusterId: await putJob([item]) }])
    await work()
    expect(await stored(articleKey(articleIdFor(item.id, item.fetchedAt)))).not.toBeNull()
  }
  expect(await titles()).toHaveLength(2)
})

it('remembers the recent articles of a band when an old one is written late', async () => {
  answering(ALBUM)
  const first = await aJob()
  await work()
  answering(TOUR, { title: 'IRONVEIL aus Leipzig' })
  await aJob(laterAlbum(100))
  await work()
  answering(ALBUM, { title: 'IRONVEIL legen am 12. März 2027 mit „Aschewinter“ nach' })
  const { clusterId } = await aJob()
  await work()
  expect((await jobOf(clusterId)).articleId).toBe(first.articleId)
  expect(await titles()).toHaveLength(2)
})

it('remembers the newest thirty articles of a band', async () => {
  const ages = Array.from({ length: 30 }, (_, index) => index + 1)
  const report = readReport(feedItem('Kreator spielen in Köln'))
  const stories = ages.map((hours) => {
    const articleId = articleIdFor(`story ${String(hours)}`, laterAlbum(hours).fetchedAt)
    return { articleId, category: 'news', ...report }
  })
  await putAll([{ ...bandStoriesKey('IRONVEIL'), stories, revision: 1, expiresAt: 0 }])
  answering(ALBUM)
  await aJob(laterAlbum(31))
  await work()
  const known = await stored(bandStoriesKey('IRONVEIL'))
  const ids = stories.map(({ articleId }) => articleId)
  expect(known?.stories.map(({ articleId }) => articleId)).toEqual(ids)
  expect(known?.expiresAt).toBeGreaterThan(Date.now() / 1000)
})

it('is compared with no article of a version that stored titles in place of their words', async () => {
  const articleId = articleIdFor('old story', laterAlbum(1).fetchedAt)
  const { heads, facts } = readReport(laterAlbum(1))
  const stories = [{ articleId, title: 'IRONVEIL', category: 'news', heads, facts }]
  await putAll([{ ...bandStoriesKey('IRONVEIL'), stories, revision: 1, expiresAt: 0 }])
  answering(ALBUM)
  const { clusterId } = await aJob()
  await work()
  expect(await jobOf(clusterId)).toMatchObject({ state: 'completed' })
})

describe('an approved article', () => {
  const aHeldArticle = async (draft: Partial<Draft> = {}): Promise<string> => {
    answering(`${ALBUM} Es dauert 61 Minuten.`, draft)
    const { articleId } = await aJob()
    await work()
    if (!(await stored(heldArticleKey(articleId)))) throw new Error('The article is not held.')
    return articleId
  }

  const approve = async (id: string) =>
    decide(await aModerator(), ['article', id], { action: 'approve' })

  it('gets the sources of later articles that report the same', async () => {
    const id = await aHeldArticle()
    expect((await approve(id)).status).toBe(200)
    answering(ALBUM, { title: 'IRONVEIL legen am 12. März 2027 mit „Aschewinter“ nach' })
    const later = await aJob()
    await work()
    expect(await titles()).toHaveLength(1)
    expect((await jobOf(later.clusterId)).articleId).toBe(id)
  })

  it('is refused with 409 while another article reports the same', async () => {
    const id = await aHeldArticle({ title: 'IRONVEIL legen mit „Aschewinter“ nach' })
    answering(ALBUM)
    const published = await aJob()
    await work()
    const refused = await approve(id)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('IRONVEIL kündigen „Aschewinter“ an')
    expect(await stored(heldArticleKey(id))).not.toBeNull()
    await transact(removeArticle(published.articleId, 'news'))
    expect((await approve(id)).status).toBe(200)
  })

  it('is published once when two that report the same are approved at once', async () => {
    const ids = [
      await aHeldArticle(),
      await aHeldArticle({ title: 'IRONVEIL legen mit „Aschewinter“ nach' }),
    ]
    const answers = await Promise.all(ids.map(approve))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await titles()).toHaveLength(1)
  })
})

it('publishes a title again whose article a moderator removed', async () => {
  answering(ALBUM)
  const first = await aJob()
  await work()
  await transact(removeArticle(first.articleId, 'news'))
  answering(ALBUM)
  const second = await aJob()
  await work()
  const published = await storedUnder(articlesPartition())
  expect(published.map(({ SK }) => SK)).toEqual([second.articleId])
})
