import { beforeEach, describe, expect, it } from 'vitest'
import { addConcertAlert } from '#shared/api/concert-alerts.ts'
import { createBandFollow } from '../../bands/items/index.ts'
import { handler as addAlert } from '../../concerts/alerts/add-concert-alert.ts'
import { concertIdOf, listingSortKey, type ConcertItem } from '../../concerts/items/index.ts'
import { markItem } from '../../concerts/marks/mark.items.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { storedBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { goesTo } from '#testing/concert-marks.ts'
import { changeRecord } from '#testing/changes.ts'
import { settleNotices as settle } from '#testing/concert-notices.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { readActivities, listedUnread, read, readUnread } from '#testing/notifications.ts'
import { putAll } from '#testing/posts.ts'
import { inDays } from '#testing/concerts.ts'
import { aStoredConcert, changeConcert, removeConcert } from '#testing/stored-concerts.ts'
import { storedUnder } from '#testing/stored.ts'
import { switches } from '#testing/switches.ts'

let fan: TestMember
let organizer: TestMember

const alert = async ({ token }: TestMember, body: unknown): Promise<void> => {
  const { status, text } = await call(addAlert, addConcertAlert, { token, body })
  if (status !== 200) throw new Error(text)
}

/** A band that no other test names, so that alerts of other tests do not match. */
const aBand = () => `Grabeswind ${newId()}`

/** A new concert, of which everybody is told. */
const announced = async (changes: Parameters<typeof aStoredConcert>[0] = {}) => {
  const concert = await aStoredConcert(changes, organizer.id)
  await settle(changeRecord(null, concert))
  return concert
}

/** A change of a concert, of which everybody is told. */
const changed = async (concert: ConcertItem, changes: Parameters<typeof changeConcert>[1]) => {
  const { after, record } = await changeConcert(concert, changes)
  await settle(record)
  return after
}

const noticesOf = async (member: TestMember) =>
  (await readActivities(member)).map(({ concert }) => [concert?.change, concert?.id])

beforeEach(async () => {
  ;[fan, organizer] = [await aMember(), await aMember()]
})

describe('a new concert', () => {
  it('notifies members with an alert of its band, once for several alerts that match', async () => {
    const bandName = aBand()
    await alert(fan, { kind: 'band', bandName: bandName.toUpperCase() })
    await alert(fan, { kind: 'place', placeId: 'de-gottingen', radiusKm: 10 })
    const concert = await announced({ bandName })
    expect(await readActivities(fan)).toMatchObject([
      {
        type: 'concert',
        userId: null,
        isUnread: true,
        concert: { id: concertIdOf(concert), change: 'new', bandName, city: 'Göttingen' },
      },
    ])
    expect((await readUnread(fan)).comments).toBe(1)
    expect(await listedUnread(fan)).toEqual(await readUnread(fan))
  })

  it('notifies members within the radius of a town, and none beyond it', async () => {
    const [near, far, wide] = [await aMember(), await aMember(), await aMember()]
    // Kassel is 38 km from Göttingen, Hannover 94 km.
    await alert(near, { kind: 'place', placeId: 'de-kassel', radiusKm: 50 })
    await alert(far, { kind: 'place', placeId: 'de-hannover', radiusKm: 50 })
    await alert(wide, { kind: 'place', placeId: 'de-hannover', radiusKm: 100 })
    const id = concertIdOf(await announced({ bandName: aBand() }))
    expect(await noticesOf(near)).toEqual([['new', id]])
    expect(await noticesOf(far)).toEqual([])
    expect(await noticesOf(wide)).toEqual([['new', id]])
  })

  it('notifies members who watch its town by name when that has no coordinates', async () => {
    const city = `Hintertupfing ${newId()}`
    await alert(fan, { kind: 'city', city })
    const id = concertIdOf(await announced({ bandName: aBand(), city: city.toLowerCase() }))
    expect(await noticesOf(fan)).toEqual([['new', id]])
  })

  it('notifies followers of its band, unless they switched that off', async () => {
    const [bandName, quiet] = [aBand(), await aMember()]
    const bandId = await storedBand({ name: bandName })
    for (const { id } of [fan, quiet]) await write(createBandFollow(id, bandId, newId()))
    await alert(quiet, { kind: 'followedBands', isOn: false })
    const id = concertIdOf(await announced({ bandName: bandName.toUpperCase() }))
    expect(await noticesOf(fan)).toEqual([['new', id]])
    expect(await noticesOf(quiet)).toEqual([])
  })

  it('notifies of a held one when it is approved, and of none that is past, cancelled or merged', async () => {
    const bandName = aBand()
    await alert(fan, { kind: 'band', bandName })
    const held = await announced({ bandName, contentStatus: 'held' })
    await announced({ bandName, date: inDays(-2) })
    await announced({ bandName, status: 'cancelled' })
    await announced({ bandName, mergedInto: newId() })
    expect(await noticesOf(fan)).toEqual([])
    await changed(held, { contentStatus: undefined })
    expect(await noticesOf(fan)).toEqual([['new', concertIdOf(held)]])
  })

  it('does not notify its submitter, members who switched content off, blocked or muted the submitter', async () => {
    const bandName = aBand()
    const [quiet, blocker, muter] = [await aMember(), await aMember(), await aMember()]
    for (const member of [organizer, quiet, blocker, muter])
      await alert(member, { kind: 'band', bandName })
    await switches(quiet, { content: false })
    await block(blocker, organizer)
    await write(update(blocksKey(muter.id), { add: { muted: new Set([organizer.id]) } }))
    await announced({ bandName })
    for (const member of [organizer, quiet, blocker, muter])
      expect(await noticesOf(member)).toEqual([])
  })

  it('withdraws the notifications when it is held or withdrawn, with their numbers', async () => {
    const bandName = aBand()
    await alert(fan, { kind: 'band', bandName })
    const [first, second] = [await announced({ bandName }), await announced({ bandName })]
    expect((await readUnread(fan)).comments).toBe(2)
    await changed(first, { contentStatus: 'held' })
    await settle(await removeConcert(second))
    expect(await noticesOf(fan)).toEqual([])
    expect((await readUnread(fan)).comments).toBe(0)
  })
})

describe('what happens to a concert', () => {
  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['moved', { date: inDays(80) }],
    ['moved', { time: '18:30' }],
    ['moved', { venue: 'Musa' }],
    ['moved', { city: 'Kassel' }],
  ] as const)('notifies everyone who marked it when it is %s by %j', async (change, changes) => {
    const others = [await aMember(), await aMember()]
    const concert = await aStoredConcert({}, organizer.id)
    await goesTo(fan, concert)
    await goesTo(others[0] ?? fan, concert, { state: 'interested', isPublic: true })
    const after = await changed(concert, changes)
    expect(await readActivities(fan)).toMatchObject([
      { concert: { id: concertIdOf(concert), change, date: after.date, city: after.city } },
    ])
    expect(await noticesOf(others[0] ?? fan)).toHaveLength(1)
    expect(await noticesOf(others[1] ?? fan)).toEqual([])
  })

  it('notifies members who go even when they switched content off', async () => {
    const concert = await aStoredConcert({}, organizer.id)
    await goesTo(fan, concert)
    await switches(fan, { content: false, community: false })
    await changed(concert, { status: 'cancelled' })
    expect(await noticesOf(fan)).toEqual([['cancelled', concertIdOf(concert)]])
  })

  it('tells of each change once, and that a cancelled concert takes place after all', async () => {
    const concert = await aStoredConcert()
    await goesTo(fan, concert)
    const cancelled = await changed(concert, { status: 'cancelled' })
    const back = await changed(cancelled, { status: 'available' })
    await changed(back, { status: 'cancelled' })
    expect((await noticesOf(fan)).map(([change]) => change).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'reinstated',
    ])
  })

  it('tells nothing of other changes, nor of a past concert', async () => {
    const concert = await aStoredConcert()
    const past = await aStoredConcert({ date: inDays(-3) })
    await Promise.all([goesTo(fan, concert), goesTo(fan, past)])
    await changed(concert, { status: 'sold_out', description: 'Ausverkauft!', venue: 'EXIL' })
    await changed(past, { status: 'cancelled' })
    expect(await noticesOf(fan)).toEqual([])
  })

  it('reaches each of 250 members, page by page', async () => {
    const concert = await aStoredConcert()
    const ids = Array.from({ length: 249 }, () => newId())
    const mark = { startKey: listingSortKey(concert), state: 'going', isPublic: false } as const
    await putAll(ids.map((memberId) => markItem({ memberId, markId: newId(), ...mark })))
    await goesTo(fan, concert)
    await changed(concert, { status: 'cancelled' })
    const receivers = [...ids, fan.id]
    const told = await Promise.all(receivers.map((id) => storedUnder(`NOTIFY#${id}`)))
    const concerts = told.map((items) => items.filter((item) => 'concert' in item).length)
    expect(concerts).toEqual(receivers.map(() => 1))
  })
})

describe('a concert that leaves the calendar', () => {
  it('notifies everyone who marked it, once, when it is withdrawn', async () => {
    const concert = await aStoredConcert({}, organizer.id)
    await goesTo(fan, concert)
    const record = await removeConcert(concert)
    await settle(record)
    await settle(record)
    expect(await readActivities(fan)).toMatchObject([
      { concert: { id: concertIdOf(concert), change: 'removed', date: concert.date } },
    ])
  })

  it('notifies everyone who marked it when a moderator removes it', async () => {
    const concert = await aStoredConcert()
    await goesTo(fan, concert)
    const held = await changed(concert, { contentStatus: 'held' })
    expect(await noticesOf(fan)).toEqual([])
    const removed = await changed(held, { contentStatus: 'removed', statusReason: 'Spam' })
    await settle(await removeConcert(removed))
    expect(await noticesOf(fan)).toEqual([['removed', concertIdOf(concert)]])
  })

  it('does not notify when it lives on in the concert that it consisted of', async () => {
    const origin = await aStoredConcert()
    const from = [concertIdOf(origin)]
    const concert = {
      ...(await aStoredConcert()),
      sources: [{ id: newId(), memberId: newId(), from }],
    }
    await goesTo(fan, concert)
    await settle(await removeConcert(concert))
    expect(await noticesOf(fan)).toEqual([])
  })
})

describe('a notification of a concert', () => {
  it('is marked as read alone, with all of its kind, and not with others', async () => {
    const concerts = [await aStoredConcert(), await aStoredConcert(), await aStoredConcert()]
    for (const concert of concerts) {
      await goesTo(fan, concert)
      await changed(concert, { status: 'cancelled' })
    }
    const [newest] = await readActivities(fan)
    await read(fan, { type: 'comment' })
    expect((await readUnread(fan)).comments).toBe(3)
    await read(fan, { type: 'concert', notificationId: newest?.id })
    await read(fan, { type: 'concert', notificationId: newest?.id })
    expect((await readUnread(fan)).comments).toBe(2)
    expect(await listedUnread(fan)).toEqual(await readUnread(fan))
    await read(fan, { type: 'concert' })
    expect(await listedUnread(fan)).toEqual({ likes: 0, comments: 0 })
  })

  it('refuses to be marked by a post', async () => {
    expect((await read(fan, { type: 'concert', postId: newId() })).status).toBe(400)
    expect((await read(fan, { type: 'follow', notificationId: newId() })).status).toBe(400)
  })
})
