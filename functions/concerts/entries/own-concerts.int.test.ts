import { expect, it } from 'vitest'
import { ownConcerts, withdrawConcert, type ConcertCard } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call } from '#testing/call.ts'
import { aBandName, aConcert, aConcertOf } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { BANNED } from '#testing/moderation.ts'
import { handler } from './own-concerts.ts'
import { handler as withdraw } from './withdraw-concert.ts'

const own = ({ token }: TestMember, query: Record<string, string> = {}) =>
  call(handler, ownConcerts, { token, query })

it('lists what the caller submitted, the newest first, also what is held', async () => {
  const [author, other] = [await aMember(), await aMember()]
  const first = await aConcertOf(other, author)
  const held = await aConcert(author, { bandName: aBandName(), description: BANNED })
  expect((await own(author)).json).toMatchObject([
    { id: held, contentStatus: 'held', statusReason: expect.any(String) as string },
    { id: first, contentStatus: 'visible', statusReason: null },
  ])
  expect((await own(other)).json).toMatchObject([{ id: first }])
})

it('leaves out what was withdrawn, before and after its event', async () => {
  const [author, other] = [await aMember(), await aMember()]
  const ids = [await aConcertOf(author), await aConcertOf(author, other)]
  for (const id of ids)
    await call(withdraw, withdrawConcert, { token: author.token, params: { id } })
  expect((await own(author)).json).toEqual([])
})

it('goes on by cursor', async () => {
  const author = await aMember({ days: 30 })
  const ids: string[] = []
  for (let index = 0; index <= LIMITS.concertPage; index++) ids.unshift(await aConcertOf(author))
  const first = await own(author)
  const second = await own(author, { cursor: first.headers['x-next-cursor'] ?? '' })
  const all = [...(first.json as ConcertCard[]), ...(second.json as ConcertCard[])]
  expect(all.map(({ id }) => id)).toEqual(ids)
  expect(second.headers['x-next-cursor']).toBeUndefined()
})
