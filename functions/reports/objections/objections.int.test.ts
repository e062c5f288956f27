import { describe, expect, it } from 'vitest'
import { appealEndsAt } from '#shared/domain/appeals.ts'
import { openAppealsPartition } from '../../appeals/items/index.ts'
import { newSession, putSession } from '../../auth/sessions/index.ts'
import { caseKey, ownReportKey } from '../../cases/items/index.ts'
import { requireMember } from '#platform/identity/member.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact, update, write } from '#platform/table/index.ts'
import { decideOn as review } from '#testing/appeals.ts'
import { measureMember } from '#testing/measures.ts'
import { aMember, newToken } from '#testing/members.ts'
import {
  aDismissedReport,
  decideCaseOf,
  object,
  OBJECTION,
  readOwnReports,
} from '#testing/objections.ts'
import { aPost } from '#testing/posts.ts'
import { aReport } from '#testing/reports.ts'
import { storedUnder } from '#testing/stored.ts'

const OTHER_TEXT = 'Und außerdem steht da noch etwas ganz anderes Schlimmes.'

const cardsOf = async (statementId: string) =>
  (await storedUnder(openAppealsPartition)).filter(({ subjectId }) => subjectId === statementId)

describe('the objection of a member', () => {
  it('is possible against a dismissal, is received once, and waits in the queue', async () => {
    const { author, moderator, reporter, targetId, decided, statementId, report } =
      await aDismissedReport()
    const endsAt = appealEndsAt(decided.decidedAt ?? '')
    expect(await readOwnReports(reporter)).toMatchObject([
      { targetId, objection: { appeal: null, endsAt, mayAppeal: true } },
    ])
    const { status, json } = await object(reporter, targetId)
    expect(status).toBe(200)
    expect(json).toMatchObject({ appeal: { state: 'received', text: OBJECTION }, mayAppeal: false })
    expect(await readOwnReports(reporter)).toMatchObject([{ objection: json }])
    expect((await object(reporter, targetId)).json).toEqual(json)
    expect((await object(reporter, targetId, OTHER_TEXT)).status).toBe(409)
    expect(await cardsOf(statementId)).toMatchObject([
      {
        origin: 'reporter',
        reportId: report.reportId,
        memberId: reporter.id,
        authorId: author.id,
        firstDecidedBy: moderator.id,
        measure: 'dismiss',
      },
    ])
  })

  it('becomes one when it is sent twice at once', async () => {
    const { reporter, targetId, statementId } = await aDismissedReport()
    const answers = await Promise.all([
      object(reporter, targetId),
      object(reporter, targetId, OTHER_TEXT),
      object(reporter, targetId),
    ])
    const accepted = answers.filter(({ status }) => status === 200).length
    expect([1, 2]).toContain(accepted)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3 - accepted)
    expect(await cardsOf(statementId)).toHaveLength(1)
  })

  it('can be withdrawn while it is open, and sent anew', async () => {
    const { reporter, reviewer, targetId, statementId, id } = await aDismissedReport()
    expect((await object(reporter, targetId, null)).status).toBe(404)
    await object(reporter, targetId)
    expect((await object(reporter, targetId, null)).json).toMatchObject({
      appeal: { state: 'withdrawn' },
      mayAppeal: true,
    })
    expect((await object(reporter, targetId, null)).status).toBe(200)
    expect(await cardsOf(statementId)).toEqual([])
    expect((await object(reporter, targetId, OTHER_TEXT)).status).toBe(200)
    expect(await cardsOf(statementId)).toHaveLength(1)
    expect((await review(reviewer, id, { decision: 'uphold' })).status).toBe(200)
    expect((await object(reporter, targetId, null)).status).toBe(409)
  })

  it('is refused after six months, and still decided when it was in time', async () => {
    const [early, late] = [await aDismissedReport(), await aDismissedReport()]
    await object(early.reporter, early.targetId)
    const decidedAt = '2026-05-01T10:00:00.000Z'
    for (const { decided, reporter, targetId } of [early, late]) {
      await write(update(caseKey(decided.caseId), { set: { decidedAt } }))
      const key = ownReportKey(reporter.id, { kind: 'community-post', targetId })
      await write(update(key, { set: { decidedAt } }))
    }
    expect(await object(late.reporter, late.targetId)).toMatchObject({
      status: 410,
      json: { message: expect.stringContaining('sechs Monate') as string },
    })
    expect(await readOwnReports(late.reporter)).toMatchObject([{ objection: { mayAppeal: false } }])
    expect((await review(early.reviewer, early.id, { decision: 'uphold' })).status).toBe(200)
  })

  it('is refused to others, for undecided reports and for those that led to something', async () => {
    const { author, reporter, moderator, targetId } = await aDismissedReport()
    expect((await object({ token: newToken() }, targetId)).status).toBe(401)
    for (const other of [author, moderator, await aMember()])
      expect((await object(other, targetId)).status).toBe(404)
    expect((await object(reporter, newId())).status).toBe(404)
    const open = await aPost(author)
    await aReport(reporter, ['community-post', open])
    expect((await object(reporter, open)).status).toBe(409)
    await decideCaseOf(moderator, open, 'remove')
    expect((await object(reporter, open)).status).toBe(409)
    expect(
      (await readOwnReports(reporter)).find((one) => one.targetId === open)?.objection,
    ).toBeNull()
    expect((await object(reporter, targetId, 'Zu kurz.')).status).toBe(400)
  })

  it('is open to suspended members', async () => {
    const { reporter, targetId } = await aDismissedReport()
    await measureMember(reporter.id, { measure: 'suspend' })
    const member = await requireMember(reporter.id, { consistent: true })
    const session = newSession(member, '')
    await transact(putSession(session, member))
    expect((await object(session, targetId)).status).toBe(200)
    expect(await readOwnReports(session)).toMatchObject([{ objection: { mayAppeal: false } }])
  })

  it('does not belong to a later report of the same object', async () => {
    const { reporter, targetId } = await aDismissedReport()
    await object(reporter, targetId)
    const key = ownReportKey(reporter.id, { kind: 'community-post', targetId })
    await write(update(key, { set: { reportId: newId(), outcome: undefined } }))
    expect(await readOwnReports(reporter)).toMatchObject([{ objection: null }])
  })
})
