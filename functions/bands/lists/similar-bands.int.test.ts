import { expect, it } from 'vitest'
import { similarBands, type BandCard } from '#shared/api/bands.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { findBandOf } from '../items/band.repository.ts'
import { handler } from './similar-bands.ts'

const { token } = await aMember()

const similar = async (name: string): Promise<string[]> => {
  const { json } = await call(handler, similarBands, { token, query: { name } })
  return (json as BandCard[]).map(({ id }) => id)
}

it('finds the bands of this name in all countries, in any spelling', async () => {
  const polish = await storedBand({ name: 'Schädelöl', country: 'Polen' })
  const swiss = await storedBand({ name: 'Schaedeloel', country: 'Schweiz' })
  await storedBand({ name: 'Schädelöl Tribute', country: 'Polen' })
  expect(await similar('schädel-ÖL')).toEqual([polish, swiss])
  expect(await similar('Schädel')).toEqual([])
})

it('leaves out a band that waits for a moderator', async () => {
  await storedBand({ name: 'Wartezimmer', status: 'held' })
  expect(await similar('Wartezimmer')).toEqual([])
  expect(await findBandOf({ bandName: 'Wartezimmer' })).toBeUndefined()
})

it.each(['!!!', '4', '🤘', '../..', 'صقر', '<script>alert(1)</script>'])(
  'finds %s',
  async (name) => {
    const id = await storedBand({ name })
    expect(await similar(name)).toEqual([id])
    expect(await findBandOf({ bandName: name })).toBe(id)
  },
)

it('shows first those of exactly this name, which accents and signs tell from the others', async () => {
  const plain = await storedBand({ name: 'Rotlicht', country: 'Polen' })
  const dotted = await storedBand({ name: 'Rötlicht', country: 'Polen' })
  expect(await similar('ROTLICHT')).toEqual([plain, dotted])
  expect(await similar('rötlicht')).toEqual([dotted, plain])
  expect(await findBandOf({ bandName: 'Rötlicht' })).toBe(dotted)
  expect(await findBandOf({ bandName: 'Rotlicht' })).toBe(plain)
})

it('knows no band by a name that two bands share', async () => {
  await storedBand({ name: 'Doppelt', country: 'Polen' })
  await storedBand({ name: 'Doppelt', country: 'Schweiz' })
  expect(await findBandOf({ bandName: 'Doppelt' })).toBeUndefined()
})
