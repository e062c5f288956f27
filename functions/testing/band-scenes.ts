import { transact } from '#platform/table/index.ts'
import { handler } from '../bands/effects/index-band.ts'
import {
  bandArticlesKey,
  bandKey,
  changeBandItem,
  findBand,
  linkArticle,
  type BandChange,
} from '../bands/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { storedBand } from './bands.ts'
import { changeBy, changeRecord, deliverTo } from './changes.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const deliver = deliverTo('index-band', handler)

const costOfChange = async (change: BandChange): Promise<Units> => {
  const id = await storedBand({ name: `Grabwärter ${newId()}` })
  const band = await findBand(id)
  const record = await changeBy(bandKey(id), () =>
    transact({ band: band ? changeBandItem(band, change) : null }),
  )
  return unitsOf(() => deliver(...(record ? [record] : [])))
}

/** Costs of the lists when a band appears, changes, moves to another genre, and is linked by an article. */
export const bandScenarios: Record<string, () => Promise<Units>> = {
  'index-band Band.created': async () => {
    const band = await stored(bandKey(await storedBand()))
    return unitsOf(() => deliver(changeRecord(null, band)))
  },
  'index-band Band.changed (nothing to list)': () =>
    costOfChange({ spotifyUrl: 'https://s.test/' }),
  'index-band Band.changed (genre)': () => costOfChange({ genre: 'Black Metal' }),
  'index-band Band.changed (archived)': () =>
    costOfChange({ archivedAt: '2026-11-01T00:00:00.000Z' }),
  'index-band BandArticles.created': async () => {
    const id = await storedBand({ name: `Grabwärter ${newId()}` })
    const record = await changeBy(bandArticlesKey(id), () =>
      transact(linkArticle(id, newId(), 'Grabwärter kommen zurück')),
    )
    return unitsOf(() => deliver(...(record ? [record] : [])))
  },
}
