import { beforeAll, describe, expect, it } from 'vitest'
import { listBands, type BandCard } from '#shared/api/bands.ts'
import { NEXT_CURSOR_HEADER } from '#shared/api/contract.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { newId } from '#platform/runtime/ids.ts'
import { writeCursor } from './cursor.ts'
import { handler } from './list-bands.ts'

const { token } = await aMember()

const list = (query: Record<string, string> = {}) => call(handler, listBands, { token, query })

const names = async (query: Record<string, string> = {}): Promise<string[]> => {
  const { json } = await list(query)
  return (json as BandCard[]).map(({ name }) => name)
}

const cursorOf = ({ headers }: { headers: Readonly<Record<string, string>> }): string =>
  headers[NEXT_CURSOR_HEADER.toLowerCase()] ?? headers[NEXT_CURSOR_HEADER] ?? ''

/** The names of all pages, and how many there were. */
const allPages = async (query: Record<string, string>): Promise<[string[], number]> => {
  const all: string[] = []
  let cursor = ''
  let pages = 0
  do {
    const answer = await list({ ...query, ...(cursor === '' ? {} : { cursor }) })
    all.push(...(answer.json as BandCard[]).map(({ name }) => name))
    cursor = cursorOf(answer)
    pages++
  } while (cursor !== '')
  return [all, pages]
}

const BANDS: readonly (readonly [name: string, genre: string, country?: string])[] = [
  ['Motörhead', 'Heavy Metal', 'Großbritannien'],
  ['The The', 'Gothic Metal', 'Großbritannien'],
  ['!!!', 'Crossover', 'USA'],
  ['†††', 'Sludge Metal', 'USA'],
  ['4', 'Black Metal'],
  ['../../etc/passwd', 'Symphonic Black Metal', 'Schweiz'],
  ['AC/DC', 'Heavy Metal', 'Andere'],
  ['🤘', 'Speed Metal', 'Polen'],
  ['صقر', 'Black Doom', 'Schweiz'],
  ['Eisregen im Nebel', 'Death Doom', 'Deutschland'],
  ['Ægir', 'Folk Metal', 'Dänemark'],
]

beforeAll(async () => {
  for (const [name, genre, country] of BANDS) await storedBand({ name, genre, country })
  await storedBand({ name: 'Ohne Genre', genre: undefined })
  await storedBand({ name: 'Unbestimmt', genre: 'unbestimmt' })
  await storedBand({ name: 'Nie wieder', genre: 'NSBM' })
  await storedBand({ name: 'Auch nicht', genre: 'Völkischer Black Metal' })
  await storedBand({ name: 'Getarnt', genre: 'NЅВМ' })
  await storedBand({ name: 'Miracle', genre: 'Thracian Metal' })
  await storedBand({ name: 'Archiviert', archivedAt: '2026-01-01T00:00:00.000Z' })
  await storedBand({ name: 'Gehalten', status: 'held' })
})

describe('the list of bands', () => {
  it('lists visible bands with a genre by name', async () => {
    expect(await names()).toEqual([
      '!!!',
      '4',
      'AC/DC',
      'Ægir',
      'Eisregen im Nebel',
      '../../etc/passwd',
      'Miracle',
      'Motörhead',
      'The The',
      'صقر',
      '†††',
      '🤘',
    ])
  })

  it.each([
    ['motorhead', 'Motörhead'],
    ['Motoerhead', 'Motörhead'],
    ['MOTÖR', 'Motörhead'],
    ['m', 'Motörhead'],
    ['!!', '!!!'],
    ['4', '4'],
    ['the the', 'The The'],
    ['the', 'The The'],
    ['../../etc', '../../etc/passwd'],
    ['passwd', '../../etc/passwd'],
    ['acdc', 'AC/DC'],
    ['ac/dc', 'AC/DC'],
    ['dc', 'AC/DC'],
    ['🤘', '🤘'],
    ['صق', 'صقر'],
    ['††', '†††'],
    ['im neb', 'Eisregen im Nebel'],
    ['nebel', 'Eisregen im Nebel'],
    ['aegir', 'Ægir'],
  ])('finds by "%s" the band "%s"', async (search, name) => {
    expect(await names({ search })).toContain(name)
  })

  it('lists a band once when two of its words match', async () => {
    expect(await names({ search: 'the' })).toEqual(['The The'])
  })

  it('does not find the inside of a word, hidden bands and archived ones', async () => {
    expect(await names({ search: 'orhead' })).toEqual([])
    expect(await names({ search: 'gehalten' })).toEqual([])
    expect(await names({ search: 'archiviert' })).toEqual([])
    expect(await names({ search: 'nie wieder' })).toEqual([])
  })

  it('filters by a part of the genre', async () => {
    expect(await names({ genre: 'Black Metal' })).toEqual(['4', '../../etc/passwd'])
    expect(await names({ genre: 'black' })).toEqual(['4', '../../etc/passwd', 'صقر'])
    expect(await names({ genre: 'Symphonic Black Metal' })).toEqual(['../../etc/passwd'])
    expect(await names({ genre: 'Metal' })).toHaveLength(9)
    expect(await names({ genre: 'Polka' })).toEqual([])
  })

  it('filters by country, and by both with a search', async () => {
    expect(await names({ country: 'Schweiz' })).toEqual(['../../etc/passwd', 'صقر'])
    expect(await names({ country: 'Schweiz', genre: 'Black Metal' })).toEqual(['../../etc/passwd'])
    expect(await names({ country: 'Schweiz', genre: 'Black Metal', search: 'etc' })).toEqual([
      '../../etc/passwd',
    ])
    expect(await names({ country: 'Polen', search: 'etc' })).toEqual([])
    expect(await names({ country: 'Großbritannien', genre: 'Metal', search: 'm' })).toEqual([
      'Motörhead',
    ])
  })

  it.each([{}, { genre: 'Metal' }, { country: 'USA' }, { search: 'm' }])(
    'shows each band of %j on exactly one page',
    async (filter) => {
      const whole = await names(filter)
      const [all, pages] = await allPages({ ...filter, limit: '2' })
      expect(all).toEqual(whole)
      expect(pages).toBeGreaterThanOrEqual(Math.ceil(whole.length / 2))
    },
  )

  it('refuses the cursor of another filter in German', async () => {
    const cursor = cursorOf(await list({ limit: '2' }))
    expect(cursor).not.toBe('')
    for (const query of [{ cursor, genre: 'Metal' }, { cursor: 'kaputt' }, { cursor: '💀' }]) {
      const answer = await list(query)
      expect(answer.status).toBe(400)
      expect(answer.json).toMatchObject({ message: expect.stringMatching(/Suche/) as unknown })
    }
  })

  it('refuses forged and truncated cursors in German', async () => {
    const filter = { search: 'motor', genre: undefined, country: undefined }
    const entry = `motorhead#${newId()}`
    const answers = await Promise.all(
      [
        writeCursor(filter, `zzz#${newId()}`),
        writeCursor(filter, `a#${newId()}`),
        writeCursor(filter, 'motorhead'),
        writeCursor(filter, `motorhead#${'x'.repeat(300)}`),
        writeCursor(filter, entry).slice(0, -3),
      ].map((cursor) => list({ search: 'motor', cursor })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    for (const { json } of answers)
      expect(json).toMatchObject({ message: expect.stringMatching(/Suche/) as unknown })
    expect((await list({ search: 'motor', cursor: writeCursor(filter, entry) })).status).toBe(200)
  })

  it.each([{ limit: '0' }, { limit: '101' }, { limit: 'x' }, { search: 'x'.repeat(61) }])(
    'refuses %j',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )
})
