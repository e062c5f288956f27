import { addDays } from '#shared/domain/wall-clock.ts'
import { handler as indexConcert } from '../concerts/effects/index-concert.ts'
import { handler as listOwn } from '../concerts/effects/list-own-concerts.ts'
import { chooseShown, completeSources, type ConcertItem } from '../concerts/items/index.ts'
import type { Stored } from '#platform/table/index.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { aBandName, aConcert, later, storedConcert, submitted } from './concerts.ts'
import { aMember } from './members.ts'
import { putAll } from './posts.ts'
import { remove } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const index = (before: Stored | null, after: Stored | null): Promise<Units> =>
  unitsOf(() => deliverTo('index-concert', indexConcert)(changeRecord(before, after)))

/** In Munich, in a hall of two words, by a band of two. */
const aNewConcert = async (): Promise<ConcertItem> => {
  const { concert } = await submitted(await aMember(), {
    bandName: aBandName(),
    day: later('03-05'),
  })
  return storedConcert(concert.id)
}

const aListedConcert = async (): Promise<ConcertItem> =>
  storedConcert(await aConcert(await aMember(), { bandName: aBandName(), day: later('03-05') }))

const onTheNextDay = (concert: ConcertItem): ConcertItem => {
  const sources = completeSources(concert).map((source) => ({
    ...source,
    values: { ...source.values, date: addDays(source.values.date, 1) },
  }))
  return { ...concert, ...chooseShown(sources), version: concert.version + 1 }
}

/** Costs of listing a concert. */
export const concertScenarios: Record<string, () => Promise<Units>> = {
  'index-concert Concert.created': async () => index(null, await aNewConcert()),
  'index-concert Concert.changed (another day)': async () => {
    const before = await aListedConcert()
    const after = onTheNextDay(before)
    await putAll([after])
    return index(before, after)
  },
  'index-concert Concert.removed': async () => {
    const concert = await aListedConcert()
    await remove(concert)
    return index(concert, null)
  },
  'list-own-concerts Concert.created': async () => {
    const concert = await aNewConcert()
    return unitsOf(() => deliverTo('list-own-concerts', listOwn)(changeRecord(null, concert)))
  },
}
