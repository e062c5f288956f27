import { describe, expect, it } from 'vitest'
import type { CaseDecision } from '#shared/api/cases.ts'
import { deletePost } from '#shared/api/posts.ts'
import { readReceipt } from '#shared/api/reports.ts'
import { appealEndsAt } from '#shared/domain/appeals.ts'
import { openAppealsPartition } from '../../appeals/items/index.ts'
import { call } from '#testing/call.ts'
import { aDecision } from '#testing/cases.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember } from '#testing/members.ts'
import { LABEL, WARNING } from '#testing/mild-decisions.ts'
import { takeMeasure } from '#testing/measures.ts'
import { aModerator } from '#testing/moderation.ts'
import {
  aDecidedReport,
  aDismissedGuestReport,
  decideCaseOf,
  object,
  objectAsGuest,
  OBJECTION,
  readOwnReports,
} from '#testing/objections.ts'
import { aPost } from '#testing/posts.ts'
import { aReport } from '#testing/reports.ts'
import { storedUnder } from '#testing/stored.ts'

const MILD: readonly (readonly [string, CaseDecision])[] = [
  ['an age label', LABEL],
  ['a warning', WARNING],
  ['a suspension', aDecision(null, { measure: 'suspend', days: 7, scope: 'Eine Woche Pause.' })],
  ['the end of the account', aDecision(null, { measure: 'end-account', scope: 'Das war es.' })],
  ['an age label and a warning', aDecision('age-label', WARNING.member)],
]

const cardsOf = async (targetId: string) =>
  (await storedUnder(openAppealsPartition)).filter((card) => card.targetId === targetId)

describe('the objection to a measure that leaves the content to be seen', () => {
  it.each(MILD)('is possible after %s, and says nothing about it', async (_, decision) => {
    const { reporter, targetId, decided } = await aDecidedReport(decision)
    const endsAt = appealEndsAt(decided.decidedAt ?? '')
    const [before] = await readOwnReports(reporter)
    expect(before).toMatchObject({
      outcome: 'acted',
      objection: { appeal: null, endsAt, mayAppeal: true },
    })
    const { status, json } = await object(reporter, targetId)
    expect(status).toBe(200)
    expect(json).toEqual({
      appeal: {
        state: 'received',
        text: OBJECTION,
        at: expect.any(String) as string,
        decision: null,
        reasons: null,
        decidedAt: null,
        nothingRestored: false,
        newStatementId: null,
      },
      endsAt,
      mayAppeal: false,
    })
    const [after] = await readOwnReports(reporter)
    expect(after).toEqual({ ...before, objection: json })
    expect(JSON.stringify(after)).not.toContain(decided.statementIds?.[0])
    expect(await cardsOf(targetId)).toMatchObject([
      { origin: 'reporter', isTooMild: true, measure: decided.measures?.[0] },
    ])
  })

  it.each([
    ['hidden', aDecision('hide')],
    ['removed', aDecision('remove')],
    ['removed, and its author warned', aDecision('remove', WARNING.member)],
  ] as const)('is not offered once the content is %s', async (_, decision) => {
    const { reporter, targetId } = await aDecidedReport(decision)
    expect(await readOwnReports(reporter)).toMatchObject([{ outcome: 'acted', objection: null }])
    expect((await object(reporter, targetId)).status).toBe(409)
    expect(await cardsOf(targetId)).toEqual([])
  })

  it.each([
    [
      'its author had deleted it',
      async (token: string, id: string) => {
        await call(await handlerOf(deletePost.id), deletePost, { token, params: { id } })
      },
    ],
    [
      'another decision had removed it',
      async (_: string, id: string) => {
        await takeMeasure('community-post', id, 'remove')
      },
    ],
  ])('is not offered where %s before', async (_, takeOut) => {
    const [author, reporter] = [await aMember(), await aMember()]
    const targetId = await aPost(author)
    await aReport(reporter, ['community-post', targetId])
    await takeOut(author.token, targetId)
    await decideCaseOf(await aModerator(), targetId, WARNING)
    expect(await readOwnReports(reporter)).toMatchObject([{ outcome: 'acted', objection: null }])
    expect((await object(reporter, targetId)).status).toBe(409)
  })

  it('becomes one when it is sent twice at once', async () => {
    const { reporter, targetId } = await aDecidedReport(WARNING)
    const answers = await Promise.all([
      object(reporter, targetId),
      object(reporter, targetId, 'Eine Verwarnung reicht hier wirklich nicht aus.'),
      object(reporter, targetId),
    ])
    const accepted = answers.filter(({ status }) => status === 200).length
    expect([1, 2]).toContain(accepted)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3 - accepted)
    expect(await cardsOf(targetId)).toHaveLength(1)
    expect((await object(reporter, targetId, null)).json).toMatchObject({
      appeal: { state: 'withdrawn' },
      mayAppeal: true,
    })
    expect(await cardsOf(targetId)).toEqual([])
  })

  it('is open to guests, whose receipt is the same after every measure', async () => {
    const shown: string[] = []
    for (const [, decision] of MILD) {
      const { receipt, report, decided } = await aDismissedGuestReport(
        'erika@example.org',
        decision,
      )
      const { status, json: sent } = await objectAsGuest(receipt)
      expect(status).toBe(200)
      const read = await call(await handlerOf(readReceipt.id), readReceipt, { body: { receipt } })
      expect(read.json).toMatchObject({ id: report.reportId, outcome: 'acted', objection: sent })
      const text = read.text.replaceAll(/"(id|at|decidedAt|endsAt)":"[^"]*"/g, '"$1":""')
      expect(read.text).not.toContain(decided.statementIds?.[0])
      shown.push(text)
    }
    expect(new Set(shown).size).toBe(1)
    const removed = await aDismissedGuestReport('erika@example.org', aDecision('remove'))
    expect((await objectAsGuest(removed.receipt)).status).toBe(409)
  })
})
