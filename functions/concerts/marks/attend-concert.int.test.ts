import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { attend, readStoredMarks, readNumbers } from '#testing/concert-marks.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { inDays } from '#testing/concerts.ts'
import { aStoredConcert, changeConcert } from '#testing/stored-concerts.ts'
import { unitsOf } from '#testing/units.ts'
import { deliverTo } from '#testing/changes.ts'
import { handler as carryMarks } from '../effects/carry-marks.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { isOutdatedConcert, setMark } from './mark.repository.ts'

let fan: TestMember
let concert: ConcertItem

beforeEach(async () => {
  fan = await aMember()
  concert = await aStoredConcert()
})

describe('marking a concert', () => {
  it('counts the mark, keeps it private unless the member says otherwise, and takes it back', async () => {
    expect((await attend(fan, concert, { state: 'going' })).json).toEqual({
      attendance: { state: 'going', isPublic: false },
      goingCount: 1,
      interestedCount: 0,
    })
    expect((await attend(fan, concert, { state: 'interested', isPublic: true })).json).toEqual({
      attendance: { state: 'interested', isPublic: true },
      goingCount: 0,
      interestedCount: 1,
    })
    expect((await attend(fan, concert, { state: null })).json).toEqual({
      attendance: null,
      goingCount: 0,
      interestedCount: 0,
    })
    expect(await readStoredMarks(fan)).toEqual([])
    expect(await readNumbers(concert)).toEqual([0, 0])
  })

  it('changes nothing when it is repeated', async () => {
    for (let times = 0; times < 3; times++) await attend(fan, concert, { state: 'going' })
    expect(await readNumbers(concert)).toEqual([1, 0])
    for (let times = 0; times < 3; times++) await attend(fan, concert, { state: null })
    expect(await readNumbers(concert)).toEqual([0, 0])
  })

  it('counts each of sixty concurrent members, and each once', async () => {
    const fans = await Promise.all(Array.from({ length: 30 }, () => aMember()))
    const calls = [...fans, ...fans].map((one) => attend(one, concert, { state: 'going' }))
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await readNumbers(concert)).toEqual([30, 0])
  })

  it('ends in one state for concurrent calls of one member', async () => {
    const states = ['going', 'interested', null]
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => attend(fan, concert, { state: states[index % 3] })),
    )
    const [mark] = await readStoredMarks(fan)
    expect(await readNumbers(concert)).toEqual([
      Number(mark?.state === 'going'),
      Number(mark?.state === 'interested'),
    ])
  })

  it('finds the mark again while a moved concert has not taken it along yet', async () => {
    await attend(fan, concert, { state: 'going' })
    const { after } = await changeConcert(concert, { date: inDays(40) })
    expect((await attend(fan, after, { state: 'going', isPublic: true })).status).toBe(200)
    expect(await readStoredMarks(fan)).toMatchObject([
      { SK: expect.stringContaining(after.date) as string },
    ])
    expect(await readNumbers(concert)).toEqual([1, 0])
    const { after: again } = await changeConcert(after, { date: inDays(50) })
    await attend(fan, again, { state: null })
    expect(await readStoredMarks(fan)).toEqual([])
    expect(await readNumbers(concert)).toEqual([0, 0])
  })

  it.each([
    ['moved to another day', { date: inDays(40) }],
    ['moved to another hour', { time: '18:00' }],
    ['merged', { mergedInto: newId() }],
    ['removed', { contentStatus: 'removed' }],
  ] as const)('writes nothing when the concert was %s since it was read', async (_, changes) => {
    await changeConcert(concert, changes)
    const wanted = { state: 'going', isPublic: false } as const
    const failure: unknown = await setMark(fan.id, concert, wanted).catch((error: unknown) => error)
    expect(isOutdatedConcert(failure)).toBe(true)
    expect(await readStoredMarks(fan)).toEqual([])
    expect(await readNumbers(concert)).toEqual([0, 0])
  })

  it('is at the latest day also when the concert moves while members mark it', async () => {
    const fans = await Promise.all(Array.from({ length: 12 }, () => aMember()))
    const settle = deliverTo('carry-marks', carryMarks)
    const move = async () => {
      const { record } = await changeConcert(concert, { date: inDays(40) })
      await settle(record)
    }
    await Promise.all([...fans.map((one) => attend(one, concert, { state: 'going' })), move()])
    const marks = (await Promise.all(fans.map(readStoredMarks))).flat()
    expect(marks.map(({ SK }) => SK.slice(0, 10))).toEqual(fans.map(() => inDays(40)))
    expect(await readNumbers(concert)).toEqual([12, 0])
  })

  it('is taken back also when the concert moved since it was read', async () => {
    await attend(fan, concert, { state: 'going' })
    const { record } = await changeConcert(concert, { date: inDays(40) })
    await deliverTo('carry-marks', carryMarks)(record)
    await setMark(fan.id, concert, undefined)
    expect(await readStoredMarks(fan)).toEqual([])
  })

  it('goes to the concert that this one was merged into', async () => {
    const other = await aStoredConcert({ time: undefined })
    await changeConcert(concert, { mergedInto: concertIdOf(other) })
    await attend(fan, concert, { state: 'going' })
    expect(await readNumbers(other)).toEqual([1, 0])
    expect(await readNumbers(concert)).toEqual([0, 0])
  })

  it('returns 404 for concerts that are held, removed or unknown', async () => {
    const held = await aStoredConcert({ contentStatus: 'held' })
    expect((await attend(fan, held, { state: 'going' })).status).toBe(404)
    const unknown = { ...concert, PK: `CONCERT#${newId()}` }
    expect((await attend(fan, unknown, { state: 'going' })).status).toBe(404)
  })

  it.each([
    ['another state', { state: 'vielleicht' }],
    ['no state', {}],
    ['a text for whether it is public', { state: 'going', isPublic: 'ja' }],
  ])('refuses %s', async (_, body) => {
    expect((await attend(fan, concert, body)).status).toBe(400)
    expect(await readNumbers(concert)).toEqual([0, 0])
  })

  it('refuses unknown tokens', async () => {
    expect((await attend({ token: newToken() }, concert, { state: 'going' })).status).toBe(401)
  })

  it('costs four units to read and eight to write', async () => {
    expect(await unitsOf(() => attend(fan, concert, { state: 'going' }))).toMatchObject({ read: 4 })
  })
})
