import { beforeEach, describe, expect, it } from 'vitest'
import type { AppealCard } from '#shared/api/appeals.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { openAppeals, review } from '#testing/appeals.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { putAll } from '#testing/posts.ts'
import { aStatement } from '#testing/statements.ts'
import { remove, storedUnder } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { bandClaimKey, bandKey } from '../../bands/items/index.ts'
import { openAppealsPartition, putAppeal } from '../items/appeal.items.ts'

beforeEach(async () => {
  for (const card of await storedUnder(openAppealsPartition)) await remove(card)
})

const anAppealAbout = async (kind: ReportedKind): Promise<{ id: string; targetId: string }> => {
  const [author, targetId] = [await aMember(), newId()]
  const excerpt = 'x'.repeat(140)
  const { statementId } = await aStatement(author.id, { kind, targetId, excerpt })
  const appeal = putAppeal({
    kind,
    targetId,
    appealId: newId(),
    subjectId: statementId,
    origin: 'author',
    memberId: author.id,
    authorId: author.id,
    measure: 'remove',
    excerpt,
    firstDecidedBy: newId(),
    at: new Date().toISOString(),
    text: 'Das steht so auf unserem Plattencover.',
  })
  await transact(appeal)
  return { id: statementId, targetId }
}

const claim = (bandId: string, { id }: TestMember, state: 'approved' | 'pending') => ({
  ...bandClaimKey(bandId, id),
  state,
})

const list = async (by: TestMember, cursor?: string) => {
  const { json, headers } = await openAppeals(by, cursor)
  return { cards: json as AppealCard[], next: headers['x-next-cursor'] }
}

describe('appeals about bands', () => {
  it('are marked for the owner of the band as the review marks them, and for no other', async () => {
    const [owner, other] = [await aModerator(), await aModerator('Andere')]
    const [band, claimed, post] = [
      await anAppealAbout('band'),
      await anAppealAbout('band'),
      await anAppealAbout('community-post'),
    ]
    await putAll([
      { ...bandKey(band.targetId), claimedBy: owner.id },
      claim(band.targetId, owner, 'approved'),
      claim(claimed.targetId, owner, 'pending'),
    ])
    const refusals = (cards: AppealCard[]) => cards.map(({ id, refusal }) => [id, refusal])
    expect(refusals((await list(owner)).cards)).toEqual([
      [band.id, 'own'],
      [claimed.id, null],
      [post.id, null],
    ])
    expect((await review(owner, band.id)).json).toMatchObject({ refusal: 'own', text: '' })
    expect((await list(other)).cards.every(({ refusal }) => refusal === null)).toBe(true)
  })

  it('end a page after six, for at most 8 read units, and none is left out', async () => {
    const reviewer = await aModerator()
    const ids: string[] = []
    for (let count = 0; count < 14; count++)
      ids.push((await anAppealAbout(count === 0 ? 'profile' : 'band')).id)
    await list(reviewer)
    const seen: string[] = []
    let cursor: string | undefined
    const sizes: number[] = []
    do {
      const units = await unitsOf(async () => {
        const page = await list(reviewer, cursor)
        seen.push(...page.cards.map(({ id }) => id))
        sizes.push(page.cards.length)
        cursor = page.next
      })
      expect(units.read).toBeLessThanOrEqual(8)
    } while (cursor !== undefined)
    expect(sizes).toEqual([7, 6, 1])
    expect(seen).toEqual(ids)
  })
})
