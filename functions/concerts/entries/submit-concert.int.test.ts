import { faults } from '#testing/fault-proxy.ts'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { addDays } from '#shared/domain/wall-clock.ts'
import { heldKey } from '#platform/content/held.items.ts'
import {
  aBandName,
  aGig,
  askToSubmit,
  readDetail,
  inDays,
  listedIds,
  settleConcert,
  submitted,
  later,
} from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { BANNED } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { submissionsKey } from '../items/submission.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'

/** @param end the last day of a month */
const lastSundayOf = (end: string): string => addDays(end, -new Date(end).getUTCDay())

describe('a submitted concert', () => {
  it('is in the list at once, with what was sent', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const gig = {
      bandName: aBandName(),
      price: 'Spende <script>alert(1)</script>',
      ticketUrl: 'https://karten.test/konzert',
      genre: 'Doom Metal',
      description: 'Laut.\nSehr laut.',
    }
    const { concert, isNew } = await submitted(author, gig)
    expect(isNew).toBe(true)
    expect(await listedIds(reader)).toContain(concert.id)
    expect((await readDetail(reader, concert.id)).json).toMatchObject({
      ...gig,
      venue: 'Backstage Werk',
      country: 'Deutschland',
      time: '20:00',
      ticketUrls: [gig.ticketUrl],
      submittedBy: [{ id: author.id }],
      sourcesCount: 1,
      isMine: false,
      contentStatus: 'visible',
      version: 1,
    })
    expect((await readDetail(author, concert.id)).json).toMatchObject({ isMine: true })
  })

  it('begins on the clock of its country', async () => {
    const author = await aMember()
    const day = later('07-10')
    const at = async (country: 'Deutschland' | 'Finnland' | 'Großbritannien') =>
      (await submitted(author, { bandName: aBandName(), day, country })).concert.startsAt
    expect(await at('Deutschland')).toBe(`${day}T18:00:00.000Z`)
    expect(await at('Finnland')).toBe(`${day}T17:00:00.000Z`)
    expect(await at('Großbritannien')).toBe(`${day}T19:00:00.000Z`)
  })

  it.each([
    ['Portugal', 'Portugal'],
    ['austria', 'Österreich'],
    [' CH ', 'Schweiz'],
    [null, 'Deutschland'],
    ['Unknown', null],
  ])('is in the country %s', async (country, stored) => {
    const body = { ...aGig({ bandName: aBandName() }), country }
    const { status, submitted: one } = await askToSubmit(await aMember(), body)
    expect([status, one.concert.country]).toEqual([201, stored])
  })

  it('has no time when none was sent, and noon counts as none', async () => {
    const author = await aMember()
    const { concert } = await submitted(author, { bandName: aBandName(), time: '' })
    expect(concert.time).toBeNull()
    const body = { ...aGig({ bandName: aBandName() }), date: `${inDays(31)}T19:30:00` }
    delete body.time
    expect((await askToSubmit(author, body)).submitted.concert.time).toBe('19:30')
  })

  it('stays on its day at midnight', async () => {
    const day = inDays(40)
    const { concert } = await submitted(await aMember(), {
      bandName: aBandName(),
      day,
      time: '00:00',
    })
    expect(concert).toMatchObject({ date: day, time: '00:00' })
  })

  it('means the first of two hours when the clocks go back', async () => {
    const day = lastSundayOf(later('10-31'))
    const gig = { bandName: aBandName(), day, time: '02:30' }
    const { concert } = await submitted(await aMember(), gig)
    expect(concert.startsAt).toBe(`${day}T00:30:00.000Z`)
  })

  it('has neither venue nor country when they are unknown', async () => {
    const { concert } = await submitted(await aMember(), {
      bandName: aBandName(),
      venue: 'Unknown Venue',
      country: 'Unknown',
    })
    expect(concert).toMatchObject({ venue: null, country: null })
  })

  it.each(['4', '!!!', 'The The', '🤘🔥', '../../etc/passwd', 'موسيقى الميتال', 'Кино', 'A/B#C'])(
    'may be of a band named %s',
    async (bandName) => {
      const [author, reader] = [await aMember(), await aMember()]
      const { concert } = await submitted(author, { bandName, city: 'Wien' })
      expect((await readDetail(reader, concert.id)).json).toMatchObject({ bandName })
    },
  )

  it('accepts the limits themselves', async () => {
    const { status } = await askToSubmit(
      await aMember(),
      aGig({
        bandName: 'x'.repeat(LIMITS.concertName),
        venue: 'y'.repeat(LIMITS.concertName),
        city: 'z'.repeat(LIMITS.concertCity),
        price: 'p'.repeat(LIMITS.concertPrice),
        description: '🤘'.repeat(LIMITS.concertDescription / 2),
        day: inDays(LIMITS.concertHorizonDays - 1),
      }),
    )
    expect(status).toBe(201)
  })
})

describe('names that fold to many letters', () => {
  it('are stored, found again and filtered by', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const long = { bandName: '\ufdfa'.repeat(LIMITS.concertName), city: '\ufdfa'.repeat(80) }
    const { concert } = await submitted(author, long)
    await settleConcert(concert.id)
    expect((await submitted(other, long)).concert.id).toBe(concert.id)
    expect(await listedIds(other, { city: long.city })).toEqual([concert.id])
  })
})

describe('bad input', () => {
  const BAD: readonly (readonly [name: string, changes: object, words: string])[] = [
    ['no band', { bandName: ' ' }, 'Bandname ist erforderlich'],
    ['no venue', { venue: '' }, 'Venue ist erforderlich'],
    ['no city', { city: '\u200b' }, 'Stadt ist erforderlich'],
    ['no date', { date: '' }, 'Datum ist erforderlich'],
    ['a date without time', { date: '2027-03-01' }, 'Ungültiges Datum'],
    ['31 February', { date: '2027-02-31T20:00' }, CONCERT_TEXTS.noSuchDay],
    ['29 February of a common year', { date: '2027-02-29T20:00' }, CONCERT_TEXTS.noSuchDay],
    ['month 13', { date: '2027-13-01T20:00' }, CONCERT_TEXTS.noSuchDay],
    ['yesterday', { date: `${inDays(-2)}T20:00` }, CONCERT_TEXTS.past],
    ['ten years from now', { date: `${inDays(3650)}T20:00` }, CONCERT_TEXTS.tooFar],
    ['hour 24', { date: '2027-03-01T24:00' }, 'Ungültiges Datum'],
    ['time 25:00', { time: '25:00' }, ''],
    [
      'the hour that no clock shows',
      { date: '2027-03-28T02:30', time: '02:30' },
      CONCERT_TEXTS.noSuchHour,
    ],
    ['javascript:', { ticketUrl: 'javascript:alert(1)' }, 'Ungültige URL'],
    ['data:', { ticketUrl: 'data:text/html,<script>alert(1)</script>' }, 'Ungültige URL'],
    ['ftp:', { ticketUrl: 'ftp://karten.test' }, 'Ungültige URL'],
    ['credentials in an address', { ticketUrl: 'https://a:b@karten.test' }, 'Ungültige URL'],
    ['no address', { ticketUrl: 'Abendkasse' }, 'Ungültige URL'],
    ['a band of 300 characters', { bandName: 'x'.repeat(300) }, 'Höchstens 120'],
    ['a venue of 300 characters', { venue: 'x'.repeat(300) }, 'Höchstens 120'],
    ['a city of 300 characters', { city: 'x'.repeat(300) }, 'Höchstens 80'],
    ['a price of 300 characters', { price: 'x'.repeat(300) }, 'Höchstens 60'],
    ['a description of 2001 characters', { description: 'x'.repeat(2001) }, 'Höchstens 2.000'],
    ['a line break in a name', { bandName: 'A\nB' }, 'Steuerzeichen'],
    ['a null character', { city: 'A\u0000B' }, 'Steuerzeichen'],
    ['a number as name', { bandName: 4 }, ''],
  ]

  it.each(BAD)('returns 400 for %s and stores nothing', async (_name, changes, words) => {
    const author = await aMember()
    const gig = aGig({ bandName: aBandName() })
    const day = 'date' in changes && !('time' in changes) ? { ...gig, time: '' } : gig
    const { status, json } = await askToSubmit(author, { ...day, ...changes })
    expect(status).toBe(400)
    expect((json as { message: string }).message).toContain(words)
    expect(await stored(submissionsKey(author.id))).toBeNull()
  })

  it('returns 401 without a session', async () => {
    const { status } = await askToSubmit({ id: '', username: '', token: 'x'.repeat(64) }, aGig())
    expect(status).toBe(401)
  })
})

describe('a repeated request', () => {
  it('returns the first answer, and stores one concert, also when answers were lost', async () => {
    const member = await aMember()
    const gig = aGig({ bandName: aBandName() })
    faults.inject('lost', 100)
    expect((await askToSubmit(member, gig, 'schluessel-1')).status).toBe(503)
    faults.clear()
    const [one, other] = [
      await askToSubmit(member, gig, 'schluessel-1'),
      await askToSubmit(member, gig, 'schluessel-1'),
    ]
    expect(one.submitted).toMatchObject({ isNew: true, badgeAwarded: true })
    expect(other.submitted).toEqual(one.submitted)
    expect(await stored(submissionsKey(member.id))).toMatchObject({ count: 1 })
  })

  it('returns 409 when the key belongs to another submission', async () => {
    const member = await aMember()
    await askToSubmit(member, aGig({ bandName: aBandName() }), 'schluessel-2')
    const { status } = await askToSubmit(member, aGig({ bandName: aBandName() }), 'schluessel-2')
    expect(status).toBe(409)
  })
})

describe('the NSBM guard', () => {
  it.each(['bandName', 'venue', 'genre', 'price', 'description'])(
    'holds a concert with a banned term in its %s',
    async (field) => {
      const [author, reader] = [await aMember(), await aMember()]
      const gig = { bandName: aBandName(), [field]: BANNED }
      const { concert, badgeAwarded } = await submitted(author, gig)
      expect(concert).toMatchObject({ contentStatus: 'held', statusReason: CONCERT_TEXTS.held })
      expect(badgeAwarded).toBe(false)
      expect(await stored(heldKey('concert', concert.id))).toMatchObject({ rule: 'NSBM' })
      expect(await listedIds(reader)).not.toContain(concert.id)
      expect((await readDetail(reader, concert.id)).status).toBe(404)
      expect((await readDetail(author, concert.id)).json).toMatchObject({ contentStatus: 'held' })
      expect(await stored(submissionsKey(author.id))).toBeNull()
    },
  )

  it('adds nothing to a visible concert', async () => {
    const [first, second, reader] = [await aMember(), await aMember(), await aMember()]
    const bandName = aBandName()
    const visible = await submitted(first, { bandName })
    const held = await submitted(second, { bandName, description: BANNED })
    expect(held.concert.id).not.toBe(visible.concert.id)
    expect((await readDetail(reader, visible.concert.id)).json).toMatchObject({
      contentStatus: 'visible',
      description: null,
      sourcesCount: 1,
    })
  })
})
