import { describe, expect, it } from 'vitest'
import { editConcert, type Concert } from '#shared/api/concerts.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { call } from '#testing/call.ts'
import {
  aBandName,
  aConcertOf,
  aGig,
  readDetail,
  inDays,
  listedIds,
  storedConcert,
  submitted,
} from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { BANNED } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { submissionsKey } from '../items/submission.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { handler } from './edit-concert.ts'

const edit = ({ token }: TestMember, id: string, body: object) =>
  call(handler, editConcert, { token, params: { id }, body: { version: 1, ...body } })

const messageOf = ({ json }: { json: unknown }): string => (json as { message: string }).message

const aConcertBy = async (author: TestMember, changes: Parameters<typeof aGig>[0] = {}) => {
  const gig = aGig({ bandName: aBandName(), ...changes })
  const { concert } = await submitted(author, { ...gig, ...changes })
  return { id: concert.id, gig, concert }
}

describe('an edited concert', () => {
  it('shows the new values in the list and in its detail', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { id, gig } = await aConcertBy(author, { price: '20 €', description: 'Laut.' })
    const { status, json } = await edit(author, id, { ...gig, price: '25 €', description: '' })
    expect(status).toBe(200)
    expect(json as Concert).toMatchObject({ price: '25 €', description: null, version: 2 })
    expect((await readDetail(reader, id)).json).toMatchObject({ price: '25 €', description: null })
  })

  it('is moved to another day, and says where it was', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { id, gig, concert } = await aConcertBy(author)
    const day = inDays(44)
    const moved = await edit(author, id, { ...gig, date: `${day}T20:00` })
    expect(moved.json as Concert).toMatchObject({ date: day, movedFrom: concert.date })
    expect(await listedIds(reader, { startDate: day, endDate: day })).toContain(id)
    const { date } = concert
    expect(await listedIds(reader, { startDate: date, endDate: date })).not.toContain(id)
  })

  it('is cancelled by the member who submitted it first', async () => {
    const author = await aMember()
    const { id, gig } = await aConcertBy(author)
    const cancelled = await edit(author, id, { ...gig, status: 'cancelled' })
    expect(cancelled.json as Concert).toMatchObject({ status: 'cancelled', version: 2 })
    const again = await edit(author, id, { ...gig, version: 2 })
    expect(again.json as Concert).toMatchObject({ status: 'cancelled' })
  })

  it('frees its place: the same gig can be submitted anew, and the moved one is known', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const { id, gig } = await aConcertBy(author)
    const day = inDays(45)
    await edit(author, id, { ...gig, date: `${day}T20:00` })
    expect((await submitted(other, gig)).isNew).toBe(true)
    expect((await submitted(other, { ...gig, date: `${day}T20:00` })).concert.id).toBe(id)
  })
})

describe('an edit of a later source', () => {
  const twoSources = async () => {
    const [first, second] = [await aMember(), await aMember()]
    const { id, gig } = await aConcertBy(first, { price: '20 €' })
    await submitted(second, gig)
    return { first, second, id, gig }
  }

  it('changes the details that are shown', async () => {
    const { second, id, gig } = await twoSources()
    const { json } = await edit(second, id, { ...gig, price: '22 €' })
    expect(json as Concert).toMatchObject({ price: '22 €', sourcesCount: 2 })
  })

  it.each([
    ['another day', { date: `${inDays(46)}T20:00` }],
    ['another band', { bandName: 'Ganz Andere' }],
    ['another city', { city: 'Köln' }],
  ])('returns 409 for %s and changes nothing', async (_name, changes) => {
    const { second, id, gig } = await twoSources()
    const before = await storedConcert(id)
    const refused = await edit(second, id, { ...gig, ...changes })
    expect([refused.status, messageOf(refused)]).toEqual([409, CONCERT_TEXTS.otherGig])
    expect(await storedConcert(id)).toEqual(before)
  })

  it('returns 403 for a cancellation', async () => {
    const { second, id, gig } = await twoSources()
    const refused = await edit(second, id, { ...gig, status: 'cancelled' })
    expect([refused.status, messageOf(refused)]).toEqual([403, CONCERT_TEXTS.statusNotYours])
  })
})

describe('an edit that is refused', () => {
  it('returns 403 for the concert of another member, and 404 for one that is unknown or held', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const { id, gig } = await aConcertBy(author)
    const held = await aConcertBy(author, { description: BANNED })
    const foreign = await edit(other, id, gig)
    expect([foreign.status, messageOf(foreign)]).toEqual([403, CONCERT_TEXTS.notYours])
    expect((await edit(other, held.id, held.gig)).status).toBe(404)
    expect((await edit(author, '01ARZ3NDEKTSV4RRFFQ69G5FAV', gig)).status).toBe(404)
  })

  it('returns 409 when the concert changed since it was read', async () => {
    const author = await aMember()
    const { id, gig } = await aConcertBy(author)
    await edit(author, id, { ...gig, price: '1 €' })
    const late = await edit(author, id, { ...gig, price: '2 €' })
    expect([late.status, messageOf(late)]).toEqual([409, CONCERT_TEXTS.edited])
  })

  it('lets one of two concurrent edits win', async () => {
    const author = await aMember()
    const { id, gig } = await aConcertBy(author)
    const answers = await Promise.all(
      ['1 €', '2 €', '3 €'].map((price) => edit(author, id, { ...gig, price })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await storedConcert(id)).toMatchObject({ version: 2 })
  })

  it('returns 409 when it becomes a concert that is known', async () => {
    const author = await aMember()
    const one = await aConcertBy(author)
    const other = await aConcertBy(author, { bandName: one.concert.bandName, time: '15:00' })
    const refused = await edit(author, other.id, one.gig)
    expect([refused.status, messageOf(refused)]).toEqual([409, CONCERT_TEXTS.knownGig])
  })

  it.each([
    ['the past', `${inDays(-3)}T20:00`, CONCERT_TEXTS.past],
    ['31 February', '2027-02-31T20:00', CONCERT_TEXTS.noSuchDay],
  ])('returns 400 for %s', async (_name, date, words) => {
    const author = await aMember()
    const { id, gig } = await aConcertBy(author)
    const refused = await edit(author, id, { ...gig, date })
    expect([refused.status, messageOf(refused)]).toEqual([400, words])
  })
})

describe('an edit with a banned term', () => {
  it('holds a concert of one member', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const { id, gig } = await aConcertBy(author)
    const { json } = await edit(author, id, { ...gig, description: BANNED })
    expect(json as Concert).toMatchObject({ id, contentStatus: 'held' })
    expect(await stored(heldKey('concert', id))).toMatchObject({ rule: 'NSBM' })
    expect((await readDetail(reader, id)).status).toBe(404)
    expect(await listedIds(reader)).not.toContain(id)
  })

  it('takes only the own part out of a concert of several members', async () => {
    const [first, second, reader] = [await aMember(), await aMember(), await aMember()]
    const id = await aConcertOf(first, second)
    const { bandName } = await storedConcert(id)
    const gig = aGig({ bandName, description: BANNED })
    const { json } = await edit(second, id, gig)
    expect(json as Concert).toMatchObject({ contentStatus: 'held', sourcesCount: 1 })
    expect((json as Concert).id).not.toBe(id)
    expect((await readDetail(reader, id)).json).toMatchObject({
      contentStatus: 'visible',
      submittedBy: [{ id: first.id }],
    })
    expect(await stored(submissionsKey(second.id))).toMatchObject({ count: 0, best: 1 })
  })
})
