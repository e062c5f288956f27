import { expect, it } from 'vitest'
import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { epochSeconds, isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { aRemovedPost, review, submit } from '#testing/appeals.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aDismissedReport, decideObjection, object, objectionKeyOf } from '#testing/objections.ts'
import { stored } from '#testing/stored.ts'
import { evidenceKey, ownReportKey, reportKey, statementKey } from '../../cases/items/index.ts'
import { appealKey } from '../items/appeal.items.ts'
import { handler } from './keep-for-appeal.ts'

const deliver = deliverTo('keep-for-appeal', handler)

const DAY_MS = 24 * 60 * 60 * 1000

const scene = async () => {
  const dismissed = await aDismissedReport()
  const { report, reporter, targetId } = dismissed
  /** Days from now to the ends of report, entry of the own list, and evidence. */
  const ends = async () => {
    const items = await Promise.all([
      stored(reportKey(report, report.reportId)),
      stored(ownReportKey(reporter.id, report)),
      stored(evidenceKey(report, report.evidence)),
    ])
    return items.map(
      (item) => item?.expiresAt && Math.round((item.expiresAt * 1000 - Date.now()) / DAY_MS),
    )
  }
  const objecting = await changeBy(objectionKeyOf(dismissed), () => object(reporter, targetId))
  if (!objecting) throw new Error('No objection')
  return { ...dismissed, ends, objecting }
}

it('keeps report and evidence while an objection is open, and only evidence after one in vain', async () => {
  const one = await scene()
  expect(await one.ends()).toEqual([217, 217, 217])
  await deliver(one.objecting, one.objecting)
  const latest = KEPT_DAYS.appealedContent
  expect(await one.ends()).toEqual([latest, latest, latest])
  await deliver(await decideObjection(one, 'uphold'))
  await deliver(one.objecting)
  expect(await one.ends()).toEqual([217, 217, latest])
})

it('gives no end to what a case that is open again needs', async () => {
  const one = await scene()
  const lifted = await decideObjection(one, 'lift')
  await deliver(lifted)
  await deliver(one.objecting)
  expect(await one.ends()).toEqual([undefined, undefined, undefined])
})

it('keeps what was reported while the author appeals in the last days, until that is decided', async () => {
  const { author, targetId, id, reviewer } = await aRemovedPost()
  const target = { kind: 'community-post', targetId } as const
  const key = evidenceKey(target, newId())
  const about = { ...target, at: isoNow(), text: 'Poser.', contentHash: 'x', path: '/' }
  const days = (count: number) => epochSeconds() + count * 24 * 3600
  await putAll([{ ...key, ...about, expiresAt: days(30) }])
  await write(update(statementKey(id), { set: { caseId: newId() } }))
  const left = async () =>
    Math.round((((await stored(key))?.expiresAt ?? 0) - epochSeconds()) / (24 * 3600))
  const appealed = await changeBy(appealKey({ subjectId: id }), () => submit(author, id))
  if (!appealed) throw new Error('No appeal')
  await deliver(appealed, appealed)
  expect(await left()).toBe(KEPT_DAYS.appealedContent)
  expect((await review(reviewer, id)).json).toMatchObject({ evidence: [{ text: 'Poser.' }] })
})
