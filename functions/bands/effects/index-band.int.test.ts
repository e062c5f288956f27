import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandFacets, listBands, type BandCard } from '#shared/api/bands.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { stored } from '#testing/stored.ts'
import {
  bandArticlesKey,
  bandCountsKey,
  linkArticle,
  newcomersByActivity,
} from '../items/band-counts.items.ts'
import { bandKey, changeBandItem, type BandChange } from '../items/band.items.ts'
import { findBand, noteActivity } from '../items/band.repository.ts'
import { handler as facets } from '../lists/band-facets.ts'
import { forgetFacets } from '../lists/facets.repository.ts'
import { handler as list } from '../lists/list-bands.ts'
import { handler } from './index-band.ts'

const deliver = deliverTo('index-band', handler)
const { token } = await aMember()

const numbers = async () => {
  forgetFacets()
  const { json } = await call(facets, bandFacets, { token })
  return json as { total: number; genres: { name: string; count: number }[]; countries: unknown[] }
}

const find = async (query: Record<string, string>): Promise<BandCard[]> => {
  const { json } = await call(list, listBands, { token, query })
  return json
}

const change = async (id: string, values: BandChange): Promise<void> => {
  const band = await findBand(id)
  await transact({ band: band ? changeBandItem(band, values) : null })
}

const changed = async (id: string, values: BandChange) => {
  const record = await changeBy(bandKey(id), () => change(id, values))
  await deliver(...(record ? [record, record] : []))
}

describe('the lists of bands', () => {
  it('follow a change of name, genre and country', async () => {
    const id = await storedBand({ name: 'Alter Name', genre: 'Djent', country: 'Polen' })
    await changed(id, { name: 'Frisch Getauft', genre: 'Epic Metal', country: 'Ungarn' })
    expect(await find({ search: 'alter' })).toEqual([])
    expect(await find({ genre: 'Djent' })).toEqual([])
    expect(await find({ country: 'Polen' })).toEqual([])
    for (const query of [{ search: 'getauft' }, { genre: 'epic' }, { country: 'Ungarn' }])
      expect(await find(query)).toMatchObject([{ id, name: 'Frisch Getauft' }])
    expect(await numbers()).toMatchObject({
      genres: [{ name: 'Epic Metal', count: 1 }],
      countries: [{ name: 'Ungarn', count: 1 }],
    })
  })

  it('count another spelling of a genre and country as the same', async () => {
    const id = await storedBand({
      name: 'Schreibweise',
      genre: 'Drone Metal',
      country: 'Österreich',
    })
    await changed(id, { genre: 'DRONE-METAL', country: 'Oesterreich' })
    expect(await find({ search: 'schreibweise' })).toMatchObject([{ genre: 'DRONE-METAL' }])
    expect((await numbers()).genres).toContainEqual({ name: 'Drone Metal', count: 1 })
  })

  it('show the number of articles', async () => {
    const id = await storedBand({ name: 'Vielbesprochen' })
    const record = await changeBy(bandArticlesKey(id), () =>
      transact(linkArticle(id, newId(), 'Vielbesprochen sind zurück')),
    )
    await deliver(...(record ? [record] : []))
    expect(await find({ search: 'vielbesprochen' })).toMatchObject([{ articlesCount: 1 }])
  })

  it('lose an archived band, and get it back', async () => {
    const before = await numbers()
    const id = await storedBand({ name: 'Winterschlaf' })
    await changed(id, { archivedAt: '2026-01-01T00:00:00.000Z' })
    expect(await find({ search: 'winterschlaf' })).toEqual([])
    expect(await numbers()).toEqual(before)
    await changed(id, { archivedAt: undefined })
    expect(await find({ search: 'winterschlaf' })).toHaveLength(1)
  })

  it('leave out a country that is unknown', async () => {
    await storedBand({ name: 'Irgendwo', country: 'Nicht spezifiziert' })
    const { countries } = await numbers()
    expect(JSON.stringify(countries)).not.toContain('spezifiziert')
  })

  it('count each band once when events are repeated, late and out of order', async () => {
    const before = await numbers()
    const genres = ['Crust', 'Drone Metal', 'unbestimmt', undefined, 'Crust']
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...genres), { minLength: 1, maxLength: 3 }),
        fc.tuple(anyDelivery, anyDelivery, anyDelivery),
        async (steps, deliveries) => {
          const id = await storedBand({ genre: 'Crust', country: undefined })
          const queue = new UnreliableQueue(deliver)
          for (const [step, genre] of steps.entries())
            await queue.next(
              await changeBy(bandKey(id), () => change(id, { genre })),
              deliveries[step] ?? [0],
            )
          await queue.drain()
          await changed(id, { genre: 'Crust', archivedAt: '2026-01-01T00:00:00.000Z' })
        },
      ),
      { numRuns: runsOf(8) },
    )
    expect(await numbers()).toEqual(before)
  })
})

describe('the clean-up', () => {
  it('looks at newcomers by their last activity until they are archived', async () => {
    const at = '2026-11-01T00:00:00.000Z'
    const id = await storedBand({ isNewcomer: true, updatedAt: '2026-10-01T00:00:00.000Z' })
    await noteActivity(id, at)
    expect(await stored(bandCountsKey(id))).toMatchObject({
      ...newcomersByActivity,
      GSI1SK: `${at}#${id}`,
    })
    await changed(id, { archivedAt: at })
    expect((await stored(bandCountsKey(id)))?.GSI1PK).toBeUndefined()
    await changed(id, { archivedAt: undefined })
    expect(await stored(bandCountsKey(id))).toMatchObject({ GSI1SK: `${at}#${id}` })
    await changed(id, { isNewcomer: undefined })
    expect((await stored(bandCountsKey(id)))?.GSI1PK).toBeUndefined()
  })
})
