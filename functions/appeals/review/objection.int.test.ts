// Imported first, because the mail sender is read only once.
import { mailsTo } from '#testing/mailbox.ts'
import { describe, expect, it } from 'vitest'
import { readReceipt } from '#shared/api/reports.ts'
import type { ReviewedAppeal } from '#shared/api/appeals.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import { handler as settleAppeals } from '../effects/settle-appeals.ts'
import { decideOn, openAppeals, REASONS, review } from '#testing/appeals.ts'
import { call } from '#testing/call.ts'
import { deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aModerator } from '#testing/moderation.ts'
import { readActivities } from '#testing/notifications.ts'
import {
  aDismissedGuestReport,
  answer,
  decideCaseOf,
  object,
  objectAsGuest,
  anObjection,
  decideObjection,
  OBJECTION,
  readOwnReports,
} from '#testing/objections.ts'
import { aReport, findOpenCase } from '#testing/reports.ts'
import { stored } from '#testing/stored.ts'
import { caseKey, statementKey } from '../../cases/items/index.ts'

const settle = deliverTo('settle-appeals', settleAppeals)

const post = (targetId: string) => ({ kind: 'community-post', targetId }) as const

describe('the review of an objection', () => {
  it('shows what was reported and dismissed, and names nobody', async () => {
    const { reviewer, reporter, author, id } = await anObjection()
    expect((await openAppeals(reviewer)).text).toContain(id)
    const { json, text } = await review(reviewer, id)
    expect(json).toMatchObject({
      origin: 'reporter',
      measure: 'dismiss',
      state: 'in-review',
      text: OBJECTION,
      report: { category: 'spam' },
      statement: { measure: 'dismiss' },
      possible: [],
    } satisfies Partial<ReviewedAppeal> | object)
    for (const secret of [reporter.id, reporter.username, author.username])
      expect(text).not.toContain(secret)
  })

  it('is never decided by who dismissed, wrote or reported it, and takes no measure', async () => {
    const { moderator, author, reporter, reviewer, targetId, id } = await anObjection()
    const other = await aModerator()
    await aReport(other, ['community-post', targetId])
    for (const one of [author, reporter])
      await write(update(memberKey(one.id), { set: { role: 'moderator' } }))
    for (const one of [moderator, author, reporter, other])
      expect((await decideOn(one, id)).status).toBe(403)
    const change = { decision: 'change', measure: 'hide' } as const
    expect((await decideOn(reviewer, id, change)).status).toBe(409)
    expect((await stored(statementKey(id.slice(0, 26))))?.outcome).toBeUndefined()
  })

  it('is not found under the statement of another dismissal', async () => {
    const [one, other] = [await anObjection(), await anObjection()]
    const mixed = `${other.statementId}-${one.report.reportId}`
    expect((await decideOn(one.moderator, mixed)).status).toBe(404)
    expect((await review(one.reviewer, mixed)).status).toBe(404)
  })
})

describe('a rejected objection', () => {
  it('leaves the dismissal, and tells the reporter once, with reasons and without names', async () => {
    const scene = await anObjection()
    const { reporter, moderator, targetId, statementId } = scene
    const record = await decideObjection(scene, 'uphold')
    for (let delivery = 0; delivery < 3; delivery++) {
      await answer(record)
      await settle(record)
    }
    const notices = await readActivities(reporter)
    expect(notices.filter(({ type }) => type === 'decision')).toMatchObject([
      { decision: { event: 'report-objection-upheld' } },
      { decision: { event: 'report-no-violation' } },
    ])
    expect(await readActivities(moderator)).toMatchObject([
      { decision: { event: 'review-upheld' } },
    ])
    expect(await readOwnReports(reporter)).toMatchObject([
      {
        outcome: 'no-violation',
        objection: { appeal: { decision: 'uphold', reasons: REASONS }, mayAppeal: false },
      },
    ])
    expect((await stored(statementKey(statementId)))?.outcome).toBe('upheld')
    expect(await findOpenCase(post(targetId))).toBeUndefined()
    expect((await object(reporter, targetId, 'Ich sehe das immer noch ganz anders.')).status).toBe(
      409,
    )
  })
})

describe('the objection of a guest', () => {
  it('is answered by mail with a link once, and so is the decision that follows', async () => {
    const email = `${newId().toLowerCase()}@example.org`
    const scene = await aDismissedGuestReport(email)
    expect(mailsTo(email)).toHaveLength(1)
    expect((await objectAsGuest(scene.receipt)).status).toBe(200)
    const record = await decideObjection(scene, 'lift')
    for (let delivery = 0; delivery < 3; delivery++) await answer(record)
    const [, mail = '', ...others] = mailsTo(email)
    expect(others).toEqual([])
    expect(mail).not.toContain(REASONS)
    const [, receipt = ''] = /\/meldung#([0-9a-f]{64})/.exec(mail) ?? []
    const read = async () =>
      (await call(await handlerOf(readReceipt.id), readReceipt, { body: { receipt } })).json
    expect(await read()).toMatchObject({
      outcome: null,
      objection: { appeal: { decision: 'lift', reasons: REASONS } },
    })
    await decideCaseOf(await aModerator(), scene.targetId, 'remove')
    expect(mailsTo(email)).toHaveLength(3)
    expect(await read()).toMatchObject({ outcome: 'acted' })
    expect(await stored(caseKey(scene.decided.caseId))).toMatchObject({ outcome: 'no-violation' })
  })
})
