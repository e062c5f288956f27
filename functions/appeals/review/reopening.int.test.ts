import { describe, expect, it } from 'vitest'
import { assignCase, readCase, type Case } from '#shared/api/cases.ts'
import { STAFF_KEY } from '#platform/identity/staff.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { decideOn, REASONS } from '#testing/appeals.ts'
import { call } from '#testing/call.ts'
import { aDecision, decideOn as decideCaseOn } from '#testing/cases.ts'
import { changeRecord } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator } from '#testing/moderation.ts'
import { readActivities } from '#testing/notifications.ts'
import {
  aDismissedReport,
  answer,
  decideCaseOf,
  object,
  anObjection,
  decideObjection,
  objectionKeyOf,
  OBJECTION,
  readOwnReports,
} from '#testing/objections.ts'
import { aReport, gatherOf, findOpenCase } from '#testing/reports.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import {
  evidenceKey,
  openCasesPartition,
  ownReportKey,
  reportKey,
  statementKey,
} from '../../cases/items/index.ts'
import { appealCardKey, appealKey } from '../items/appeal.items.ts'

const post = (targetId: string) => ({ kind: 'community-post', targetId }) as const

const cardsOf = async (targetId: string) =>
  (await storedUnder(openCasesPartition)).filter((card) => card.targetId === targetId)

const take = async ({ token }: TestMember, id: string) =>
  call(await handlerOf(assignCase.id), assignCase, {
    token,
    params: { id },
    body: { assigned: true },
  })

const look = async ({ token }: TestMember, id: string) =>
  call(await handlerOf(readCase.id), readCase, { token, params: { id } })

describe('a successful objection', () => {
  it('opens a new case with report and evidence, which the first moderator cannot decide', async () => {
    const scene = await anObjection()
    const { reporter, moderator, reviewer, targetId, report, statementId, decided: first } = scene
    const record = await decideObjection(scene, 'lift')
    const open = await findOpenCase(post(targetId))
    if (!open) throw new Error('No case')
    expect(open.caseId).not.toBe(first.caseId)
    expect(open).toMatchObject({ state: 'open', reports: 1, categories: { spam: 1 } })
    expect(open.assignee).toBeUndefined()
    expect(await cardsOf(targetId)).toMatchObject([{ caseId: open.caseId, excerpt: 'Laut.' }])
    expect((await stored(statementKey(statementId)))?.outcome).toBe('lifted')
    expect(await stored(reportKey(report, report.reportId))).toMatchObject({ caseId: open.caseId })
    const kept = await Promise.all([
      stored(reportKey(report, report.reportId)),
      stored(ownReportKey(reporter.id, report)),
      stored(evidenceKey(report, report.evidence)),
    ])
    for (const item of kept) {
      expect(item).toMatchObject({ kind: 'community-post', targetId })
      expect(item).not.toHaveProperty('expiresAt')
    }

    expect((await take(moderator, open.caseId)).status).toBe(403)
    const refused = await decideCaseOn(moderator, open, aDecision('dismiss'))
    expect(refused).toMatchObject({
      status: 403,
      json: { message: expect.stringContaining('jemand anderes') as string },
    })
    expect((await look(moderator, open.caseId)).json).toMatchObject({
      isSecondLook: true,
      mayDecide: false,
    })
    const second = await aModerator()
    await write(update(STAFF_KEY, { add: { memberIds: new Set([moderator.id, second.id]) } }))
    expect((await decideCaseOn(reviewer, open, aDecision('remove'))).status).toBe(404)
    expect((await look(second, open.caseId)).json).toMatchObject({
      isSecondLook: true,
      mayDecide: true,
      evidence: [{ text: 'Laut.' }],
      newestReports: [{ objection: { text: OBJECTION, reasons: REASONS } }],
    } satisfies Partial<Case> | object)

    for (let delivery = 0; delivery < 2; delivery++) await answer(record)
    await decideCaseOf(second, targetId, 'remove')
    const notices = await readActivities(reporter)
    expect(
      notices.flatMap(({ type, decision }) => (type === 'decision' ? [decision?.event] : [])),
    ).toEqual(['report-acted', 'report-objection-lifted', 'report-no-violation'])
    expect(await readOwnReports(reporter)).toMatchObject([
      { outcome: 'acted', objection: { appeal: { decision: 'lift' }, mayAppeal: false } },
    ])
  })

  it('shows the reporter meanwhile that the case is open again', async () => {
    const scene = await anObjection()
    await decideObjection(scene, 'lift')
    expect(await readOwnReports(scene.reporter)).toMatchObject([
      {
        outcome: null,
        reason: null,
        decidedAt: null,
        objection: { appeal: { decision: 'lift', reasons: REASONS }, mayAppeal: false },
      },
    ])
  })

  it('is the only one: a second dismissal is final', async () => {
    const scene = await anObjection()
    const { reporter, targetId } = scene
    await decideObjection(scene, 'lift')
    await decideCaseOf(await aModerator(), targetId)
    expect(await readOwnReports(reporter)).toMatchObject([
      { outcome: 'no-violation', objection: { mayAppeal: false } },
    ])
    expect((await object(reporter, targetId, 'Ich sehe das immer noch ganz anders.')).status).toBe(
      409,
    )
  })

  it('joins the case that newer reports opened, and takes it from the first moderator', async () => {
    const scene = await anObjection()
    const { moderator, targetId } = scene
    await aReport(await aMember(), ['community-post', targetId], { category: 'hate' })
    const newer = await findOpenCase(post(targetId))
    expect((await take(moderator, newer?.caseId ?? '')).status).toBe(200)
    await decideObjection(scene, 'lift')
    const open = await findOpenCase(post(targetId))
    expect(open).toMatchObject({
      caseId: newer?.caseId,
      reports: 2,
      categories: { hate: 1, spam: 1 },
      secondLook: { notBy: [moderator.id] },
    })
    expect(open?.assignee).toBeUndefined()
    expect(await cardsOf(targetId)).toHaveLength(1)
    await aReport(await aMember(), ['community-post', targetId], { category: 'insult' })
    expect((await take(moderator, newer?.caseId ?? '')).status).toBe(403)
  })

  it('excludes the first moderator also from a decision that runs meanwhile', async () => {
    const scene = await anObjection()
    const { moderator, targetId, reviewer, id } = scene
    await aReport(await aMember(), ['community-post', targetId])
    const newer = await findOpenCase(post(targetId))
    if (!newer) throw new Error('No case')
    const [lifted, dismissed] = await Promise.all([
      decideOn(reviewer, id),
      decideCaseOn(moderator, newer, aDecision('dismiss')),
    ])
    expect(lifted.status).toBe(200)
    const open = await findOpenCase(post(targetId))
    expect(open).toMatchObject({ secondLook: { notBy: [moderator.id] } })
    expect(open?.caseId === newer.caseId).toBe(dismissed.status === 403)
  })

  it('opens one case when two reporters have success', async () => {
    const [scene, other] = [await aDismissedReport(), await aMember()]
    const { reporter, reviewer, targetId, report, decided: first, statementId } = scene
    const second = { ...report, ...reportKey(report, newId()), memberId: other.id }
    const item = { ...second, reportId: second.SK, caseId: first.caseId }
    const own = await stored(ownReportKey(reporter.id, report))
    await putAll([item, { ...own, ...ownReportKey(other.id, report), reportId: item.reportId }])
    for (const by of [reporter, other]) expect((await object(by, targetId)).status).toBe(200)
    const ids = [report, item].map(({ reportId }) => `${statementId}-${reportId}`)
    const answers = await Promise.all(ids.map((id) => decideOn(reviewer, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await findOpenCase(post(targetId))).toMatchObject({ reports: 2 })
    expect(await cardsOf(targetId)).toMatchObject([{ reports: 2 }])
  })

  it('stays a success for the dismissal when another objection to it is rejected', async () => {
    const scene = await anObjection()
    await decideObjection(scene, 'lift')
    const { reviewer, report, statementId } = scene
    const appeal = await stored(objectionKeyOf(scene))
    const reportId = newId()
    const ref = { subjectId: statementId, reportId }
    await putAll([
      { ...report, ...reportKey(report, reportId), reportId },
      { ...appeal, ...appealKey(ref), ...ref, appealId: newId(), state: 'received' },
    ])
    const other = await stored(appealKey(ref))
    await putAll([{ ...other, ...appealCardKey(other?.appealId ?? '') }])
    const answered = await decideOn(reviewer, `${statementId}-${reportId}`, { decision: 'uphold' })
    expect(answered.status).toBe(200)
    expect((await stored(statementKey(statementId)))?.outcome).toBe('lifted')
  })

  it('still opens a case when the report expired meanwhile', async () => {
    const scene = await anObjection()
    const { reporter, report, targetId } = scene
    await remove(reportKey(report, report.reportId))
    await remove(ownReportKey(reporter.id, report))
    await decideObjection(scene, 'lift')
    const open = await findOpenCase(post(targetId))
    expect(open).toMatchObject({ reports: 1, categories: { other: 1 } })
    expect((await look(await aModerator(), open?.caseId ?? '')).status).toBe(200)
  })
})

it('does not gather a report again whose event is repeated', async () => {
  const scene = await anObjection()
  await decideObjection(scene, 'lift')
  await gatherOf(scene.report)
  expect(await findOpenCase(post(scene.targetId))).toMatchObject({ reports: 1 })
})

it('does not tell the reporter of the first case again', async () => {
  const scene = await anObjection()
  const before = { ...scene.decided, state: 'open' } as const
  await decideObjection(scene, 'lift')
  await answer(changeRecord(before, scene.decided))
  expect(await readOwnReports(scene.reporter)).toMatchObject([{ outcome: null }])
})
