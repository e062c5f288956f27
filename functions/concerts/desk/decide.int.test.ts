import { describe, expect, it } from 'vitest'
import {
  aBandName,
  aConcertOf,
  aGig,
  readDetail,
  listedIds,
  storedConcert,
  submitted,
} from '#testing/concerts.ts'
import { aMember } from '#testing/members.ts'
import { aModerator, BANNED, decide } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { submissionsKey } from '../items/submission.items.ts'

import { asModerator, editOf, findHeld, readLog, REASON } from '#testing/concert-desk.ts'
const moderator = await aModerator()
const desk = asModerator(moderator)

describe('a held concert', () => {
  it('waits in the queue with its reason, and only its members see it', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    expect((await desk.hold(id)).status).toBe(200)
    expect((await readDetail(reader, id)).status).toBe(404)
    expect(await listedIds(reader)).not.toContain(id)
    expect((await readDetail(author, id)).json).toMatchObject({
      contentStatus: 'held',
      statusReason: REASON,
    })
    expect(await findHeld(moderator, id)).toMatchObject({
      submittedBy: { id: author.id },
      moderationReason: `Aus dem Kalender genommen: ${REASON}`,
      moderationTerm: null,
    })
    expect(await readLog(id)).toEqual(['hold'])
    expect((await desk.hold(id)).status).toBe(409)
  })

  it('is back in the calendar when it is approved, and counted once', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    await desk.hold(id)
    expect((await decide(moderator, ['concert', id], { action: 'approve' })).status).toBe(200)
    expect((await readDetail(reader, id)).json).toMatchObject({
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
    expect((await readDetail(reader, id)).status).toBe(404)
    expect((await readDetail(author, id)).json).toMatchObject({
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
    expect(await findHeld(moderator, concert.id)).toMatchObject({ moderationTerm: 'N.S.B.M' })
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
    expect((await readDetail(reader, concert.id)).json).toMatchObject({
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
