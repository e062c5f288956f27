import { describe, expect, it } from 'vitest'
import {
  holdConcert,
  mergeConcerts,
  setConcertStatus,
  unmergeConcert,
} from '#shared/api/concert-desk.ts'
import { editConcert } from '#shared/api/concerts.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { call } from '#testing/call.ts'
import {
  aBandName,
  aConcert,
  aConcertOf,
  aGig,
  detailOf,
  inDays,
  listedIds,
  settleConcert,
  storedConcert,
  submitted,
} from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, BANNED, decide, pending } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { handler as edit } from '../entries/edit-concert.ts'
import { sourcesOf, submissionsKey } from '../items/index.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { handler as hold } from './hold-concert.ts'
import { handler as merge } from './merge-concerts.ts'
import { handler as setStatus } from './set-concert-status.ts'
import { handler as unmerge } from './unmerge-concert.ts'

const REASON = 'Laut Veranstalter.'
const moderator = await aModerator()

const asModerator = (token = moderator.token) => ({
  hold: (id: string) =>
    call(hold, holdConcert, { token, params: { id }, body: { reason: REASON } }),
  merge: (id: string, into: string) =>
    call(merge, mergeConcerts, { token, params: { id }, body: { into, reason: REASON } }),
  unmerge: (id: string) =>
    call(unmerge, unmergeConcert, { token, params: { id }, body: { reason: REASON } }),
  cancel: (id: string) =>
    call(setStatus, setConcertStatus, {
      token,
      params: { id },
      body: { status: 'cancelled', reason: REASON },
    }),
})

const desk = asModerator()

const logOf = async (id: string): Promise<unknown[]> => {
  const month = new Date().toISOString().slice(0, 7)
  const log = await storedUnder(`MODERATION_LOG#${month}`)
  return log.filter(({ contentId }) => contentId === id).map(({ action }) => action)
}

const heldOf = async (id: string) => {
  const { json } = await pending(moderator)
  return (json as ModerationPending).concerts.find((concert) => concert.id === id)
}

const editOf = ({ token }: TestMember, id: string, body: object) =>
  call(edit, editConcert, { token, params: { id }, body })

describe('a held concert', () => {
  it('waits in the queue with its reason, and only its members see it', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    expect((await desk.hold(id)).status).toBe(200)
    expect((await detailOf(reader, id)).status).toBe(404)
    expect(await listedIds(reader)).not.toContain(id)
    expect((await detailOf(author, id)).json).toMatchObject({
      contentStatus: 'held',
      statusReason: REASON,
    })
    expect(await heldOf(id)).toMatchObject({
      submittedBy: { id: author.id },
      moderationReason: `Aus dem Kalender genommen: ${REASON}`,
      moderationTerm: null,
    })
    expect(await logOf(id)).toEqual(['hold'])
    expect((await desk.hold(id)).status).toBe(409)
  })

  it('is back in the calendar when it is approved, and counted once', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    await desk.hold(id)
    expect((await decide(moderator, ['concert', id], { action: 'approve' })).status).toBe(200)
    expect((await detailOf(reader, id)).json).toMatchObject({
      contentStatus: 'visible',
      statusReason: null,
    })
    expect(await listedIds(reader)).toContain(id)
    expect(await stored(submissionsKey(author.id))).toMatchObject({ count: 1 })
  })

  it('is gone for others when it is rejected, and does not count any more', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    const { bandName } = await storedConcert(id)
    await desk.hold(id)
    await decide(moderator, ['concert', id], { action: 'reject', reason: 'Gibt es nicht.' })
    expect((await detailOf(reader, id)).status).toBe(404)
    expect((await detailOf(author, id)).json).toMatchObject({
      contentStatus: 'removed',
      statusReason: 'Gibt es nicht.',
    })
    expect(await stored(submissionsKey(author.id))).toMatchObject({ count: 0 })
    const again = await editOf(author, id, { ...aGig({ bandName }), version: 3 })
    expect(again.status).toBe(403)
  })
})

describe('a concert that the guard held', () => {
  it('counts when it is approved, and earns its badge', async () => {
    const author = await aMember()
    const { concert } = await submitted(author, { bandName: aBandName(), description: BANNED })
    expect(await heldOf(concert.id)).toMatchObject({ moderationTerm: 'N S B M' })
    await decide(moderator, ['concert', concert.id], { action: 'approve' })
    expect(await stored(submissionsKey(author.id))).toMatchObject({ count: 1, best: 1 })
    const badges = (await storedUnder(submissionsKey(author.id).PK)).map(
      ({ badgeType }) => badgeType,
    )
    expect(badges).toContain('first_concert_submit')
  })

  it('becomes a source of the concert that it is', async () => {
    const [first, second, reader] = [await aMember(), await aMember(), await aMember()]
    const bandName = aBandName()
    const { concert } = await submitted(second, { bandName, description: BANNED })
    const visible = await submitted(first, { bandName })
    await decide(moderator, ['concert', concert.id], { action: 'approve' })
    expect((await detailOf(reader, concert.id)).json).toMatchObject({
      id: visible.concert.id,
      sourcesCount: 2,
    })
  })

  it('is decided about once, and not after its member changed it', async () => {
    const author = await aMember()
    const gig = aGig({ bandName: aBandName(), description: BANNED })
    const { concert } = await submitted(author, gig)
    await editOf(author, concert.id, { ...gig, price: '3 €', version: 1 })
    const verdict = { action: 'approve', version: 1 } as const
    expect((await decide(moderator, ['concert', concert.id], verdict)).status).toBe(409)
    const other = await aModerator()
    const answers = await Promise.all(
      [moderator, other].map((one) =>
        decide(one, ['concert', concert.id], { action: 'approve', version: 2 }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('merged concerts', () => {
  const twoConcerts = async (changes: object = {}) => {
    const [first, second, reader] = [await aMember(), await aMember(), await aMember()]
    const day = inDays(30)
    const bandName = aBandName()
    const into = await aConcert(first, { bandName, day, ticketUrl: 'https://a.test/' })
    const id = await aConcert(second, {
      bandName: `${bandName} AD`,
      day,
      ticketUrl: 'https://b.test/',
      ...changes,
    })
    return { first, second, reader, into, id, bandName }
  }

  it('are one, with all sources, and both addresses lead there', async () => {
    const { reader, into, id, bandName } = await twoConcerts()
    expect((await desk.merge(id, into)).status).toBe(200)
    expect((await detailOf(reader, id)).json).toMatchObject({
      id: into,
      bandName,
      ticketUrls: ['https://a.test/', 'https://b.test/'],
      sourcesCount: 2,
    })
    const listed = await listedIds(reader)
    expect([listed.includes(into), listed.includes(id)]).toEqual([true, false])
    expect(await logOf(id)).toEqual(['merge'])
  })

  it('take further submissions of either name', async () => {
    const { reader, into, id, bandName } = await twoConcerts()
    await desk.merge(id, into)
    const again = await submitted(reader, { bandName: `${bandName} AD` })
    expect(again.concert.id).toBe(into)
  })

  it('are two again, with what their members changed since', async () => {
    const { second, reader, into, id, bandName } = await twoConcerts({ price: '10 €' })
    const before = await storedConcert(id)
    await desk.merge(id, into)
    expect((await desk.merge(id, into)).status).toBe(409)
    const { version } = await storedConcert(into)
    const gig = aGig({ bandName, price: '12 €', ticketUrl: 'https://b.test/' })
    expect((await editOf(second, id, { ...gig, version })).status).toBe(200)
    expect((await desk.unmerge(id)).status).toBe(200)
    for (const one of [into, id]) await settleConcert(one)
    expect((await detailOf(reader, id)).json).toMatchObject({
      id,
      price: '12 €',
      submittedBy: [{ id: second.id }],
    })
    expect((await detailOf(reader, into)).json).toMatchObject({ id: into, sourcesCount: 1 })
    expect(await storedConcert(id)).toMatchObject({ date: before.date, city: before.city })
    expect(await listedIds(reader)).toEqual(expect.arrayContaining([into, id]))
    expect(await logOf(id)).toEqual(['merge', 'unmerge'])
  })

  it('are taken apart in the order in which they were merged', async () => {
    const { first, into, id } = await twoConcerts()
    const third = await aConcertOf(first)
    await desk.merge(id, into)
    await desk.merge(into, third)
    expect((await desk.unmerge(id)).status).toBe(409)
    expect((await desk.unmerge(into)).status).toBe(200)
    expect((await desk.unmerge(id)).status).toBe(200)
    expect((await storedConcert(into)).sources).toHaveLength(1)
    expect((await storedConcert(third)).sources).toHaveLength(1)
  })

  it('lose nothing when a member edits at the same time', async () => {
    const { second, into, id, bandName } = await twoConcerts()
    const body = { ...aGig({ bandName: `${bandName} AD`, price: '9 €' }), version: 1 }
    const [merged, edited] = await Promise.all([desk.merge(id, into), editOf(second, id, body)])
    expect(merged.status).toBe(200)
    expect([200, 409]).toContain(edited.status)
    const sources = sourcesOf(await storedConcert(into))
    expect(sources).toHaveLength(2)
    expect(sources.some(({ values }) => values.price === '9 €')).toBe(edited.status === 200)
  })

  it('returns 4xx for what cannot be merged or taken apart', async () => {
    const { into, id } = await twoConcerts()
    expect((await desk.merge(id, id)).status).toBe(400)
    expect((await desk.merge(id, '01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404)
    const alone = await desk.unmerge(id)
    expect([alone.status, (alone.json as { message: string }).message]).toEqual([
      409,
      CONCERT_TEXTS.notMerged,
    ])
    await desk.hold(into)
    expect((await desk.merge(id, into)).status).toBe(409)
  })
})

describe('a concert that a moderator cancels', () => {
  it('says so, once in the log', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    for (const _ of [1, 2]) expect((await desk.cancel(id)).status).toBe(200)
    expect((await detailOf(reader, id)).json).toMatchObject({ status: 'cancelled', version: 2 })
    expect(await logOf(id)).toEqual(['status'])
  })
})

it('refuses members, and actions without a reason', async () => {
  const author = await aMember()
  const id = await aConcertOf(author)
  const asMember = asModerator(author.token)
  for (const answer of [
    await asMember.hold(id),
    await asMember.merge(id, id),
    await asMember.unmerge(id),
    await asMember.cancel(id),
  ])
    expect(answer.status).toBe(403)
  const empty = await call(hold, holdConcert, {
    token: moderator.token,
    params: { id },
    body: { reason: ' ' },
  })
  expect([empty.status, (empty.json as { message: string }).message]).toEqual([
    400,
    'Bitte gib einen Grund an.',
  ])
})
