import { describe, expect, it } from 'vitest'
import type { ReviewedAppeal } from '#shared/api/appeals.ts'
import { readCase } from '#shared/api/cases.ts'
import { listStatements } from '#shared/api/statements.ts'
import { decideOn, review, submit } from '#testing/appeals.ts'
import { entriesOf } from '#testing/audit.ts'
import { call } from '#testing/call.ts'
import { aDecision, decideOn as decideCaseOn } from '#testing/cases.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { LABEL, openPostCase, see, STAYS, WARNING } from '#testing/mild-decisions.ts'
import { aModerator } from '#testing/moderation.ts'
import { readActivities } from '#testing/notifications.ts'
import {
  anObjection,
  answer,
  decideCaseOf,
  decideObjection,
  object,
  readOwnReports,
} from '#testing/objections.ts'
import { aReport, findOpenCase } from '#testing/reports.ts'
import { stored } from '#testing/stored.ts'
import { unitsOf } from '#testing/units.ts'
import { caseKey, statementKey } from '../../cases/items/index.ts'
import { handler as settleAppeals } from '../effects/settle-appeals.ts'

const settle = deliverTo('settle-appeals', settleAppeals)

const warned = () => anObjection(WARNING)
const labelled = () => anObjection(LABEL)
const post = (targetId: string) => ({ kind: 'community-post', targetId }) as const

const look = async ({ token }: TestMember, id: string) =>
  (await call(await handlerOf(readCase.id), readCase, { token, params: { id } })).json

const eventsOf = async (member: TestMember) =>
  (await readActivities(member)).flatMap(({ type, decision }) =>
    type === 'decision' ? [decision?.event] : [],
  )

const decisionsAbout = async ({ token }: TestMember) =>
  (await call(await handlerOf(listStatements.id), listStatements, { token })).json

describe('the review of a measure that is too mild for a reporter', () => {
  it('shows every measure of the decision, and cannot change one', async () => {
    const suspended = { measure: 'suspend', days: 7, scope: 'Eine Woche Pause.' } as const
    const scene = await anObjection(aDecision('age-label', suspended))
    const { json } = await review(scene.reviewer, scene.id)
    expect(json).toMatchObject({
      origin: 'reporter',
      isTooMild: true,
      measure: 'age-label',
      alongside: [{ measure: 'suspend', outcome: null }],
      possible: [],
      brings: false,
    } satisfies Partial<ReviewedAppeal> | object)
    const change = { decision: 'change', measure: 'warn' } as const
    expect((await decideOn(scene.reviewer, scene.id, change)).status).toBe(409)
    expect((await decideOn(scene.moderator, scene.id)).status).toBe(403)
    const reading = await unitsOf(() => review(scene.reviewer, scene.id))
    expect(reading.read).toBeLessThanOrEqual(11)
  })

  it('leaves the measure and its statement as they are when it rejects the objection', async () => {
    const scene = await labelled()
    const before = await stored(statementKey(scene.statementId))
    const record = await decideObjection(scene, 'uphold')
    for (let delivery = 0; delivery < 2; delivery++) {
      await answer(record)
      await settle(record)
    }
    expect(await stored(statementKey(scene.statementId))).toEqual(before)
    expect(await findOpenCase(post(scene.targetId))).toBeUndefined()
    expect(await eventsOf(scene.reporter)).toEqual(['report-objection-upheld', 'report-acted'])
    expect(await eventsOf(scene.moderator)).toEqual(['review-upheld'])
    expect(await eventsOf(scene.author)).toEqual([])
    expect(await readOwnReports(scene.reporter)).toMatchObject([
      { outcome: 'acted', objection: { appeal: { decision: 'uphold' }, mayAppeal: false } },
    ])
    const notices = JSON.stringify(await readActivities(scene.reporter))
    expect(notices).not.toContain(scene.statementId)
  })

  it('opens the case again for others, while the measure stays in force', async () => {
    const scene = await labelled()
    const { reporter, moderator, author, targetId, statementId } = scene
    const before = await stored(statementKey(statementId))
    const record = await decideObjection(scene, 'lift')
    for (let delivery = 0; delivery < 2; delivery++) {
      await answer(record)
      await settle(record)
    }
    expect(await stored(statementKey(statementId))).toEqual(before)
    expect(await see(reporter, targetId)).toEqual({ status: 200, drastic: 'covered' })
    expect(await eventsOf(moderator)).toEqual(['review-reopened'])
    expect(await eventsOf(reporter)).toEqual(['report-objection-lifted', 'report-acted'])
    expect(await eventsOf(author)).toEqual([])
    const open = await openPostCase(targetId)
    expect(open.secondLook).toMatchObject({ notBy: [moderator.id], statementIds: [statementId] })
    expect((await decideCaseOn(moderator, open, aDecision('remove'))).status).toBe(403)
    const second = await aModerator()
    expect(await look(second, open.caseId)).toMatchObject({
      mayDecide: true,
      earlier: [{ id: statementId, measure: 'age-label', outcome: null }],
    })
    expect(await readOwnReports(reporter)).toMatchObject([
      { outcome: null, reason: null, objection: { mayAppeal: false } },
    ])
  })
})

describe('the second decision', () => {
  it('adds a measure, and each can be appealed and lifted alone', async () => {
    const scene = await labelled()
    const { author, reporter, targetId, statementId } = scene
    const deciding = await unitsOf(() => decideOn(scene.reviewer, scene.id))
    expect(deciding.read).toBeLessThanOrEqual(13)
    expect(deciding.write).toBeLessThanOrEqual(24)
    const decided = await decideCaseOf(await aModerator(), targetId, aDecision('remove'))
    const [removal = ''] = decided.statementIds ?? []
    expect(await see(reporter, targetId)).toMatchObject({ status: 404 })
    expect(await readOwnReports(reporter)).toMatchObject([
      { outcome: 'acted', objection: { appeal: { decision: 'lift' }, mayAppeal: false } },
    ])
    expect(await stored(statementKey(statementId))).not.toHaveProperty('outcome')
    for (const id of [statementId, removal]) expect((await submit(author, id)).status).toBe(201)
    const reviewer = await aMember({ role: 'reviewer' })
    expect((await decideOn(reviewer, statementId)).status).toBe(200)
    expect(await see(reporter, targetId)).toMatchObject({ status: 404 })
    expect((await decideOn(reviewer, removal)).status).toBe(200)
    expect((await see(reporter, targetId)).status).toBe(200)
    expect((await see(reporter, targetId)).drastic).toBeUndefined()
  })

  it('can leave it at what was done, and says that to the reporter only', async () => {
    const scene = await warned()
    const { author, reporter, targetId, statementId } = scene
    await decideObjection(scene, 'lift')
    const before = await decisionsAbout(author)
    const open = await openPostCase(targetId)
    const second = await aModerator()
    expect((await decideCaseOn(second, open, aDecision('dismiss'))).status).toBe(409)
    const entries = await entriesOf(async () => {
      const deciding = await unitsOf(() => decideCaseOn(second, open, STAYS))
      expect(deciding.read).toBeLessThanOrEqual(10)
      expect(deciding.write).toBeLessThanOrEqual(16)
    })
    await answer(changeRecord(open, await stored(caseKey(open.caseId))))
    expect(entries).toMatchObject([{ act: 'dismiss', detail: `${open.caseId}:dismiss` }])
    const decided = await stored(caseKey(open.caseId))
    expect(decided).toMatchObject({ outcome: 'unchanged', leavesContent: true })
    const [newId = ''] = decided?.statementIds ?? []
    expect(await stored(statementKey(newId))).toMatchObject({
      measure: 'dismiss',
      keepsEarlier: true,
    })
    expect(await stored(statementKey(statementId))).not.toHaveProperty('outcome')
    expect(await decisionsAbout(author)).toEqual(before)
    expect(await eventsOf(reporter)).toEqual(['report-unchanged', 'report-acted'])
    expect(await readOwnReports(reporter)).toMatchObject([
      { outcome: 'unchanged', objection: { mayAppeal: false } },
    ])
    expect((await object(reporter, targetId, 'Ich sehe das immer noch ganz anders.')).status).toBe(
      409,
    )
  })

  it('is too mild for a newer reporter of the same case, who may object for the first time', async () => {
    const scene = await warned()
    const { moderator, targetId, statementId } = scene
    await decideObjection(scene, 'lift')
    const newer = await aMember()
    await aReport(newer, ['community-post', targetId], { category: 'hate' })
    const second = await aModerator()
    const decided = await decideCaseOf(second, targetId, STAYS)
    expect(await readOwnReports(newer)).toMatchObject([
      { outcome: 'unchanged', objection: { appeal: null, mayAppeal: true } },
    ])
    expect((await object(newer, targetId)).status).toBe(200)
    const [report] = await readOwnReports(newer)
    const id = `${decided.statementIds?.[0] ?? ''}-${report?.id ?? ''}`
    expect((await review(scene.reviewer, id)).json).toMatchObject({
      isTooMild: true,
      alongside: [{ id: statementId, measure: 'warn' }],
    })
    expect((await decideOn(second, id)).status).toBe(403)
    expect((await decideOn(scene.reviewer, id)).status).toBe(200)
    const { caseId, secondLook } = await openPostCase(targetId)
    expect(secondLook?.notBy).toEqual([moderator.id, second.id])
    expect(await look(await aModerator(), caseId)).toMatchObject({
      earlier: [{ id: statementId }],
    })
  })
})
