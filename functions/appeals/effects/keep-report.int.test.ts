import { expect, it } from 'vitest'
import { KEPT_DAYS } from '#shared/domain/retention.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { aDismissedReport, decideObjection, object, objectionKeyOf } from '#testing/objections.ts'
import { stored } from '#testing/stored.ts'
import { evidenceKey, ownReportKey, reportKey } from '../../cases/items/index.ts'
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
