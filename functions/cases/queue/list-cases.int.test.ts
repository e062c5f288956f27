import { beforeEach, describe, expect, it } from 'vitest'
import { assignCase, listCases, type CaseCard } from '#shared/api/cases.ts'
import { newId } from '#platform/runtime/ids.ts'
import { bandClaimKey } from '../../bands/items/index.ts'
import { pairIdOf } from '../../messages/items/index.ts'
import { aCaseAbout, aPostCase } from '#testing/cases.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { handler as assign } from '../assignment/assign-case.ts'
import { openCasesPartition } from '../items/case.items.ts'
import { handler } from './list-cases.ts'

type Query = Readonly<Record<string, string>>

const list = async ({ token }: Pick<TestMember, 'token'>, query: Query = {}) => {
  const answer = await call(handler, listCases, { token, query })
  const cards = answer.json as CaseCard[]
  return { cards, ids: cards.map(({ id }) => id), next: answer.headers['x-next-cursor'] }
}

beforeEach(async () => {
  for (const card of await storedUnder(openCasesPartition)) await remove(card)
})

describe('the queue of cases', () => {
  it('begins with urgent cases, then the oldest', async () => {
    const moderator = await aModerator()
    const old = await aPostCase()
    const young = await aPostCase()
    const urgent = await aPostCase({ isUrgent: true, categories: { life: 1, spam: 3 }, reports: 4 })
    const { ids, cards } = await list(moderator)
    expect(ids).toEqual([urgent, old, young].map(({ item }) => item.caseId))
    expect(cards[0]).toMatchObject({
      kind: 'community-post',
      isUrgent: true,
      reports: 4,
      categories: [
        { category: 'spam', reports: 3 },
        { category: 'life', reports: 1 },
      ],
      assignee: null,
      isEscalated: false,
    })
  })

  it('has pages of 20 for at most 8 read units', async () => {
    const moderator = await aModerator()
    const ids: string[] = []
    for (let count = 0; count < 25; count++)
      ids.push(
        (await aCaseAbout({ kind: 'profile', targetId: newId() }, { text: 'x'.repeat(140) }))
          .caseId,
      )
    const units = await unitsOf(async () => {
      const first = await list(moderator)
      expect(first.ids).toEqual(ids.slice(0, 20))
      expect((await list(moderator, { cursor: first.next ?? '' })).ids).toEqual(ids.slice(20))
    })
    expect(units.read / 2).toBeLessThanOrEqual(8)
    const filtered = await unitsOf(() => list(moderator, { kind: 'profile' }))
    expect(filtered.read).toBeLessThanOrEqual(8)
  })

  it('filters by kind, and by those that are assigned to the caller', async () => {
    const [moderator, other] = [await aModerator(), await aModerator('Andere')]
    const post = await aPostCase()
    const profile = await aCaseAbout({ kind: 'profile', targetId: newId() })
    const take = (by: TestMember, id: string) =>
      call(assign, assignCase, { token: by.token, params: { id }, body: { assigned: true } })
    await take(moderator, profile.caseId)
    await take(other, post.item.caseId)
    expect((await list(moderator, { kind: 'community-post' })).ids).toEqual([post.item.caseId])
    const mine = await list(moderator, { mine: 'true' })
    expect(mine.ids).toEqual([profile.caseId])
    expect(mine.cards[0]?.assignee).toMatchObject({ displayName: 'Wächterin', isYou: true })
    const all = await list(moderator)
    expect(all.cards[0]?.assignee).toMatchObject({ displayName: 'Andere', isYou: false })
  })

  it('leaves out what the moderator wrote, and their conversations', async () => {
    const [moderator, other] = [await aModerator(), await aMember()]
    await aCaseAbout({ kind: 'profile', targetId: moderator.id, authorId: moderator.id })
    const messageId = `${pairIdOf(moderator.id, other.id)}-${newId()}`
    await aCaseAbout({ kind: 'message', targetId: messageId, authorId: other.id })
    expect((await list(moderator)).ids).toEqual([])
    expect((await list(await aModerator())).ids).toHaveLength(2)
  })

  it('leaves out bands that the moderator owns, for at most 8 read units', async () => {
    const [owner, other] = [await aModerator(), await aModerator('Andere')]
    const ids: string[] = []
    for (let count = 0; count < 65; count++) {
      const target = { kind: 'band', targetId: newId() } as const
      ids.push((await aCaseAbout(target, { text: 'x'.repeat(140) })).caseId)
      if (count === 3)
        await putAll([{ ...bandClaimKey(target.targetId, owner.id), state: 'approved' }])
      if (count === 4)
        await putAll([{ ...bandClaimKey(target.targetId, owner.id), state: 'pending' }])
    }
    const units = await unitsOf(async () => {
      expect((await list(owner)).ids).toEqual([...ids.slice(0, 3), ...ids.slice(4, 6)])
    })
    expect(units.read).toBeLessThanOrEqual(8)
    const filtered = await unitsOf(async () => {
      const { ids: first, next = '' } = await list(other, { kind: 'band' })
      expect(first).toEqual(ids.slice(0, 6))
      expect((await list(other, { kind: 'band', cursor: next })).ids).toEqual(ids.slice(6, 12))
    })
    expect(filtered.read / 2).toBeLessThanOrEqual(8)
  })

  it('is for the staff', async () => {
    const { token } = await aMember()
    expect((await call(handler, listCases, { token })).status).toBe(403)
    expect((await call(handler, listCases, {})).status).toBe(401)
  })
})
