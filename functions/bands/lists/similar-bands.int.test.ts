import { expect, it } from 'vitest'
import { similarBands, type BandCard } from '#shared/api/bands.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember } from '#testing/members.ts'
import { findBandByName, foldBandName } from '../items/index.ts'
import { handler } from './similar-bands.ts'

const { token } = await aMember()

const similar = async (name: string): Promise<string[]> => {
  const { json } = await call(handler, similarBands, { token, query: { name } })
  return (json as BandCard[]).map(({ id }) => id)
}

it('finds the bands of this folded name in all countries', async () => {
  const polish = await storedBand({ name: 'Schädelöl', country: 'Polen' })
  const swiss = await storedBand({ name: 'Schaedeloel', country: 'Schweiz' })
  await storedBand({ name: 'Schädelöl Tribute', country: 'Polen' })
  expect(await similar('schädel-ÖL')).toEqual([polish, swiss])
  expect(await similar('Schädel')).toEqual([])
})

it('leaves out a band that waits for a moderator', async () => {
  await storedBand({ name: 'Wartezimmer', status: 'held' })
  expect(await similar('Wartezimmer')).toEqual([])
  expect(await findBandByName(foldBandName('Wartezimmer'))).toBeUndefined()
})

it.each(['!!!', '4', '🤘', '../..', 'صقر', '<script>alert(1)</script>'])(
  'finds %s',
  async (name) => {
    const id = await storedBand({ name })
    expect(await similar(name)).toEqual([id])
    expect(await findBandByName(foldBandName(name))).toBe(id)
  },
)

it('knows no band by a name that two bands share', async () => {
  await storedBand({ name: 'Doppelt', country: 'Polen' })
  await storedBand({ name: 'Doppelt', country: 'Schweiz' })
  expect(await findBandByName(foldBandName('Doppelt'))).toBeUndefined()
})
