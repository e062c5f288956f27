import { describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, write } from '#platform/table/index.ts'
import {
  aFeed,
  eventsIn,
  idsIn,
  listConcert,
  readCalendar,
  storedConcert,
} from '#testing/calendars.ts'
import { inDays, submitted } from '#testing/concerts.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { remove, stored } from '#testing/stored.ts'
import { unitsAreExact, unitsOf } from '#testing/units.ts'
import { bandIndexKey, createBandFollow } from '../../bands/items/index.ts'
import { concertIdOf, type ConcertItem } from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import { markItem } from '../marks/mark.items.ts'
import { feedKey } from './feed.items.ts'

const mark = (
  { id: memberId }: TestMember,
  concert: ConcertItem,
  state: 'going' | 'interested' = 'going',
) =>
  putAll([
    markItem({
      memberId,
      startKey: listingSortKey(concert),
      markId: newId(),
      state,
      isPublic: false,
      parts: undefined,
    }),
  ])

const follow = async ({ id }: TestMember, name: string): Promise<void> => {
  const bandId = newId()
  await putAll([{ ...bandIndexKey(bandId), name }])
  await write(createBandFollow(id, bandId, newId()))
}

/** A name that no other test uses. */
const unique = (name: string): string => `${name} ${newId().slice(-8).toLowerCase()}`

const calendarOf = async (file: string): Promise<string> => (await readCalendar(file)).text

describe('the personal calendar', () => {
  it('contains what its owner marked, with the state of the mark', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [going, interested, foreign] = [storedConcert(), storedConcert(), storedConcert()]
    for (const concert of [going, interested, foreign]) await listConcert(concert)
    await mark(member, going)
    await mark(member, interested, 'interested')
    await mark(other, foreign)
    const events = eventsIn(await calendarOf(await aFeed(member, { marked: true })))
    const states = events.map(({ uid, component }) => [
      uid,
      component.getFirstPropertyValue('status'),
    ])
    expect(states).toEqual([
      [`concert-${concertIdOf(going)}@hoellenlaerm`, 'CONFIRMED'],
      [`concert-${concertIdOf(interested)}@hoellenlaerm`, 'TENTATIVE'],
    ])
  })

  it('contains the concerts of its cities and of followed bands, each once and by day', async () => {
    const member = await aMember()
    const [city, band] = [unique('Krachstadt'), unique('Grabesruh')]
    await follow(member, band)
    const both = storedConcert({ city, bandName: band, date: inDays(20) })
    const inCity = storedConcert({ city, date: inDays(10) })
    const ofBand = storedConcert({ bandName: band, date: inDays(30) })
    const elsewhere = storedConcert({ city: unique('Stillstadt') })
    for (const concert of [both, inCity, ofBand, elsewhere]) await listConcert(concert)
    const ids = async (filters: Parameters<typeof aFeed>[1]) =>
      idsIn(await calendarOf(await aFeed(await withFollow(), filters)))
    const withFollow = async () => {
      const reader = await aMember()
      await follow(reader, band)
      return reader
    }
    const [A, B, C] = [inCity, both, ofBand].map(concertIdOf)
    expect(await ids({ cities: [city.toUpperCase()], bands: true })).toEqual([A, B, C])
    expect(await ids({ cities: [city] })).toEqual([A, B])
    expect(await ids({ bands: true })).toEqual([B, C])
  })

  it('keeps past concerts for two months', async () => {
    const member = await aMember()
    const city = unique('Krachstadt')
    const [recent, old] = [
      storedConcert({ city, date: inDays(-30) }),
      storedConcert({ city, date: inDays(-90) }),
    ]
    for (const concert of [recent, old]) await listConcert(concert)
    const text = await calendarOf(await aFeed(member, { cities: [city] }))
    expect(idsIn(text)).toEqual([concertIdOf(recent)])
  })

  it('passes a cancellation on with a higher sequence', async () => {
    const member = await aMember()
    const concert = storedConcert({ version: 4 })
    await listConcert(concert)
    await mark(member, concert)
    const file = await aFeed(member, { marked: true })
    const [before] = eventsIn(await calendarOf(file))
    await listConcert({ ...concert, status: 'cancelled', version: 5 })
    const [after] = eventsIn(await calendarOf(file))
    expect(after?.uid).toBe(before?.uid)
    expect([before?.sequence, after?.sequence]).toEqual([4, 5])
    expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('contains a submitted concert with the version that it was stored with', async () => {
    const member = await aMember()
    const { concert } = await submitted(member, { bandName: unique('Grabesruh') })
    const listed = storedConcert({ date: concert.date, time: concert.time ?? undefined })
    await mark(member, { ...listed, PK: `CONCERT#${concert.id}` })
    const [event] = eventsIn(await calendarOf(await aFeed(member, { marked: true })))
    expect(event?.sequence).toBe(concert.version)
    expect(event?.summary).toBe(`${concert.bandName} @ Backstage Werk`)
  })

  it('answers 304 until something changes', async () => {
    const member = await aMember()
    const concert = storedConcert()
    await listConcert(concert)
    await mark(member, concert)
    const file = await aFeed(member, { marked: true })
    const first = await readCalendar(file)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="hoellenlaerm.ics"',
      'cache-control': 'private, no-cache',
    })
    const again = { 'if-none-match': first.headers['etag'] ?? '' }
    expect((await readCalendar(file, again)).status).toBe(304)
    await listConcert({ ...concert, venue: 'Werk', version: 2 })
    expect((await readCalendar(file, again)).status).toBe(200)
  })

  it('is compressed for programs that accept it', async () => {
    const member = await aMember()
    const city = unique('Krachstadt')
    for (const _ of Array(5)) await listConcert(storedConcert({ city }))
    const file = await aFeed(member, { cities: [city] })
    const packed = await readCalendar(file, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.text).toBe(await calendarOf(file))
  })
})

describe('the address of a calendar', () => {
  it('is unknown unless it was given out', async () => {
    const { status, text } = await readCalendar(`${newToken()}.ics`)
    expect([status, text.includes('not_found')]).toEqual([404, true])
  })

  it.each(['', 'x.ics', `${'A'.repeat(64)}.ics`, 'a'.repeat(64), `${'a'.repeat(65)}.ics`])(
    '%j is refused',
    async (file) => {
      expect((await readCalendar(file)).status).toBe(400)
    },
  )

  it('stops with the account', async () => {
    const member = await aMember()
    const file = await aFeed(member, { marked: true })
    await remove(memberKey(member.id))
    await remove(feedKey(member.id))
    expect((await readCalendar(file)).status).toBe(404)
  })

  it('is throttled by itself', async () => {
    const [busy, calm] = [await aMember(), await aMember()]
    const [often, once] = [await aFeed(busy, { marked: true }), await aFeed(calm, { marked: true })]
    const { limit } = THROTTLES.calendarReads
    for (let count = 0; count < limit; count++) await readCalendar(often)
    const { status, headers } = await readCalendar(often)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect((await readCalendar(once)).status).toBe(200)
  })

  it('is in no log, also when the call fails', async () => {
    const lines: string[] = []
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line))
      return true
    })
    const member = await aMember()
    const file = await aFeed(member, { marked: true })
    // An attribute of a wrong type makes the handler fail.
    await putAll([{ ...(await stored(feedKey(member.id))), ...feedKey(member.id), cities: 5 }])
    const { status } = await readCalendar(file)
    write.mockRestore()
    expect(status).toBe(500)
    expect(lines.join('')).toContain('request failed')
    expect(lines.join('')).not.toContain(file.slice(0, 64))
  })
})

describe.runIf(unitsAreExact)('the cost of a calendar', () => {
  it('stays within 140 read units whatever it contains', async () => {
    const member = await aMember()
    const description = 'x'.repeat(400)
    const cities = Array.from({ length: LIMITS.feedCities }, () => unique('Krachstadt'))
    const concerts = cities.flatMap((city) =>
      Array.from({ length: 100 }, () =>
        storedConcert({ city, description, bandName: unique('B') }),
      ),
    )
    await Promise.all(concerts.map(listConcert))
    for (const concert of concerts.slice(0, 150)) await mark(member, concert)
    for (let count = 0; count < 70; count++) await follow(member, unique('Grabesruh'))
    const file = await aFeed(member, { marked: true, bands: true, cities })
    let events = 0
    const { read, write } = await unitsOf(async () => {
      events = eventsIn(await calendarOf(file)).length
    })
    expect(events).toBe(LIMITS.feedConcerts)
    expect(read).toBeLessThanOrEqual(140)
    expect(write).toBeLessThanOrEqual(1)
  })
})
