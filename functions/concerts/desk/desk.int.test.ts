import { describe, expect, it } from 'vitest'
import { holdConcert } from '#shared/api/concert-desk.ts'
import { call } from '#testing/call.ts'
import {
  aBandName,
  aConcert,
  aConcertOf,
  aGig,
  readDetail,
  inDays,
  listedIds,
  settleConcert,
  storedConcert,
  submitted,
} from '#testing/concerts.ts'
import { restoreContent } from '#testing/measures.ts'
import { aMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { statementKey } from '../../cases/items/index.ts'
import { completeSources } from '../items/sources.ts'
import { CONCERT_TEXTS } from '../texts.ts'

import { asModerator, editOf, readLog, REASON } from '#testing/concert-desk.ts'

const moderator = await aModerator()
const desk = asModerator(moderator)

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
    expect((await readDetail(reader, id)).json).toMatchObject({
      id: into,
      bandName,
      ticketUrls: ['https://a.test/', 'https://b.test/'],
      sourcesCount: 2,
    })
    const listed = await listedIds(reader)
    expect([listed.includes(into), listed.includes(id)]).toEqual([true, false])
    expect(await readLog(id)).toEqual(['merge'])
  })

  it('take further submissions of either name', async () => {
    const { reader, into, id, bandName } = await twoConcerts()
    await desk.merge(id, into)
    const again = await submitted(reader, { bandName: `${bandName} AD` })
    expect(again.concert.id).toBe(into)
  })

  it('take further submissions of a misspelt headliner, also after one that adds something', async () => {
    const { into, id, bandName } = await twoConcerts({ bandName: 'Grabeswnid der Zweite' })
    await desk.merge(id, into)
    for (const ticketUrl of ['https://c.test/', 'https://d.test/']) {
      const again = await submitted(await aMember(), {
        bandName: 'Grabeswnid der Zweite',
        ticketUrl,
      })
      expect(again.concert).toMatchObject({ id: into, bandName })
    }
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
    expect((await readDetail(reader, id)).json).toMatchObject({
      id,
      price: '12 €',
      submittedBy: [{ id: second.id }],
    })
    expect((await readDetail(reader, into)).json).toMatchObject({ id: into, sourcesCount: 1 })
    expect(await storedConcert(id)).toMatchObject({ date: before.date, city: before.city })
    expect(await listedIds(reader)).toEqual(expect.arrayContaining([into, id]))
    expect(await readLog(id)).toEqual(['merge', 'unmerge'])
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
    const sources = completeSources(await storedConcert(into))
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
import { handler as hold } from './hold-concert.ts'

describe('a concert that a moderator cancels', () => {
  it('says so, once in the log', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    for (const _ of [1, 2]) expect((await desk.cancel(id)).status).toBe(200)
    expect((await readDetail(reader, id)).json).toMatchObject({ status: 'cancelled', version: 2 })
    expect(await readLog(id)).toEqual(['status'])
  })
})

describe('a concert that a moderator takes out of the calendar', () => {
  it('has a statement that its member can object to, and returns when it is lifted', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    expect((await desk.hold(id)).status).toBe(200)
    const { takenDown } = await storedConcert(id)
    const statementId = takenDown?.statementId ?? ''
    expect(await stored(statementKey(statementId))).toMatchObject({
      memberId: author.id,
      measure: 'hide',
      targetId: id,
      ground: { explanation: REASON },
    })
    await restoreContent('concert', id, statementId)
    expect((await readDetail(reader, id)).status).toBe(200)
  })

  it('is not one of the moderator', async () => {
    const own = await aModerator()
    const answer = await asModerator(own).hold(await aConcertOf(own))
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([
      409,
      CONCERT_TEXTS.ownHold,
    ])
  })
})

it('refuses members, and actions without a reason', async () => {
  const author = await aMember()
  const id = await aConcertOf(author)
  const asMember = asModerator(author)
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
