import { beforeAll, describe, expect, it } from 'vitest'
import { listBands, type BandCard } from '#shared/api/bands.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { unitsOf } from '#testing/units.ts'
import { handler } from './list-bands.ts'

const BANDS = 130
const { token } = await aMember()

const address = (name: string): string => `https://${name}.test/${'x'.repeat(300)}`

beforeAll(async () => {
  for (let number = 0; number < BANDS; number++)
    await storedBand({
      name: `Schwerer Brocken ${String(number).padStart(3, '0')} ${'x'.repeat(70)}`,
      genre: number % 8 === 0 ? 'Black Doom' : 'Symphonic Black Metal',
      country: 'Deutschland',
      description: 'ä'.repeat(3000),
      website: address('web'),
      imageUrl: address('bild'),
      socialMediaUrl: address('netz'),
      socialLinks: Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`Netz ${index}`, address(`netz${index}`)]),
      ),
    })
})

const FILTERS = [
  {},
  { genre: 'Black' },
  { genre: 'Metal' },
  { genre: 'Doom' },
  { country: 'Deutschland' },
  { search: 'brocken' },
  { search: 's', genre: 'Doom', country: 'Deutschland' },
]

describe.each(FILTERS)('the list of the largest cards with %j', (filter) => {
  it.each([
    [100, 25],
    [20, 6],
  ])('reads for %i bands at most %i units', async (limit, most) => {
    let shown = 0
    const { read } = await unitsOf(async () => {
      const query = { ...filter, limit: String(limit) }
      const { json } = await call(handler, listBands, { token, query })
      shown = (json as BandCard[]).length
    })
    expect(read).toBeLessThanOrEqual(most)
    expect(shown).toBeGreaterThan(0)
  })
})
