import { afterEach, describe, expect, it, vi } from 'vitest'
import { attendedConcerts } from '#shared/api/concert-marks.ts'
import type { ConcertCard } from '#shared/api/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { addDays, instantOf } from '#shared/domain/wall-clock.ts'
import { call } from '#testing/call.ts'
import { goesTo } from '#testing/concert-marks.ts'
import { aBandName, aConcert, listedIds, storedConcert } from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { handler as attended } from '../marks/attended-concerts.ts'
import { findUpcoming } from './find-upcoming.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Sets the clock to a time of Germany on the day behind this one. */
const setTimeAfter = (date: string, time: string): void => {
  const at = instantOf({ date: addDays(date, 1), time }, 'Europe/Berlin') ?? 0
  vi.useFakeTimers({ toFake: ['Date'], now: at })
}

const ownIds = async ({ token }: TestMember, when: 'upcoming' | 'past'): Promise<string[]> => {
  const { json } = await call(attended, attendedConcerts, { token, query: { when } })
  return (json as ConcertCard[]).map(({ id }) => id)
}

describe('a concert of an evening', () => {
  it('is in the lists of today until 5 o’clock, and in the past ones after that', async () => {
    const member = await aMember()
    const bandName = aBandName()
    const date = eveningAt(Date.now())
    const id = await aConcert(member, { bandName, day: date, time: '23:30' })
    await goesTo(member, await storedConcert(id))
    const shown = async () => [
      (await listedIds(member, { search: bandName })).includes(id),
      (await findUpcoming(bandName, 5)).some((found) => found.id === id),
      (await ownIds(member, 'upcoming')).includes(id),
      !(await ownIds(member, 'past')).includes(id),
    ]
    for (const time of ['00:20', '04:59']) {
      setTimeAfter(date, time)
      expect(await shown(), time).toEqual([true, true, true, true])
    }
    setTimeAfter(date, '05:00')
    expect(await shown()).toEqual([false, false, false, false])
  })
})
