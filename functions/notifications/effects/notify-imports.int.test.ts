import { beforeEach, describe, expect, it } from 'vitest'
import { addConcertAlert } from '#shared/api/concert-alerts.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeRecord } from '#testing/changes.ts'
import { settleNotices as settle } from '#testing/concert-notices.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { readActivities, read, readUnread } from '#testing/notifications.ts'
import { changeConcert, concertItem, putConcert, removeConcert } from '#testing/stored-concerts.ts'
import { handler as addAlert } from '../../concerts/alerts/add-concert-alert.ts'
import { concertIdOf, type ConcertItem } from '../../concerts/items/index.ts'

let fan: TestMember
let city: string

beforeEach(async () => {
  fan = await aMember()
  city = `Hintertupfing ${newId()}`
  const { token } = fan
  await call(addAlert, addConcertAlert, { token, body: { kind: 'city', city, radiusKm: 10 } })
})

/** New concerts of one import that everybody is notified of. */
const imported = async (count: number, importId = newId()): Promise<ConcertItem[]> => {
  const source = { id: newId(), memberId: newId(), importId }
  const concerts = Array.from({ length: count }, () => ({
    ...concertItem({ city, bandName: `Grabeswind ${newId()}` }),
    sources: [source],
  }))
  for (const concert of concerts) await settle(changeRecord(null, await putConcert(concert)))
  return concerts
}

const countsOf = async () =>
  (await readActivities(fan)).map(({ concert }) => (concert?.othersCount ?? 0) + 1)

describe('an import', () => {
  it('is one notification that counts its concerts, and is unread once', async () => {
    await imported(7)
    expect(await countsOf()).toEqual([7])
    expect((await readUnread(fan)).comments).toBe(1)
    await imported(1)
    expect(await countsOf()).toEqual([1, 7])
    expect((await readUnread(fan)).comments).toBe(2)
    await read(fan, { type: 'concert' })
    expect((await readUnread(fan)).comments).toBe(0)
  })

  it('names what is left when concerts are held or withdrawn', async () => {
    const [first, second, third] = await imported(3)
    if (!first || !second || !third) throw new Error('No concerts.')
    await settle((await changeConcert(first, { contentStatus: 'held' })).record)
    expect(await countsOf()).toEqual([2])
    await settle(await removeConcert(second))
    expect((await readActivities(fan))[0]?.concert).toMatchObject({ id: concertIdOf(third) })
    expect(await countsOf()).toEqual([1])
    await settle(await removeConcert(third))
    expect(await countsOf()).toEqual([])
    expect((await readUnread(fan)).comments).toBe(0)
  })

  it('notifies of a single concert that moderators approve later', async () => {
    const importId = newId()
    const [first] = await imported(2, importId)
    if (!first) throw new Error('No concert.')
    const { after, record } = await changeConcert(first, { contentStatus: 'held' })
    await settle(record)
    await settle((await changeConcert(after, { contentStatus: undefined })).record)
    expect(await countsOf()).toEqual([1, 1])
  })
})

describe('a merge', () => {
  const single = async (): Promise<ConcertItem> => {
    const concert = concertItem({ city, bandName: `Grabeswind ${newId()}` })
    await settle(changeRecord(null, await putConcert(concert)))
    return concert
  }
  const merge = async (merged: ConcertItem, into: ConcertItem): Promise<void> => {
    await settle((await changeConcert(merged, { mergedInto: concertIdOf(into) })).record)
  }

  it('leaves one notification to those who were told of both', async () => {
    const [merged, into] = [await single(), await single()]
    expect((await readUnread(fan)).comments).toBe(2)
    await merge(merged, into)
    const told = (await readActivities(fan)).map(({ concert }) => concert?.id)
    expect(told).toEqual([concertIdOf(into)])
    expect((await readUnread(fan)).comments).toBe(1)
  })

  it('leaves the notification of an import to those who were told of its others', async () => {
    const [first, second] = await imported(2)
    if (!first || !second) throw new Error('No concerts.')
    await merge(second, first)
    expect(await countsOf()).toEqual([1])
    const alone = await single()
    await merge(alone, first)
    expect(await countsOf()).toEqual([1])
  })

  it('keeps the notification of those who were only told of the merged one', async () => {
    const elsewhere = concertItem({ city: `Anderswo ${newId()}` })
    await settle(changeRecord(null, await putConcert(elsewhere)))
    const merged = await single()
    await merge(merged, elsewhere)
    expect(await countsOf()).toEqual([1])
  })
})
