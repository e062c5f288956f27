import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { KnownCluster } from '#functions/pipeline/clusters/cluster.ts'
import { groupByEvent } from '#functions/pipeline/clusters/group-by-event.ts'
import { writeDraft } from '../../local/model/write-draft.ts'
import { writeEdition } from './edition.ts'
import { PUBLICATIONS } from './publications.ts'

/** The items of all feeds as the first run after `npm start` reads them. */
const itemsAt = (now: number) =>
  PUBLICATIONS.flatMap((publication) => {
    const { id, name, category, language } = publication
    return writeEdition(publication, now).map(({ title, text, path, publishedAt, event }) => ({
      id: createHash('sha256').update(`${id}${path}`).digest('hex').slice(0, 32),
      ...{ title, text, category, language, event, source: name },
      publishedAt: publishedAt.toISOString(),
      fetchedAt: new Date(now).toISOString(),
    }))
  })

const TIMES = ['2026-11-23T15:00:00Z', '2026-12-24T09:30:00Z', '2027-02-03T22:00:00Z']

describe.each(TIMES)('the demo feeds at %s', (time) => {
  const items = itemsAt(Date.parse(time))
  const clusters = groupByEvent(items, [])

  it('make one article of each event', () => {
    const events = clusters.map((cluster) => [...new Set(cluster.items.map(({ event }) => event))])
    expect(events.filter(({ length }) => length > 1)).toEqual([])
    expect(events).toHaveLength(new Set(items.map(({ event }) => event)).size)
  })

  it.each([1, 30])('make the same articles when they come %i at a time', (count) => {
    const known = new Map<string, KnownCluster>()
    const mixed = items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    for (let start = 0; start < mixed.length; start += count)
      for (const cluster of groupByEvent(mixed.slice(start, start + count), [...known.values()])) {
        const [{ id, fetchedAt: firstSeenAt }] = cluster.items
        const { SK, itemIds } = cluster.known ?? { SK: id, itemIds: [] }
        const added = cluster.items.map((item) => item.id)
        known.set(SK, { SK, ...cluster.story, firstSeenAt, itemIds: [...itemIds, ...added] })
      }
    const together = clusters.map((cluster) => cluster.items.map(({ id }) => id).toSorted())
    const apart = [...known.values()].map(({ itemIds }) => itemIds.toSorted())
    expect(apart.toSorted()).toEqual(together.toSorted())
  })

  it('make no two articles with the same title', () => {
    const titles = clusters.map((cluster) => writeDraft(cluster.items).title.toLowerCase())
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})
