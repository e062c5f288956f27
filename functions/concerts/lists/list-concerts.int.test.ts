import { beforeAll, describe, expect, it } from 'vitest'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { putAll } from '#platform/table/index.ts'
import {
  aBandName,
  aConcert,
  aConcertItem,
  askForList,
  inDays,
  listedIds,
  later,
} from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { unitsOf } from '#testing/units.ts'
import { listCopies } from '../effects/directory.items.ts'
import { CONCERTS, listedCard } from '../items/listing.items.ts'
import type { ConcertItem } from '../items/concert.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'

const ids = async (member: TestMember, query: Record<string, string>): Promise<string[]> => {
  const { json } = await askForList(member, query)
  return (json as ConcertCard[]).map(({ id }) => id)
}

/** Concerts of a time in which no other test has some. */
const aYear = (() => {
  let year = 0
  return () => {
    year++
    const startDate = later(`${String(year).padStart(2, '0')}-01`)
    return { startDate, endDate: addDays(startDate, 27) }
  }
})()

describe('the filter by day', () => {
  it('begins today, and ends on the last day', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { startDate, endDate } = aYear()
    const [first, second, third] = [
      await aConcert(author, { bandName: aBandName(), day: startDate }),
      await aConcert(author, { bandName: aBandName(), day: addDays(startDate, 3), time: '23:59' }),
      await aConcert(author, { bandName: aBandName(), day: endDate }),
    ]
    expect(await ids(reader, { startDate, endDate })).toEqual([first, second, third])
    expect(await ids(reader, { startDate, endDate: addDays(startDate, 3) })).toEqual([
      first,
      second,
    ])
    expect(await ids(reader, { startDate: addDays(startDate, 1), endDate })).toEqual([
      second,
      third,
    ])
    expect(await ids(reader, { startDate: endDate, endDate: startDate })).toEqual([])
    const today = await aConcert(author, { bandName: aBandName(), day: inDays(0), time: '' })
    expect(await listedIds(reader)).toContain(today)
  })

  it('sorts a day by beginning, with unknown ones at noon', async () => {
    const author = await aMember()
    const { startDate, endDate } = aYear()
    const times = ['20:00', '', '00:00', '11:30']
    const made: string[] = []
    for (const time of times)
      made.push(await aConcert(author, { bandName: aBandName(), day: startDate, time }))
    expect(await ids(author, { startDate, endDate })).toEqual([2, 3, 1, 0].map((at) => made[at]))
  })
})

describe('the filter by city', () => {
  it('finds a city however it is written', async () => {
    const author = await aMember()
    const { startDate, endDate } = aYear()
    const day = startDate
    const munich = await aConcert(author, { bandName: aBandName(), day })
    const halle = await aConcert(author, { bandName: aBandName(), day, city: 'Halle (Saale)' })
    for (const city of ['München', 'muenchen', 'MUNICH', ' München '])
      expect(await ids(author, { city, startDate, endDate })).toEqual([munich])
    for (const city of ['Halle (Saale)', 'Halle/S.', '06108 Halle'])
      expect(await ids(author, { city, startDate, endDate })).toEqual([halle])
    expect((await ids(author, { city: '', startDate, endDate })).length).toBe(2)
  })
})

describe('the search', () => {
  it('finds beginnings of words of band, venue and city', async () => {
    const author = await aMember()
    const { startDate, endDate } = aYear()
    const day = startDate
    const range = { startDate, endDate }
    const motor = await aConcert(author, { bandName: 'Motörhead', venue: 'Zenith', day })
    const death = await aConcert(author, {
      bandName: 'Grabesangst',
      venue: 'Zeche',
      city: 'Bochum',
      day,
    })
    for (const search of ['motorhead', 'motoerhead', 'MOTÖRHEAD', 'moto', 'mot', 'zenith motör'])
      expect(await ids(author, { search, ...range }), search).toEqual([motor])
    expect(await ids(author, { search: 'bochum', ...range })).toEqual([death])
    expect(await ids(author, { search: 'grabes zech', ...range })).toEqual([death])
    expect(await ids(author, { search: 'grabes zenith', ...range })).toEqual([])
    expect(await ids(author, { search: 'rhead', ...range })).toEqual([])
    expect(await ids(author, { search: 'motorhead', city: 'München', ...range })).toEqual([motor])
    expect(await ids(author, { search: 'motorhead', city: 'Bochum', ...range })).toEqual([])
  })

  it('finds a concert by the city as well where the city is chosen, too', async () => {
    const author = await aMember()
    const { startDate, endDate } = aYear()
    const range = { startDate, endDate, city: 'Frankfurt am Main' }
    const gig = { city: range.city, venue: 'Batschkapp', day: startDate }
    const doom = await aConcert(author, { ...gig, bandName: 'Gruft' })
    const frank = await aConcert(author, { ...gig, bandName: 'Frankenstein' })
    for (const search of ['gruft frankfurt', 'frankf gruft', 'batsch frankfurt gruft'])
      expect(await ids(author, { ...range, search }), search).toEqual([doom])
    expect(await ids(author, { ...range, search: 'frank' })).toEqual([frank])
    expect(await ids(author, { ...range, search: 'Frankfurt' })).toHaveLength(2)
  })

  it('finds names of few letters or none', async () => {
    const author = await aMember()
    const { startDate, endDate } = aYear()
    for (const bandName of ['4', '!!!', '🤘', 'The The', 'Кино', 'A']) {
      const id = await aConcert(author, { bandName, venue: 'Strom', day: startDate })
      expect(await ids(author, { search: bandName, startDate, endDate }), bandName).toEqual([id])
    }
    await aConcert(author, { bandName: 'The Gathering', venue: 'Strom', day: startDate })
    expect(await ids(author, { search: 'the the', startDate, endDate })).toHaveLength(1)
    expect(await ids(author, { search: 'the', startDate, endDate })).toHaveLength(2)
    expect((await ids(author, { search: '', startDate, endDate })).length).toBe(7)
  })
})

describe('the pages', () => {
  it('go on by cursor and by offset, without gaps or repetition', async () => {
    const author = await aMember({ days: 8 })
    const { startDate, endDate } = aYear()
    const made: string[] = []
    for (let index = 0; index < 27; index++)
      made.push(await aConcert(author, { bandName: aBandName(), day: addDays(startDate, index) }))
    const range = { startDate, endDate }
    expect(await ids(author, range)).toEqual(made.slice(0, 20))
    expect(await listedIds(author, range)).toEqual(made)
    expect(await listedIds(author, { ...range, limit: '5' })).toEqual(made)
    expect(await ids(author, { ...range, offset: '20' })).toEqual(made.slice(20))
    expect(await ids(author, { ...range, offset: '0', limit: '3' })).toEqual(made.slice(0, 3))
    for (const offset of ['27', '3000']) expect(await ids(author, { ...range, offset })).toEqual([])
    const exact = await askForList(author, { ...range, offset: '7' })
    expect(exact.headers['x-next-cursor']).toBeUndefined()
  })

  it('returns 400 for a cursor of another filter or a made-up one', async () => {
    const author = await aMember()
    const { startDate, endDate } = aYear()
    for (const _ of [1, 2]) await aConcert(author, { bandName: aBandName(), day: startDate })
    const query = { startDate, endDate, limit: '1' }
    const cursor = (await askForList(author, query)).headers['x-next-cursor'] ?? ''
    expect((await askForList(author, { ...query, cursor })).status).toBe(200)
    for (const change of [{ city: 'Wien' }, { search: 'x' }, { startDate: '2027-01-01' }]) {
      const { status, json } = await askForList(author, { ...query, ...change, cursor })
      expect([status, (json as { message: string }).message]).toEqual([
        400,
        CONCERT_TEXTS.otherFilter,
      ])
    }
    for (const bad of ['x', later('01-01'), `${cursor}x`, cursor.replace('~', '#')])
      expect((await askForList(author, { ...query, cursor: bad })).status).toBe(400)
  })

  it.each([
    { startDate: '2027-02-31' },
    { endDate: 'morgen' },
    { limit: '101' },
    { limit: '0' },
    { offset: '-1' },
    { offset: '3001' },
    { search: 'x'.repeat(300) },
    { city: 'a\u0000b' },
  ])('returns 400 for %j', async (query) => {
    expect((await askForList(await aMember(), query)).status).toBe(400)
  })

  it('returns 401 without a session', async () => {
    expect((await askForList({ id: '', username: '', token: 'x'.repeat(64) })).status).toBe(401)
  })
})

const CITIES = ['Berlin', 'Hamburg', 'Köln', 'Leipzig', 'Essen', 'Wien', 'Zürich', 'Dresden']
const WORDS = 'Blut Eisen Nebel Grab Sturm Wolf Asche Feuer Donner Nacht'.split(' ')

const wordAt = (index: number): string => WORDS[index % WORDS.length] ?? ''

/** A concert of a large calendar, as the effect would list it. */
const storedAt = (index: number): ConcertItem => {
  const { country, genre, price, description, ticketUrl } = {
    country: 'Deutschland' as const,
    genre: 'Death Metal',
    price: '28 € zzgl. Gebühren',
    description: 'Einlass eine Stunde vorher, zwei Vorbands, ein Stand für Bier.',
    ticketUrl: 'https://karten.test/konzerte/2027/grabeswind',
  }
  return aConcertItem({
    bandName: `${wordAt(index)} ${wordAt(index * 7 + 3)} ${index}`,
    venue: `Halle ${wordAt(index * 3)}`,
    city: CITIES[index % CITIES.length] ?? '',
    date: addDays('2099-01-01', index % 300),
    time: '20:00',
    ...{ country, genre, price, description, ticketUrl },
  })
}

describe('the cost with 600 concerts', () => {
  const range = { startDate: '2099-01-01', endDate: '2099-12-31' }
  const FILTERS: readonly (readonly [name: string, query: Record<string, string>])[] = [
    ['no filter', {}],
    ['a city', { city: 'Köln' }],
    ['a word', { search: 'nebel' }],
    ['two words', { search: 'nebel donner' }],
    ['a word in a city', { search: 'sturm', city: 'Wien' }],
    ['two letters', { search: 'st' }],
    ['two letters in a city', { search: 'st', city: 'Wien' }],
    ['a word that is common', { search: 'halle' }],
    ['a word that nothing has', { search: 'regenbogen' }],
    ['a name that one has', { search: 'blut 510' }],
    ['an offset', { offset: '60' }],
    ['an offset in a city', { city: 'Köln', offset: '60' }],
  ]

  /** The partitions that these filters read. */
  const READ = /^CONCERTS#CITY#|^CONCERT_WORD#(?:nebel|donne|sturm|halle|regen|blu|st|wien#stu)$/

  beforeAll(async () => {
    const items = Array.from({ length: 600 }, (_, index) => storedAt(index))
    await putAll(
      items.flatMap((item) => [
        { ...listedCard(item), PK: CONCERTS.PK },
        ...listCopies(item).filter(({ PK }) => READ.test(PK)),
      ]),
    )
  })

  it('has full pages by offset up to the end, also with a word', async () => {
    const reader = await aMember()
    for (const query of [{}, { search: 'nebel' }]) {
      const lengths: number[] = []
      for (const offset of [0, 40, 100])
        lengths.push((await ids(reader, { ...range, ...query, offset: String(offset) })).length)
      expect(lengths).toEqual([20, 20, 20])
    }
  })

  it('is at most 8 read units for each filter', async () => {
    const reader = await aMember()
    const costs: Record<string, number> = {}
    for (const [name, query] of FILTERS) {
      const { read } = await unitsOf(() => askForList(reader, { ...range, ...query }))
      costs[name] = read
    }
    for (const [name] of FILTERS) expect(costs[name], name).toBeLessThanOrEqual(8)
  })

  it('finds all concerts of a filter over its pages', async () => {
    const reader = await aMember()
    const found = await listedIds(reader, { ...range, search: 'sturm', city: 'Wien' })
    const wanted = Array.from({ length: 600 }, (_, index) => storedAt(index)).filter(
      ({ bandName, venue, city }) =>
        city === 'Wien' && `${bandName} ${venue ?? ''}`.includes('Sturm'),
    )
    expect(found.length).toBe(wanted.length)
  })
})
