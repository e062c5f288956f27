import { beforeEach, describe, expect, it } from 'vitest'
import { type AppealCard, type ReviewedAppeal, withdrawAppeal } from '#shared/api/appeals.ts'
import { addComment, listComments } from '#shared/api/comments.ts'
import type { Contract } from '#shared/api/contract.ts'
import { likePost } from '#shared/api/likes.ts'
import { deletePost, getPost } from '#shared/api/posts.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { postKey } from '../../community/items/index.ts'
import { ownReportKey, statementKey } from '../../cases/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import {
  anAppeal,
  decideOn,
  openAppeals,
  REASONS,
  review,
  submit,
  takenDown,
} from '#testing/appeals.ts'
import { entriesOf } from '#testing/audit.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { remove, stored } from '#testing/stored.ts'
import { appealCardKey, appealKey } from '../items/appeal.items.ts'

const ask = async (by: TestMember, contract: Contract, options: CallOptions = {}) =>
  call(await handlerOf(contract.id), contract, { token: by.token, ...options })

const cardOf = async (by: TestMember, id: string): Promise<AppealCard | undefined> => {
  let cursor: string | undefined
  do {
    const { json, headers } = await openAppeals(by, cursor)
    const found = (json as AppealCard[]).find((card) => card.id === id)
    if (found) return found
    cursor = headers['x-next-cursor']
  } while (cursor !== undefined)
  return undefined
}

const appealOf = (id: string) => stored(appealKey({ subjectId: id }))
const outcomeOf = async (id: string) => (await stored(statementKey(id)))?.outcome

describe('the queue of appeals', () => {
  it('is for reviewers, moderators and admins', async () => {
    for (const role of ['reviewer', 'moderator', 'admin'] as const)
      expect((await openAppeals(await aMember({ role }))).status).toBe(200)
    expect((await openAppeals(await aMember())).status).toBe(403)
  })

  it('shows an appeal with statement, content and what the measure can become', async () => {
    const { reviewer, id, author } = await anAppeal()
    expect(await cardOf(reviewer, id)).toMatchObject({ state: 'received', refusal: null })
    const { json } = await review(reviewer, id)
    expect(json).toMatchObject({
      id,
      origin: 'author',
      measure: 'remove',
      state: 'in-review',
      statement: { id, measure: 'remove' },
      possible: ['age-label', 'hide'],
    } satisfies Partial<ReviewedAppeal> | object)
    expect(await cardOf(reviewer, id)).toMatchObject({ state: 'in-review' })
    expect((await appealOf(id))?.state).toBe('in-review')
    expect(JSON.stringify(json)).not.toContain(author.username)
  })

  it('says who may not decide, and does not count their reading as a review', async () => {
    const { moderator, id } = await anAppeal()
    expect(await cardOf(moderator, id)).toMatchObject({ refusal: 'decided-first' })
    expect((await review(moderator, id)).json).toMatchObject({
      refusal: 'decided-first',
      state: 'received',
    })
  })

  it('shows nothing but the card to members of the staff with an interest of their own', async () => {
    const author = await aModerator()
    const reporter = await aModerator()
    const targetId = await aPost(author)
    const { statementId } = await takenDown(author, await aModerator(), { targetId })
    await submit(author, statementId)
    const empty = { text: '', statement: null, evidence: [], content: null, possible: [] }
    expect((await review(author, statementId)).json).toMatchObject({ refusal: 'own', ...empty })
    const target = { kind: 'community-post', targetId } as const
    await putAll([{ ...ownReportKey(reporter.id, target), reportId: newId() }])
    await write(update(statementKey(statementId), { set: { caseId: newId() } }))
    expect((await review(reporter, statementId)).json).toMatchObject({
      refusal: 'reporter',
      ...empty,
    })
  })

  it('returns 404 for an appeal that does not exist', async () => {
    const reviewer = await aMember({ role: 'reviewer' })
    expect((await review(reviewer, newId())).status).toBe(404)
    expect((await decideOn(reviewer, newId())).status).toBe(404)
  })
})

describe('a site with one moderator', () => {
  beforeEach(() => remove(STAFF_KEY))

  it('says that a second person is missing, until there is one', async () => {
    const { moderator, reviewer, id } = await anAppeal()
    expect(await cardOf(moderator, id)).toMatchObject({ lacksReviewer: true })
    expect(await cardOf(reviewer, id)).toMatchObject({ lacksReviewer: false })
    expect(await cardOf(moderator, id)).toMatchObject({ lacksReviewer: false })
  })
})

describe('a decision about an appeal', () => {
  it('is never taken by the moderator who decided first', async () => {
    const { moderator, id } = await anAppeal()
    expect((await decideOn(moderator, id)).status).toBe(403)
    expect(await outcomeOf(id)).toBeUndefined()
    expect((await appealOf(id))?.state).toBe('received')
  })

  it('is never taken by the member who appeals', async () => {
    const author = await aModerator()
    const targetId = await aPost(author)
    const { statementId } = await takenDown(author, await aModerator(), { targetId })
    await submit(author, statementId)
    expect((await decideOn(author, statementId)).status).toBe(403)
  })

  it('lifts: the post returns with horns and comments, and the log has one entry', async () => {
    const author = await aMember()
    const [reader, moderator, reviewer] = [
      await aMember(),
      await aModerator(),
      await aMember({ role: 'reviewer' }),
    ]
    const targetId = await aPost(author)
    const params = { id: targetId }
    await ask(reader, likePost, { params, body: { liked: true } })
    await ask(reader, addComment, { params, body: { content: 'Zu Recht laut.' } })
    const before = (await ask(reader, getPost, { params })).json
    const { statementId } = await takenDown(author, moderator, { targetId })
    expect((await ask(reader, getPost, { params })).status).toBe(404)
    await submit(author, statementId)
    const entries = await entriesOf(async () => {
      expect((await decideOn(reviewer, statementId)).status).toBe(200)
    })
    expect(entries).toMatchObject([
      { act: 'lift', kind: 'appeal', objectId: statementId, role: 'reviewer' },
    ])
    expect((await ask(reader, getPost, { params })).json).toEqual(before)
    expect((await ask(reader, listComments, { params })).json).toHaveLength(1)
    expect(await outcomeOf(statementId)).toBe('lifted')
    const appeal = await appealOf(statementId)
    expect(appeal).toMatchObject({ state: 'decided', decision: 'lift', reasons: REASONS })
    expect(await stored(appealCardKey(appeal?.appealId ?? ''))).toBeNull()
  })

  it('upholds: nothing returns, and a second appeal is refused', async () => {
    const { author, reviewer, targetId, id } = await anAppeal()
    expect((await decideOn(reviewer, id, { decision: 'uphold' })).status).toBe(200)
    expect(await outcomeOf(id)).toBe('upheld')
    expect((await ask(reviewer, getPost, { params: { id: targetId } })).status).toBe(404)
    expect((await submit(author, id, 'Ich sehe das immer noch ganz anders.')).status).toBe(409)
    const withdrawn = await ask(author, withdrawAppeal, { params: { id } })
    expect(withdrawn.status).toBe(409)
  })

  it('changes to a milder measure with a statement of its own, and never to a harder one', async () => {
    const { author, reviewer, id } = await anAppeal('hide')
    const harder = await decideOn(reviewer, id, { decision: 'change', measure: 'remove' })
    expect(harder.status).toBe(409)
    const milder = await decideOn(reviewer, id, { decision: 'change', measure: 'age-label' })
    expect(milder.status).toBe(200)
    expect(await outcomeOf(id)).toBe('changed')
    const newStatementId = (await appealOf(id))?.newStatementId ?? ''
    expect(await stored(statementKey(newStatementId))).toMatchObject({
      memberId: author.id,
      measure: 'age-label',
      facts: REASONS,
      decidedBy: reviewer.id,
    })
  })

  it.each([
    ['without reasons', { reasons: '' }],
    ['with a change without its measure', { decision: 'change' }],
    ['with a measure that changes nothing', { decision: 'uphold', measure: 'hide' }],
    ['with a suspension without its days', { decision: 'change', measure: 'suspend' }],
  ] as const)('is refused %s', async (_, body) => {
    const { reviewer, id } = await anAppeal()
    expect((await decideOn(reviewer, id, body)).status).toBe(400)
  })

  it('is taken once of two at the same time, and the other learns of it', async () => {
    const { reviewer, id } = await anAppeal()
    const other = await aModerator('Zweite')
    const answers = await Promise.all([
      decideOn(reviewer, id, { decision: 'lift' }),
      decideOn(other, id, { decision: 'uphold' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.text).toContain('Da war jemand schneller')
    const isLifted = (await appealOf(id))?.decision === 'lift'
    expect(await outcomeOf(id)).toBe(isLifted ? 'lifted' : 'upheld')
  })

  it('repeats its answer when it is sent again', async () => {
    const { reviewer, id } = await anAppeal()
    await decideOn(reviewer, id)
    const entries = await entriesOf(async () => {
      expect((await decideOn(reviewer, id)).status).toBe(200)
    })
    expect(entries).toEqual([])
  })

  it('settles with a withdrawal that comes at the same time', async () => {
    const { author, reviewer, id } = await anAppeal()
    const [decided, withdrawn] = await Promise.all([
      decideOn(reviewer, id),
      ask(author, withdrawAppeal, { params: { id } }),
    ])
    expect([decided.status, withdrawn.status].sort()).toEqual([200, 409])
    const { state } = (await appealOf(id)) ?? {}
    expect(state).toBe(decided.status === 200 ? 'decided' : 'withdrawn')
    expect(await outcomeOf(id)).toBe(decided.status === 200 ? 'lifted' : undefined)
  })

  it('still answers the author who deleted the content meanwhile', async () => {
    const { author, reviewer, targetId, id } = await anAppeal()
    expect((await ask(author, deletePost, { params: { id: targetId } })).status).toBe(200)
    expect((await review(reviewer, id)).json).toMatchObject({ content: null, possible: [] })
    const changed = await decideOn(reviewer, id, { decision: 'change', measure: 'hide' })
    expect(changed.status).toBe(409)
    expect((await decideOn(reviewer, id)).status).toBe(200)
    expect(await outcomeOf(id)).toBe('lifted')
  })

  it('is still recorded when the author was erased meanwhile', async () => {
    const { author, reviewer, targetId, id } = await anAppeal()
    await remove(memberKey(author.id))
    await remove(postKey(targetId))
    expect((await decideOn(reviewer, id)).status).toBe(200)
    expect(await outcomeOf(id)).toBe('lifted')
  })

  it('returns 401 and 403 to others', async () => {
    const { author, id } = await anAppeal()
    expect((await decideOn({ token: 'x' }, id)).status).toBe(401)
    expect((await decideOn(author, id)).status).toBe(403)
    expect((await review(author, id)).status).toBe(403)
  })
})
