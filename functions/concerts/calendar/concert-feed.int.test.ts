import { describe, expect, it } from 'vitest'
import { concertFeed, revokeConcertFeed } from '#shared/api/concert-calendar.ts'
import { fileIn, readCalendar, saveFeed } from '#testing/calendars.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as readFeed } from './concert-feed.ts'
import { feedAddressKey, feedKey } from './feed.items.ts'
import { hashOfSecret } from './feed.repository.ts'
import { handler as revoke } from './revoke-concert-feed.ts'

const reading = async ({ token }: TestMember) => (await call(readFeed, concertFeed, { token })).json

const revoking = ({ token }: TestMember) => call(revoke, revokeConcertFeed, { token })

const statusOf = async (file: string): Promise<number> => (await readCalendar(file)).status

describe('the own calendar', () => {
  it('does not exist until the member creates it', async () => {
    const member = await aMember()
    expect(await reading(member)).toEqual({ feed: null })
    const { json } = await saveFeed(member, { marked: true, cities: ['Köln', 'köln', 'Berlin'] })
    const feed = { marked: true, bands: false, cities: ['köln', 'Berlin'] }
    expect(json).toMatchObject({ feed })
    expect(fileIn(json)).toMatch(/^[0-9a-f]{64}\.ics$/)
    expect(await reading(member)).toMatchObject({ feed })
  })

  it('shows its address only when it is new, and stores only its hash', async () => {
    const member = await aMember()
    const file = fileIn((await saveFeed(member, { marked: true })).json)
    const { json } = await saveFeed(member, { bands: true })
    expect(json).toMatchObject({ url: null, feed: { marked: false, bands: true } })
    const secret = file.replace('.ics', '')
    const items = [
      await stored(feedKey(member.id)),
      await stored(feedAddressKey(hashOfSecret(secret))),
    ]
    expect(items).toMatchObject([{ secretHash: hashOfSecret(secret) }, { memberId: member.id }])
    expect(JSON.stringify(items)).not.toContain(secret)
    expect(JSON.stringify(await reading(member))).not.toContain(hashOfSecret(secret))
    expect(await statusOf(file)).toBe(200)
  })

  it('stops answering at the old address once it is renewed', async () => {
    const member = await aMember()
    const old = fileIn((await saveFeed(member, { marked: true })).json)
    const fresh = fileIn((await saveFeed(member, { marked: true }, true)).json)
    expect(fresh).not.toBe(old)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([404, 200])
    expect(await stored(feedAddressKey(hashOfSecret(old.replace('.ics', ''))))).toBeNull()
  })

  it('ends with its address, also when it is ended twice', async () => {
    const member = await aMember()
    const file = fileIn((await saveFeed(member, { marked: true })).json)
    expect((await revoking(member)).json).toEqual({ ok: true })
    expect((await revoking(member)).json).toEqual({ ok: true })
    expect(await statusOf(file)).toBe(404)
    expect(await reading(member)).toEqual({ feed: null })
    expect(await stored(feedKey(member.id))).toBeNull()
  })

  it('has one working address when it is renewed on two devices at once', async () => {
    const member = await aMember()
    await saveFeed(member, { marked: true })
    const answers = await Promise.all([1, 2, 3].map(() => saveFeed(member, { marked: true }, true)))
    const files = answers.filter(({ status }) => status === 200).map(({ json }) => fileIn(json))
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
    const statuses = await Promise.all(files.map(statusOf))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['nothing chosen', {}],
    ['too many cities', { cities: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['an empty city', { cities: [' '] }],
    ['a line break in a city', { cities: ['Köln\r\nBEGIN:VEVENT'] }],
  ])('refuses %s', async (_name, filters) => {
    const { status, json } = await saveFeed(await aMember(), filters)
    expect(status).toBe(400)
    expect(json).toHaveProperty('message', expect.stringMatching(/[a-zäöü]{3}/))
  })

  it('costs at most seven write units to create, and nine to renew', async () => {
    const member = await aMember()
    const created = await unitsOf(() => saveFeed(member, { marked: true }))
    const renewed = await unitsOf(() => saveFeed(member, { marked: true }, true))
    expect([created.write <= 7, renewed.write <= 9]).toEqual([true, true])
  })
})
