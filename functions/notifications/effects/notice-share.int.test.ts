import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addConcertAlert } from '#shared/api/concert-alerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { createBandFollow } from '../../bands/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { write } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeRecord } from '#testing/changes.ts'
import { goesTo } from '#testing/concert-marks.ts'
import { settleNotices as settle } from '#testing/concert-notices.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { readActivities, listedUnread, read, readUnread } from '#testing/notifications.ts'
import { inDays } from '#testing/concerts.ts'
import { aStoredConcert, changeConcert, concertItem, putConcert } from '#testing/stored-concerts.ts'
import { handler as addAlert } from '../../concerts/alerts/add-concert-alert.ts'

const SHARE = LIMITS.concertNoticesOfMember

let fan: TestMember
let town: string
let bands: string[]

const alert = async (body: unknown): Promise<void> => {
  await call(addAlert, addConcertAlert, { token: fan.token, body })
}

/** The fan has an alert of a town and of a radius, one of a band, and follows another band. */
beforeEach(async () => {
  fan = await aMember()
  town = `Hintertupfing ${newId()}`
  bands = [`Grabeswind ${newId()}`, `Sturmwind ${newId()}`]
  await alert({ kind: 'city', city: town })
  await alert({ kind: 'place', placeId: 'de-gottingen', radiusKm: 10 })
  await alert({ kind: 'band', bandName: bands[0] })
  await write(createBandFollow(fan.id, await storedBand({ name: bands[1] ?? '' }), newId()))
})

/** One concert for each way to hear of it, and one more of a town. */
const announceFourBy = async ({ id }: TestMember): Promise<void> => {
  const elsewhere = `Vordertupfing ${newId()}`
  const other = () => `Andere ${newId()}`
  for (const changes of [
    { city: town, bandName: other() },
    { city: 'Göttingen', bandName: other() },
    { city: elsewhere, bandName: bands[0] ?? '' },
    { city: elsewhere, bandName: bands[1] ?? '' },
  ])
    await settle(changeRecord(null, await aStoredConcert(changes, id)))
}

const announceImportBy = async ({ id: memberId }: TestMember): Promise<void> => {
  const source = { id: newId(), memberId, importId: newId() }
  for (const _ of [1, 2]) {
    const concert = concertItem({ city: town, bandName: `Grabeswind ${newId()}` })
    await settle(changeRecord(null, await putConcert({ ...concert, sources: [source] })))
  }
}

describe('what one member submits', () => {
  it('is at most three notifications a day for a receiver, by town, radius and band together', async () => {
    const [organizer, other] = [await aMember(), await aMember()]
    await announceFourBy(organizer)
    expect(await readActivities(fan)).toHaveLength(SHARE)
    expect((await readUnread(fan)).comments).toBe(SHARE)
    await announceFourBy(other)
    expect(await readActivities(fan)).toHaveLength(2 * SHARE)
  })

  it('is counted once for an import, and an import beyond the share tells nothing', async () => {
    const organizer = await aMember()
    for (const _ of [1, 2, 3, 4]) await announceImportBy(organizer)
    const told = await readActivities(fan)
    expect(told.map(({ concert }) => (concert?.othersCount ?? 0) + 1)).toEqual([2, 2, 2])
    expect((await readUnread(fan)).comments).toBe(SHARE)
  })

  it('notifies of three more on the next day', async () => {
    const organizer = await aMember()
    await announceFourBy(organizer)
    const tomorrow = Date.now() + 86_400_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
    await announceFourBy(organizer)
    clock.mockRestore()
    expect(await readActivities(fan)).toHaveLength(2 * SHARE)
  })

  it('tells everyone who marked a concert of its change, also beyond the share', async () => {
    const organizer = await aMember()
    await announceFourBy(organizer)
    const concert = await aStoredConcert({ date: inDays(20) }, organizer.id)
    await goesTo(fan, concert)
    await settle((await changeConcert(concert, { status: 'cancelled' })).record)
    expect(await readActivities(fan)).toHaveLength(SHARE + 1)
  })
})

describe('a marked concert that its submitter changes to and fro', () => {
  /** The concert of another account, changed so often. */
  const toggled = async (times: number, organizer: TestMember, withheld?: true) => {
    const source = { id: newId(), memberId: organizer.id, withheld }
    const concert = await putConcert({ ...concertItem(), sources: [source] })
    await goesTo(fan, concert)
    for (let time = 0; time < times; time++)
      await settle(
        (await changeConcert(concert, { status: time % 2 === 0 ? 'cancelled' : 'available' }))
          .record,
      )
    return concert
  }

  /** In no order: the changes have the same time. */
  const told = async () =>
    (await readActivities(fan)).map(({ concert }) => concert?.change).toSorted()

  it('is at most three notifications a day, of which the last says what holds', async () => {
    await toggled(8, await aMember())
    expect(await told()).toEqual(['cancelled', 'reinstated', 'reinstated'])
    expect((await readUnread(fan)).comments).toBe(LIMITS.changeNoticesOfConcert)
    await toggled(1, await aMember())
    expect(await told()).toHaveLength(LIMITS.changeNoticesOfConcert + 1)
  })

  it('is unread again when the last notification was read', async () => {
    const concert = await toggled(3, await aMember())
    await read(fan, { type: 'concert' })
    const back = await changeConcert(concert, { status: 'available' })
    await settle(back.record)
    const unread = (await readActivities(fan)).filter(({ isUnread }) => isUnread)
    expect(unread).toMatchObject([{ concert: { change: 'reinstated' } }])
    expect((await readUnread(fan)).comments).toBe(1)
    await settle(back.record)
    expect(await listedUnread(fan)).toEqual(await readUnread(fan))
  })

  it('notifies nothing that is out of date when an event comes late', async () => {
    const concert = await toggled(3, await aMember())
    const back = await changeConcert(concert, { status: 'available' })
    await settle((await changeConcert(concert, { status: 'cancelled' })).record)
    await settle(back.record)
    expect(await told()).toEqual(['cancelled', 'cancelled', 'reinstated'])
  })

  it('notifies of three more on the next day', async () => {
    const concert = await toggled(4, await aMember())
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
    await settle((await changeConcert(concert, { status: 'cancelled' })).record)
    clock.mockRestore()
    expect(await told()).toHaveLength(LIMITS.changeNoticesOfConcert + 1)
  })

  it('notifies nobody while it is withheld, or its submitter is behind a block', async () => {
    const [fresh, troll] = [await aMember(), await aMember()]
    await block(fan, troll)
    await toggled(1, fresh, true)
    await toggled(1, troll)
    expect(await told()).toEqual([])
  })
})
