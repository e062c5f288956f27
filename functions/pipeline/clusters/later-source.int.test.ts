import { emptyQueues, workOff, workOnce } from '#testing/work-queues.ts'
import '#testing/model.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { articleIdFor, articleKey } from '../../articles/index.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { feedItem, putFresh } from '#testing/news.ts'
import { putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import type { FeedItem } from '../intake/feed-item.items.ts'
import { handler as write } from '../writing/write-article.ts'
import { startArticleRun } from './article-run.ts'
import { clusterKey } from './cluster.items.ts'
import { handler as gather } from './gather-clusters.ts'

const textOf = (band: string, songs: number): string =>
  `${band} veröffentlichen ihr Album „Aschewinter“ am 12. März 2027. Die Platte hat ${songs} Songs.`

const album = (band: string, source: string, songs = 9): FeedItem =>
  feedItem(`${band} kündigen neues Album „Aschewinter“ an`, {
    sourceId: source,
    sourceName: source,
    text: textOf(band, songs),
  })

const runWith = async (item: FeedItem): Promise<void> => {
  await putFresh([item])
  await startArticleRun()
  await workOnce('gather-clusters', gather)
}

const published = async (band: string): Promise<string> => {
  const item = album(band, 'krachblatt')
  await runWith(item)
  await workOff('write-article', write)
  const id = articleIdFor(item.id, item.fetchedAt)
  if (!(await stored(articleKey(id)))) throw new Error('The article is not published.')
  return id
}

beforeEach(emptyQueues)

describe('a later source that joins a published article', () => {
  it('puts it on the moderation page once when it says otherwise, and changes no sentence', async () => {
    const id = await published('Kreator')
    const before = await stored(articleKey(id))
    const later = album('Kreator', 'hammerschlag', 11)
    await runWith(later)
    await runWith(later)
    const after = await stored(articleKey(id))
    expect([after?.sentences, after?.sources.length]).toEqual([before?.sentences, 2])
    const [objection, ...others] = (await stored(heldKey('article', id)))?.laterSources ?? []
    expect(others).toEqual([])
    expect(objection).toMatchObject({ index: 1, name: 'hammerschlag', url: later.url })
    expect(objection?.finding).toContain('„11“ statt „9')
    expect(objection?.passage).toContain('11 Songs')
  })

  it('asks nobody when it agrees, or is older than the others', async () => {
    const id = await published('Sodom')
    await runWith(album('Sodom', 'hammerschlag'))
    const older = { ...album('Sodom', 'lautstark', 11), publishedAt: '2026-01-01T00:00:00.000Z' }
    await runWith(older)
    expect((await stored(articleKey(id)))?.sources).toHaveLength(3)
    expect(await stored(heldKey('article', id))).toBeNull()
  })
})

it('makes another cluster beside one of a version that stored titles in place of reports', async () => {
  const [first, later] = [album('Destruction', 'krachblatt'), album('Destruction', 'hammerschlag')]
  await runWith(first)
  const { reports, ...old } = (await stored(clusterKey(first.fetchedAt, first.id))) ?? {}
  await putAll([{ ...old, titles: reports?.map(({ key }) => key.folded) }])
  await runWith(later)
  expect(await stored(clusterKey(later.fetchedAt, later.id))).toMatchObject({ itemIds: [later.id] })
})
