import { describe, expect, it } from 'vitest'
import { withdrawConcert } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { call } from '#testing/call.ts'
import {
  aBandName,
  aConcertOf,
  readDetail,
  listedIds,
  storedConcert,
  submitted,
} from '#testing/concerts.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { BANNED } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { concertKey } from '../items/concert.items.ts'
import { submissionsKey } from '../items/submission.items.ts'
import { handler } from './withdraw-concert.ts'

const withdraw = ({ token }: TestMember, id: string) =>
  call(handler, withdrawConcert, { token, params: { id } })

describe('a withdrawn submission', () => {
  it('takes the concert with it when nobody else submitted it', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const bandName = aBandName()
    const { concert } = await submitted(author, { bandName })
    expect((await withdraw(author, concert.id)).status).toBe(200)
    expect((await readDetail(reader, concert.id)).status).toBe(404)
    expect(await listedIds(reader)).not.toContain(concert.id)
    expect((await submitted(reader, { bandName })).isNew).toBe(true)
  })

  it('leaves the concert to the others, with what they know', async () => {
    const [first, second] = [await aMember(), await aMember()]
    const bandName = aBandName()
    const { concert } = await submitted(first, { bandName, price: '20 €', genre: 'Doom Metal' })
    await submitted(second, { bandName, price: '22 €' })
    await withdraw(first, concert.id)
    expect((await readDetail(second, concert.id)).json).toMatchObject({
      price: '22 €',
      genre: null,
      submittedBy: [{ id: second.id }],
      isMine: true,
    })
    await withdraw(second, concert.id)
    expect(await stored(concertKey(concert.id))).toBeNull()
  })

  it('does not count any more, and earns no badge a second time', async () => {
    const author = await aMember()
    const { concert } = await submitted(author, { bandName: aBandName() })
    await withdraw(author, concert.id)
    expect(await stored(submissionsKey(author.id))).toMatchObject({ count: 0, best: 1 })
    expect((await submitted(author, { bandName: aBandName() })).badgeAwarded).toBe(false)
  })

  it('takes a held concert out of the moderation queue', async () => {
    const author = await aMember()
    const { concert } = await submitted(author, { bandName: aBandName(), description: BANNED })
    await withdraw(author, concert.id)
    expect(await stored(heldKey('concert', concert.id))).toBeNull()
  })

  it('is that of a member whose source the concert does not keep, too', async () => {
    const bandName = aBandName()
    const members = await Promise.all(
      Array.from({ length: LIMITS.concertSources }, () => aMember()),
    )
    for (const member of members) await submitted(member, { bandName })
    const last = await aMember()
    const { id } = (await submitted(last, { bandName })).concert
    expect(await stored(submissionsKey(last.id))).toMatchObject({ count: 1 })
    await submitted(last, { bandName })
    expect(await stored(submissionsKey(last.id))).toMatchObject({ count: 1 })
    expect((await withdraw(last, id)).status).toBe(200)
    expect(await stored(submissionsKey(last.id))).toMatchObject({ count: 0 })
    expect((await storedConcert(id)).sources).toHaveLength(LIMITS.concertSources)
    expect((await withdraw(last, id)).status).toBe(403)
  })
})

describe('withdrawing', () => {
  it('returns 403 for the concert of others and 404 for one that is gone', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const id = await aConcertOf(author)
    expect((await withdraw(other, id)).status).toBe(403)
    await withdraw(author, id)
    expect((await withdraw(author, id)).status).toBe(404)
  })

  it('counts once for parallel requests', async () => {
    const [author, other] = [await aMember(), await aMember()]
    const id = await aConcertOf(author, other)
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(author, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403])
    expect(await stored(submissionsKey(author.id))).toMatchObject({ count: 0 })
  })
})
