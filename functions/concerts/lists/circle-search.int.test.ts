import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/domain/wall-clock.ts'
import { putAll } from '#platform/table/index.ts'
import {
  aBandName,
  aConcert,
  aConcertItem,
  askForList,
  later,
  listedIds,
} from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { unitsOf } from '#testing/units.ts'
import { listCopies } from '../effects/directory.items.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'

const DAY = later('05-02')
const AROUND_ESSEN = { city: 'Essen', startDate: DAY, endDate: DAY }

const play = (member: TestMember, city: string, time: string, bandName = aBandName()) =>
  aConcert(member, { bandName, city, day: DAY, time })

describe('the concerts around a town', () => {
  it('are those of its neighbours by beginning, and none further away', async () => {
    const member = await aMember()
    const dortmund = await play(member, 'Dortmund', '18:00')
    const bochum = await play(member, '44787 Bochum-Langendreer', '19:00')
    const essen = await play(member, 'Essen', '20:00')
    const unknown = await play(member, 'Hinterkrachhausen', '17:00')
    await play(member, 'Bremen', '16:00')

    const around = async (radiusKm: string, query = {}) =>
      listedIds(member, { ...AROUND_ESSEN, radiusKm, ...query })
    expect(await around('50')).toEqual([dortmund, bochum, essen])
    expect(await around('25')).toEqual([bochum, essen])
    expect(await listedIds(member, AROUND_ESSEN)).toEqual([essen])
    expect(await around('50', { city: 'Hinterkrachhausen' })).toEqual([unknown])
    expect(await around('50', { endDate: addDays(DAY, -1) })).toEqual([])
  })

  it('are compared with the words of a search', async () => {
    const member = await aMember()
    const [startDate, name] = [later('05-04'), aBandName()]
    const made: string[] = []
    for (const city of ['Bochum', 'Bremen', 'Essen'])
      made.push(await aConcert(member, { bandName: `${name} ${city}`, city, day: startDate }))
    const query = { ...AROUND_ESSEN, startDate, endDate: startDate, search: name }
    expect(await listedIds(member, { ...query, radiusKm: '50' })).toEqual([made[0], made[2]])
  })

  it('come page after page, each once, though a town is in two lists', async () => {
    const member = await aMember()
    const day = later('05-06')
    const made: string[] = []
    for (const [index, city] of ['Essen', 'Bochum', 'Dortmund', 'Essen', 'Herne'].entries())
      for (const part of [0, 1])
        made.push(
          await aConcert(member, { bandName: aBandName(), city, day, time: `1${index}:${part}0` }),
        )
    const query = { ...AROUND_ESSEN, startDate: day, endDate: day, radiusKm: '50', limit: '3' }
    expect(await listedIds(member, query)).toEqual(made)
  })

  it('refuse a radius that no list has, and a cursor of another one', async () => {
    const member = await aMember()
    const refused = await askForList(member, { ...AROUND_ESSEN, radiusKm: '500' })
    expect(refused.status).toBe(400)
    const first = await askForList(member, { city: 'Essen', radiusKm: '50', limit: '1' })
    const cursor = first.headers['x-next-cursor'] ?? ''
    expect(cursor).not.toBe('')
    const other = await askForList(member, { city: 'Essen', radiusKm: '25', limit: '1', cursor })
    expect(other.status).toBe(400)
  })
})

describe('the cost of a circle', () => {
  const TOWNS = ['Dortmund', 'Essen', 'Bielefeld', 'Köln', 'Mainz', 'Münster', 'Kassel', 'Aachen']
  const startDate = '2098-01-01'

  const storedAt = (index: number): ConcertItem =>
    aConcertItem({
      bandName: `Dröhnung ${index}`,
      venue: 'Halle',
      city: TOWNS[index % TOWNS.length] ?? '',
      country: 'Deutschland',
      date: addDays(startDate, Math.floor(index / 4)),
      price: '28 € zzgl. Gebühren',
      genre: 'Death Metal',
      description: 'Einlass eine Stunde vorher. Zwei Vorbands, ein Stand für Bier und Platten.',
    })

  const items = Array.from({ length: 600 }, (_, index) => storedAt(index))
  const stored = items.map((item) => ({ id: concertIdOf(item), city: item.city, day: item.date }))

  beforeAll(async () => {
    await putAll(
      items.flatMap((item) => listCopies(item).filter(({ PK }) => PK.startsWith('CONCERTS#C'))),
    )
  })

  it('is at most 15 read units for a page, with 600 concerts in the cells', async () => {
    const reader = await aMember()
    const query = { city: 'Dortmund', radiusKm: '50', startDate, endDate: '2098-12-31' }
    const costs: number[] = []
    for (const more of [{}, { offset: '0' }, { offset: '0', radiusKm: '10' }])
      costs.push((await unitsOf(() => askForList(reader, { ...query, ...more }))).read)
    expect(Math.max(...costs), costs.join()).toBeLessThanOrEqual(15)
    expect(await listedIds(reader, query)).toEqual(
      stored
        .filter(({ city }) => ['Dortmund', 'Essen'].includes(city))
        .toSorted((one, other) => (one.day + one.id < other.day + other.id ? -1 : 1))
        .map(({ id }) => id),
    )
  })
})
