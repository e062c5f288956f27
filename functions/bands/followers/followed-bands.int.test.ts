import { expect, it } from 'vitest'
import type { BandCard } from '#shared/api/bands.ts'
import { followedBands } from '#shared/api/followed-bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { followBands, storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { handler } from './followed-bands.ts'

const list = async ({ token }: TestMember, cursor?: string) => {
  const { json, headers } = await call(handler, followedBands, {
    token,
    query: cursor === undefined ? {} : { cursor },
  })
  return { bands: json as BandCard[], next: headers['x-next-cursor'] }
}

it('lists only the bands that the caller follows', async () => {
  const [fan, other] = [await aMember(), await aMember()]
  const [first, second] = [await storedBand({ name: 'Eins' }), await storedBand({ name: 'Zwei' })]
  await followBands(fan, [first, second])
  await followBands(other, [first])
  expect((await list(fan)).bands).toMatchObject([
    { id: second, name: 'Zwei' },
    { id: first, name: 'Eins' },
  ])
  expect((await list(other)).bands.map(({ id }) => id)).toEqual([first])
  expect((await list(await aMember())).bands).toEqual([])
})

it('returns each band once when there are several pages', async () => {
  const fan = await aMember()
  const count = LIMITS.followedBandPage + 1
  const ids = await Promise.all(Array.from({ length: count }, () => storedBand()))
  await followBands(fan, ids)
  const first = await list(fan)
  const last = await list(fan, first.next)
  expect([...first.bands, ...last.bands].map(({ id }) => id)).toEqual(ids.toSorted().toReversed())
  expect(last.next).toBeUndefined()
})

it('leaves out a band that waits for a moderator', async () => {
  const fan = await aMember()
  await followBands(fan, [await storedBand({ status: 'held' })])
  expect((await list(fan)).bands).toEqual([])
})
