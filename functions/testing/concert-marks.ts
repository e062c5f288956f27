import { attendConcert } from '#shared/api/concert-marks.ts'
import { concertCountersKey, concertIdOf, type ConcertItem } from '../concerts/items/index.ts'
import { marksPartition } from '../concerts/marks/mark.items.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import type { TestMember } from './members.ts'
import { stored, storedUnder } from './stored.ts'

const handler = await handlerOf(attendConcert.id)

export const attend = ({ token }: Pick<TestMember, 'token'>, concert: ConcertItem, body: unknown) =>
  call(handler, attendConcert, { token, body, params: { id: concertIdOf(concert) } })

/** Marks a concert, which must succeed. */
export const goesTo = async (
  member: TestMember,
  concert: ConcertItem,
  { state = 'going', isPublic = false } = {},
): Promise<void> => {
  const { status, text } = await attend(member, concert, { state, isPublic })
  if (status !== 200) throw new Error(`${status} ${text}`)
}

/** Numbers of members who go and who are interested, as counted. */
export const readNumbers = async (concert: ConcertItem): Promise<readonly [number, number]> => {
  const counters = await stored(concertCountersKey(concertIdOf(concert)))
  return [counters?.going ?? 0, counters?.interested ?? 0]
}

export const readStoredMarks = ({ id }: TestMember) => storedUnder(marksPartition(id))
