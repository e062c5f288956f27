import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { confirmBand, getBand, type Band } from '#shared/api/bands.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { putAll } from '#testing/posts.ts'
import { update, write } from '#platform/table/index.ts'
import { createdBand } from '#testing/bands.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { readActivities, readUnread } from '#testing/notifications.ts'
import { runSchedule } from '#testing/schedules.ts'
import { handler as notifyBands } from '../../notifications/effects/notify-bands.ts'
import { handler as readBand } from '../../band-entries/get-band.ts'
import { bandCountsKey } from '../items/band-counts.items.ts'
import { handler as confirm } from './confirm-band.ts'
import { handler } from './review-newcomers.ts'
import { bandUpkeepKey } from './upkeep.items.ts'

const deliver = deliverTo('notify-bands', notifyBands)

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

const silentSince = (id: string, days: number) => {
  const at = daysAgo(days)
  return write(update(bandCountsKey(id), { set: { lastKnownActivity: at, GSI1SK: `${at}#${id}` } }))
}

/** Runs the clean-up and delivers what it wrote about this band. */
const review = async (id: string): Promise<void> => {
  const record = await changeBy(bandUpkeepKey(id), () => runSchedule('review-newcomers', handler))
  if (record) await deliver(record, record)
}

const askedSince = async (id: string, days: number) => {
  await write(update(bandUpkeepKey(id), { set: { at: daysAgo(days) } }))
  await write(update(bandCountsKey(id), { set: { askedAt: daysAgo(days) } }))
}

const read = async (by: TestMember, id: string): Promise<Band> =>
  (await call(readBand, getBand, { token: by.token, params: { id } })).json

const confirmBy = (by: TestMember, id: string) =>
  call(confirm, confirmBand, { token: by.token, params: { id } })

describe('a newcomer without activity for a year', () => {
  it('is asked about once, archived a month later, and comes back with one call', async () => {
    const owner = await aMember()
    const { id, name } = await createdBand({}, owner)
    await silentSince(id, 366)
    await review(id)
    await review(id)
    expect(await read(owner, id)).toMatchObject({ mayConfirm: true, archivedAt: null })
    expect((await read(owner, id)).askedAt).not.toBeNull()
    expect(await readActivities(owner)).toMatchObject([
      { type: 'band', band: { id, change: 'silent', name } },
    ])
    expect((await readUnread(owner)).comments).toBe(1)

    await askedSince(id, 31)
    await review(id)
    expect((await read(owner, id)).archivedAt).not.toBeNull()
    expect((await readActivities(owner)).map(({ band }) => band?.change)).toEqual([
      'archived',
      'silent',
    ])

    expect((await confirmBy(owner, id)).status).toBe(200)
    expect(await read(owner, id)).toMatchObject({ archivedAt: null, askedAt: null })
    await review(id)
    expect((await read(owner, id)).askedAt).toBeNull()
  })

  it('stays when it was active after the question', async () => {
    const owner = await aMember()
    const { id } = await createdBand({}, owner)
    await silentSince(id, 366)
    await review(id)
    expect((await confirmBy(owner, id)).status).toBe(200)
    await review(id)
    expect(await read(owner, id)).toMatchObject({ archivedAt: null, askedAt: null })
  })

  it('is nobody else’s to confirm, except for moderators', async () => {
    const { id } = await createdBand()
    expect((await confirmBy(await aMember(), id)).status).toBe(403)
    expect((await confirmBy(await aMember({ role: 'moderator' }), id)).status).toBe(200)
  })

  it('mails nothing to an address that waits for its confirmation', async () => {
    const owner = await aMember()
    const email = `${owner.id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(owner.id), email }])
    const { id } = await createdBand({}, owner)
    await silentSince(id, 400)
    await review(id)
    expect(mailsTo(email)).toEqual([])
  })

  it('mails its member where there is an address, once', async () => {
    const owner = await aMember()
    const email = `${owner.id.toLowerCase()}@example.org`
    await putAll([{ ...privateKey(owner.id), confirmedEmail: email }])
    const { id, name } = await createdBand({}, owner)
    await silentSince(id, 400)
    await review(id)
    expect(mailsTo(email)).toHaveLength(1)
    expect(mailsTo(email)[0]).toContain(name)
  })
})
