import { expect, test } from 'vitest'
import { getConcert, listConcerts, type Concert, type ConcertCard } from '#shared/api/concerts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { goesTo } from '#testing/concert-marks.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { putAll } from '#testing/posts.ts'
import { aStoredConcert } from '#testing/stored-concerts.ts'
import { followItem } from '../../people/relations/index.ts'
import { concertIdOf } from '../items/concert.items.ts'

test('a concert and the list show the own mark, and followed members who go', async () => {
  const [viewer, friend] = [await aMember(), await aMember()]
  const concert = await aStoredConcert()
  const id = concertIdOf(concert)
  await putAll([followItem({ followId: newId(), followerId: viewer.id, followeeId: friend.id })])
  await goesTo(friend, concert, { isPublic: true })
  await goesTo(viewer, concert)
  const { token } = viewer
  const detail = (await call(await handlerOf(getConcert.id), getConcert, { token, params: { id } }))
    .json as Concert
  expect(detail).toMatchObject({
    attendance: { state: 'going', isPublic: false },
    goingCount: 2,
    followeesGoing: [{ id: friend.id }],
  })
  const query = { startDate: concert.date, endDate: concert.date }
  const list = await call(await handlerOf(listConcerts.id), listConcerts, { token, query })
  const cards = list.json as readonly ConcertCard[]
  expect(cards.find((card) => card.id === id)?.attendance).toEqual(detail.attendance)
})
