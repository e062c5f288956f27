import { describe, expect, it } from 'vitest'
import { LIMITS } from '#shared/domain/limits.ts'
import { badgeRange } from '../../profile/badges/index.ts'
import {
  aBandName,
  aGig,
  askToSubmit,
  readDetail,
  inDays,
  storedConcert,
  submitted,
} from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { submissionsKey } from '../items/submission.items.ts'

const badgeTypes = async ({ id }: TestMember): Promise<unknown[]> => {
  const { partition, prefix } = badgeRange(id)
  const items = await storedUnder(partition)
  return items.filter(({ SK }) => SK.startsWith(prefix)).map(({ badgeType }) => badgeType)
}

describe('a further submission of the same gig', () => {
  it('becomes a source, with its ticket link and what was missing', async () => {
    const [first, second, reader] = [await aMember(), await aMember(), await aMember()]
    const bandName = aBandName()
    const one = await submitted(first, { bandName, time: '', ticketUrl: 'https://a.test/' })
    const other = await submitted(second, {
      bandName: bandName.toUpperCase(),
      venue: 'Backstage',
      price: '20 €',
      ticketUrl: 'https://b.test/',
    })
    expect(other).toMatchObject({ isNew: false, badgeAwarded: true })
    expect(other.concert.id).toBe(one.concert.id)
    expect((await readDetail(reader, one.concert.id)).json).toMatchObject({
      bandName,
      venue: 'Backstage Werk',
      time: '20:00',
      price: '20 €',
      ticketUrls: ['https://a.test/', 'https://b.test/'],
      submittedBy: [{ id: first.id }, { id: second.id }],
      sourcesCount: 2,
    })
  })

  it('of the same member changes their first one and does not count', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const bandName = aBandName()
    const { concert } = await submitted(author, { bandName, price: '20 €' })
    const again = await submitted(author, { bandName, price: '25 €' })
    expect(again).toMatchObject({ isNew: false, badgeAwarded: false })
    expect(again.concert.id).toBe(concert.id)
    expect((await readDetail(reader, concert.id)).json).toMatchObject({
      price: '25 €',
      sourcesCount: 1,
    })
    expect(await stored(submissionsKey(author.id))).toMatchObject({ count: 1 })
  })

  it('becomes a source when it names the bands of the bill in another order', async () => {
    const [one, other] = [aBandName(), aBandName()]
    const gig = { venue: 'Bahnhof', time: '20:00' }
    const first = await submitted(await aMember(), { ...gig, bandName: `${one} + ${other}` })
    const second = await submitted(await aMember(), { ...gig, bandName: `${other} / ${one}` })
    expect([second.isNew, second.concert.id]).toEqual([false, first.concert.id])
    const late = { ...gig, time: '23:00', bandName: `${other} + ${one}` }
    expect((await submitted(await aMember(), late)).isNew).toBe(true)
  })

  it('is another concert for early and late shows, other days and other cities', async () => {
    const author = await aMember()
    const bandName = aBandName()
    const changes = [
      { time: '16:00' },
      { time: '20:00' },
      { day: inDays(31) },
      { city: 'Hamburg' },
      { venue: 'Feierwerk', time: '12:30' },
    ]
    for (const change of changes)
      expect(await submitted(author, { bandName, ...change })).toMatchObject({ isNew: true })
  })

  it('joins the show at its time when there are two', async () => {
    const [first, second] = [await aMember(), await aMember()]
    const bandName = aBandName()
    await submitted(first, { bandName, time: '16:00' })
    const late = await submitted(first, { bandName, time: '20:00' })
    const other = await submitted(second, { bandName, time: '20:00' })
    expect(other.concert.id).toBe(late.concert.id)
  })
})

/** Asks again as the app does when too many others write at once. */
const submitUntilTaken = async (
  ...submission: Parameters<typeof askToSubmit>
): ReturnType<typeof askToSubmit> => {
  const answer = await askToSubmit(...submission)
  return answer.status === 503 ? submitUntilTaken(...submission) : answer
}

describe('fifty parallel submissions', () => {
  it('of one gig are one concert with its sources, and one badge for each member', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => aMember()))
    const gig = aGig({ bandName: aBandName() })
    const answers = await Promise.all(members.map((member) => submitUntilTaken(member, gig)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const concerts = answers.map(({ submitted: one }) => one)
    expect(new Set(concerts.map(({ concert }) => concert.id)).size).toBe(1)
    expect(concerts.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(concerts.every(({ badgeAwarded }) => badgeAwarded)).toBe(true)
    const { sources } = await storedConcert(concerts[0]?.concert.id ?? '')
    expect(sources).toHaveLength(LIMITS.concertSources)
    for (const member of members) expect(await badgeTypes(member)).toEqual(['first_concert_submit'])
  })

  it('of one member earn each badge once', async () => {
    const member = await aMember({ days: 8 })
    const gigs = Array.from({ length: 50 }, () => aGig({ bandName: aBandName() }))
    const answers = await Promise.all(gigs.map((gig) => submitUntilTaken(member, gig)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(answers.filter(({ submitted: one }) => one.badgeAwarded)).toHaveLength(4)
    expect(await stored(submissionsKey(member.id))).toMatchObject({ count: 50, best: 50 })
    expect((await badgeTypes(member)).toSorted()).toEqual([
      'concert_contributor',
      'concert_guru',
      'concert_scout',
      'first_concert_submit',
    ])
  })

  it('of one gig by one member count once', async () => {
    const member = await aMember()
    const gig = aGig({ bandName: aBandName() })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submitUntilTaken(member, gig)),
    )
    expect(answers.filter(({ submitted: one }) => one.isNew)).toHaveLength(1)
    expect(await stored(submissionsKey(member.id))).toMatchObject({ count: 1 })
  })
})

describe('the cost', () => {
  it('is at most 12 write units for a new concert with a badge, and for its twentieth source', async () => {
    const bandName = aBandName()
    const day = inDays(200)
    const gig = aGig({ bandName, day, price: '28 €', description: 'Mit zwei Vorbands. '.repeat(8) })
    const cost = async () => {
      const member = await aMember()
      return unitsOf(() => askToSubmit(member, gig, 'kosten-schluessel'))
    }
    const first = await cost()
    for (let index = 0; index < 18; index++) await cost()
    expect([first.write, (await cost()).write, (await cost()).write]).toEqual([12, 10, 10])
  })
})
