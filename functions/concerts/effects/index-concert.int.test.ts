import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { concertDays } from '#shared/api/concerts.ts'
import { ulid } from 'ulid'
import { readStats } from '../../community/stats/stats.repository.ts'
import { putAll } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { changeBy, changeRecord, deliverTo } from '#testing/changes.ts'
import { aBandName, aConcert, storedConcert, submitted, later } from '#testing/concerts.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember } from '#testing/members.ts'
import { runsOf } from '#testing/property-runs.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { concertKey, type ConcertItem } from '../items/concert.items.ts'
import { ownPartition } from '../items/own.items.ts'
import { chooseShown, completeSources } from '../items/sources.ts'
import { handler as days } from '../lists/concert-days.ts'
import { listCopies, directoryKey } from './directory.items.ts'
import { handler } from './index-concert.ts'
import { handler as listOwn } from './list-own-concerts.ts'

const deliver = deliverTo('index-concert', handler)
const { token } = await aMember()

const daysOf = async (month: string, city?: string): Promise<unknown> => {
  const query = { month, ...(city === undefined ? {} : { city }) }
  return (await call(days, concertDays, { token, query })).json
}

const isListed = async (concert: ConcertItem): Promise<boolean[]> =>
  Promise.all(listCopies(concert).map(async (copy) => (await stored(copy)) !== null))

/** The next version of a concert in another place. */
const moved = (concert: ConcertItem, version: number): ConcertItem => {
  const sources = completeSources(concert).map((source) => ({
    ...source,
    values: {
      ...source.values,
      bandName: `Neuer Name ${version}`,
      city: version % 2 === 0 ? 'Wien' : 'Zürich',
      date: later(`09-0${version}`),
    },
  }))
  return { ...concert, ...chooseShown(sources), version }
}

it('lists a visible concert, moves it, and forgets it when it is held or gone', async () => {
  const concerts = (await readStats()).concerts
  const author = await aMember()
  const id = await aConcert(author, { bandName: aBandName(), day: later('10-05') })
  const first = await storedConcert(id)
  expect(new Set(await isListed(first))).toEqual(new Set([true]))
  expect(await daysOf(later('10'))).toEqual([{ date: later('10-05'), count: 1 }])
  expect(await daysOf(later('10'), 'muenchen')).toEqual([{ date: later('10-05'), count: 1 }])
  expect((await readStats()).concerts).toBe(concerts + 1)

  const second = moved(first, 2)
  await putAll([second])
  await deliver(changeRecord(first, second))
  expect(new Set(await isListed(first))).toEqual(new Set([false]))
  expect(new Set(await isListed(second))).toEqual(new Set([true]))
  expect(await daysOf(later('10'))).toEqual([])
  expect(await daysOf(later('09'), 'Wien')).toEqual([{ date: later('09-02'), count: 1 }])

  const held = { ...second, contentStatus: 'held' as const, version: 3 }
  await putAll([held])
  await deliver(changeRecord(second, held))
  expect(new Set(await isListed(second))).toEqual(new Set([false]))
  expect((await readStats()).concerts).toBe(concerts)

  await remove(held)
  await deliver(changeRecord(held, null))
  expect(await stored(directoryKey(id))).toBeNull()
  expect(await daysOf(later('09'))).toEqual([])
})

it('replaces all copies when every word of band, venue and city changes', async () => {
  const words = (letter: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `${letter}${'abcdefghijkl'[index] ?? ''}${letter}wort`,
    ).join(' ')
  const author = await aMember()
  const values = {
    bandName: words('q', 5),
    venue: words('j', 4),
    city: 'Leipzig-Connewitz Kreuzung',
  }
  const { concert } = await submitted(author, { ...values, day: later('08-31') })
  const before = await storedConcert(concert.id)
  await deliver(changeRecord(null, before))
  const after = {
    ...before,
    ...{ bandName: words('x', 5), venue: words('v', 4), city: 'Hamburg-Altona Hafenrand' },
    ...{ date: later('10-01'), version: 2 },
  }
  await putAll([after])
  await deliver(changeRecord(before, after))
  expect(new Set(await isListed(before))).toEqual(new Set([false]))
  expect(new Set(await isListed(after))).toEqual(new Set([true]))
})

it('ends in the right state when events are repeated, late and out of order', async () => {
  const author = await aMember()
  const { concert } = await submitted(author, { bandName: aBandName(), day: later('11-05') })
  const base = await storedConcert(concert.id)
  await remove(base)
  const steps = fc.tuple(anyDelivery, anyDelivery, anyDelivery, anyDelivery)
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (delays, goes) => {
      const before = (await readStats()).concerts
      const id = ulid()
      const first = { ...base, ...concertKey(id) } as ConcertItem
      const versions = [first, moved(first, 2), moved(first, 3)]
      const queue = new UnreliableQueue(deliver)
      for (const [index, version] of versions.entries())
        await queue.next(
          await changeBy(concertKey(id), () => putAll([version])),
          delays[index] ?? [0],
        )
      if (goes)
        await queue.next(await changeBy(concertKey(id), () => remove(concertKey(id))), delays[3])
      await queue.drain()
      const listed = await Promise.all(versions.map(isListed))
      expect(listed.map((all) => all.every(Boolean))).toEqual([false, false, !goes])
      expect(listed.slice(0, 2).flat()).not.toContain(true)
      expect((await readStats()).concerts).toBe(before + (goes ? 0 : 1))
      expect(await daysOf(later('11'))).toEqual([])
    }),
    { numRuns: runsOf(8) },
  )
})

it('keeps the list of own submissions when sources come, go and move, in any order', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const { concert } = await submitted(one, { bandName: aBandName() })
  const alone = await storedConcert(concert.id)
  await submitted(other, { bandName: concert.bandName })
  const both = await storedConcert(concert.id)
  const deliverOwn = deliverTo('list-own-concerts', listOwn)
  const records = [changeRecord(null, alone), changeRecord(alone, both)]
  const ownOf = async (memberId: string) =>
    (await storedUnder(ownPartition(memberId))).map(({ concertId }) => concertId)
  for (const record of [...records.toReversed(), ...records]) await deliverOwn(record)
  expect(await ownOf(one.id)).toEqual([concert.id])
  expect(await ownOf(other.id)).toEqual([concert.id])
  await putAll([alone])
  await deliverOwn(changeRecord(both, alone))
  for (const record of records) await deliverOwn(record)
  expect(await ownOf(other.id)).toEqual([])
  await remove(alone)
  await deliverOwn(changeRecord(alone, null))
  expect(await ownOf(one.id)).toEqual([])
})
