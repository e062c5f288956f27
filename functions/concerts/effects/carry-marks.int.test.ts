import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { attend, goesTo, readStoredMarks, readNumbers } from '#testing/concert-marks.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { inDays } from '#testing/concerts.ts'
import { aStoredConcert, changeConcert, removeConcert } from '#testing/stored-concerts.ts'
import { runsOf } from '#testing/property-runs.ts'
import { stored } from '#testing/stored.ts'
import { noticeKey } from '../alerts/notice.items.ts'
import { noticesOfChange } from '../alerts/notice.rules.ts'
import { concertCountersKey, concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import { handler } from './carry-marks.ts'

const deliver = deliverTo('carry-marks', handler)

let fan: TestMember
let concert: ConcertItem
let other: ConcertItem

const change = async (one: ConcertItem, changes: Parameters<typeof changeConcert>[1]) => {
  const { after, record } = await changeConcert(one, changes)
  await deliver(record)
  return after
}

const merge = (one: ConcertItem, into: ConcertItem) =>
  change(one, { mergedInto: concertIdOf(into) })
const undo = (one: ConcertItem) => change(one, { mergedInto: undefined })

const STEPS = ['go', 'leave', 'move', 'merge', 'undo'] as const

interface Scene {
  readonly one: ConcertItem
  readonly two: ConcertItem
  readonly who: TestMember
  readonly day: number
}

/** What a member or a moderator does; the record of a change of the concert, null for a mark. */
const take = async (what: (typeof STEPS)[number], { one, two, who, day }: Scene) => {
  if (what === 'go' || what === 'leave') {
    await attend(who, one, { state: what === 'go' ? 'going' : null })
    return null
  }
  const changes = {
    move: { date: inDays(day) },
    merge: { mergedInto: concertIdOf(two) },
    undo: { mergedInto: undefined },
  }[what]
  return (await changeConcert(one, changes)).record
}

const placesOf = async (member: TestMember) => (await readStoredMarks(member)).map(({ SK }) => SK)

beforeEach(async () => {
  fan = await aMember()
  concert = await aStoredConcert()
  other = await aStoredConcert({ time: undefined })
})

describe('marks of a concert', () => {
  it('move with it to another day, also when the event is repeated', async () => {
    const fans = [fan, await aMember(), await aMember()]
    await Promise.all(fans.map((one) => goesTo(one, concert)))
    const { after, record } = await changeConcert(concert, { date: inDays(60) })
    await deliver(record, record)
    for (const one of fans) expect(await placesOf(one)).toEqual([listingSortKey(after)])
    expect(await readNumbers(after)).toEqual([3, 0])
  })

  it('go to the concert that it is merged into and come back when that is undone', async () => {
    await goesTo(fan, concert, { isPublic: true })
    await merge(concert, other)
    expect(await placesOf(fan)).toEqual([listingSortKey(other)])
    expect([await readNumbers(concert), await readNumbers(other)]).toEqual([
      [0, 0],
      [1, 0],
    ])
    await undo(concert)
    expect(await readStoredMarks(fan)).toMatchObject([
      { SK: listingSortKey(concert), state: 'going', isPublic: true },
    ])
    expect([await readNumbers(concert), await readNumbers(other)]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  it('become one for a member who marked both, and two again', async () => {
    await goesTo(fan, concert, { isPublic: true })
    await goesTo(fan, other, { state: 'interested' })
    await merge(concert, other)
    expect(await readStoredMarks(fan)).toMatchObject([
      { SK: listingSortKey(other), state: 'going' },
    ])
    expect(await readNumbers(other)).toEqual([1, 0])
    await undo(concert)
    expect([await readNumbers(concert), await readNumbers(other)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('follow what the member says about the merged concert', async () => {
    await goesTo(fan, concert)
    await merge(concert, other)
    await goesTo(fan, other, { state: 'interested' })
    await undo(concert)
    expect([await readNumbers(concert), await readNumbers(other)]).toEqual([
      [0, 1],
      [0, 0],
    ])
    await merge(concert, other)
    await attend(fan, other, { state: null })
    await undo(concert)
    expect(await readStoredMarks(fan)).toEqual([])
  })

  it('stay private when one of two merged marks is', async () => {
    await goesTo(fan, concert, { isPublic: true })
    await goesTo(fan, other)
    await merge(concert, other)
    expect(await readStoredMarks(fan)).toMatchObject([{ isPublic: false }])
  })

  it('go along a chain of merges, in whatever order the events arrive', async () => {
    const third = await aStoredConcert({ venue: 'Musa' })
    await goesTo(fan, concert)
    const first = await changeConcert(concert, { mergedInto: concertIdOf(other) })
    const second = await changeConcert(other, { mergedInto: concertIdOf(third) })
    await deliver(second.record, first.record)
    expect(await placesOf(fan)).toEqual([listingSortKey(third)])
    await undo(other)
    expect(await placesOf(fan)).toEqual([listingSortKey(other)])
    await undo(concert)
    expect(await placesOf(fan)).toEqual([listingSortKey(concert)])
  })

  it('go with a withdrawn concert and its numbers once all members were notified', async () => {
    await goesTo(fan, concert)
    const record = await removeConcert(concert)
    await deliver(record)
    expect(await readStoredMarks(fan)).toHaveLength(1)
    const [, notice] = noticesOfChange({ before: concert, after: null, at: Date.now() })
    if (!notice) throw new Error('No notice')
    const ended = {
      ...noticeKey(notice),
      entity: 'ConcertNotice',
      cause: '1',
      notice,
      expiresAt: 0,
    }
    await deliver(changeRecord(ended, null))
    expect(await readStoredMarks(fan)).toEqual([])
    expect(await stored(concertCountersKey(concertIdOf(concert)))).toBeNull()
  })

  it('go at once with a concert of which nobody is notified', async () => {
    const cancelled = await change(concert, { status: 'cancelled' })
    await goesTo(fan, cancelled)
    await deliver(await removeConcert(cancelled))
    expect(await readStoredMarks(fan)).toEqual([])
  })

  it('agree with the numbers after repeated and reordered events', async () => {
    const step = fc.record({ what: fc.constantFrom(...STEPS), delays: anyDelivery })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const [one, two] = [await aStoredConcert(), await aStoredConcert({ time: undefined })]
        const fans = [await aMember(), await aMember()]
        await goesTo(fans[0] ?? fan, two)
        const queue = new UnreliableQueue((record) => deliver(record))
        for (const [index, { what, delays }] of steps.entries()) {
          const who = fans[index % 2] ?? fan
          await queue.next(await take(what, { one, two, who, day: 31 + index }), delays)
        }
        await queue.drain()
        const marks = (await Promise.all(fans.map(readStoredMarks))).flat()
        for (const item of [one, two]) {
          const of = marks.filter(({ SK }) => SK.endsWith(concertIdOf(item)))
          expect(await readNumbers(item)).toEqual([of.length, 0])
        }
      }),
      { numRuns: runsOf(8) },
    )
  })
})
