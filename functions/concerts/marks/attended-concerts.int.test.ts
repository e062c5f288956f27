import { beforeEach, describe, expect, it } from 'vitest'
import { attendedConcerts } from '#shared/api/concert-marks.ts'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { NEXT_CURSOR_HEADER } from '#shared/api/contract.ts'
import { call } from '#testing/call.ts'
import { goesTo } from '#testing/concert-marks.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { inDays } from '#testing/concerts.ts'
import { aStoredConcert, changeConcert } from '#testing/stored-concerts.ts'
import { handler } from './attended-concerts.ts'

let fan: TestMember

const list = async (when: string, cursor?: string) => {
  const query = { when, ...(cursor !== undefined && { cursor }) }
  const answer = await call(handler, attendedConcerts, { token: fan.token, query })
  const cards = answer.json as readonly ConcertCard[]
  return { ...answer, cards, next: answer.headers[NEXT_CURSOR_HEADER.toLowerCase()] }
}

/** Concerts on these days from today that the member marked. */
const attended = async (...days: number[]) => {
  for (const day of days)
    await goesTo(fan, await aStoredConcert({ date: inDays(day) }), {
      isPublic: day % 2 === 0,
    })
}

const daysOf = (cards: readonly ConcertCard[]) => cards.map(({ date }) => date)

beforeEach(async () => {
  fan = await aMember()
})

describe('the concerts that a member marked', () => {
  it('come in order: upcoming ones the next first, past ones the last first', async () => {
    await attended(-40, -3, 0, 5, 90)
    const [upcoming, past] = [await list('upcoming'), await list('past')]
    expect(daysOf(upcoming.cards)).toEqual([0, 5, 90].map(inDays))
    expect(daysOf(past.cards)).toEqual([-3, -40].map(inDays))
    expect(upcoming.cards[1]?.attendance).toEqual({ state: 'going', isPublic: false })
    expect(upcoming.cards[0]?.attendance).toEqual({ state: 'going', isPublic: true })
  })

  it('come in pages without gaps and repetitions', async () => {
    await attended(...Array.from({ length: 23 }, (_, index) => index + 1))
    const first = await list('upcoming')
    expect(first.cards).toHaveLength(20)
    const second = await list('upcoming', first.next)
    expect(second.next).toBeUndefined()
    const all = daysOf([...first.cards, ...second.cards])
    expect(all).toEqual(Array.from({ length: 23 }, (_, index) => inDays(index + 1)))
  })

  it('leave out held concerts and those of other members', async () => {
    const held = await aStoredConcert()
    await goesTo(fan, held)
    await changeConcert(held, { contentStatus: 'held' })
    await goesTo(await aMember(), await aStoredConcert())
    const { status, cards } = await list('upcoming')
    expect([status, cards]).toEqual([200, []])
  })

  it('refuse the cursor of the other list and malformed ones in German', async () => {
    await attended(5)
    const [card] = (await list('upcoming')).cards
    const cursor = `${card?.date}T20:00#${card?.id}`
    expect((await list('upcoming', cursor)).status).toBe(200)
    const answer = await list('past', cursor)
    expect(answer).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('Liste') as string },
    })
    expect((await list('upcoming', 'MEMBER#x')).status).toBe(400)
    expect((await list('gestern')).status).toBe(400)
  })

  it('refuse unknown tokens', async () => {
    fan = { ...fan, token: newToken() }
    expect((await list('upcoming')).status).toBe(401)
  })
})
