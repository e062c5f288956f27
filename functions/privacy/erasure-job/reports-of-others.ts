import { exists, get, onConditionFailed, query, update, type Key } from '#platform/table/index.ts'
import {
  caseKey,
  casesOf,
  ownReportKey,
  reportsPartition,
  type OwnReportItem,
  type Target,
} from '../../cases/items/index.ts'
import { ERASURE_TEXTS } from '../texts.ts'
import type { Erasing } from './erasing.ts'

/** The reporter keeps that there was a report and its outcome, without name, words and address of the reported. */
const forgetIn = async (erasing: Erasing, target: Target, reporterId: string): Promise<void> => {
  const key = ownReportKey(reporterId, target)
  const own = await get(key, { consistent: true })
  if (!own || own.path === '') return
  const set = { title: ERASURE_TEXTS.reported, path: '' }
  const report = update<OwnReportItem>(key, { set, condition: exists })
  await onConditionFailed(erasing.change('own-report', { report }), () => undefined)
}

const forgetTarget = async (erasing: Erasing, target: Target): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(reportsPartition(target), { consistent: true, startAt })
    for (const { memberId } of page.items) {
      erasing.assertTime()
      if (memberId !== undefined) await forgetIn(erasing, target, memberId)
    }
    startAt = page.next
  } while (startAt)
}

/** What others reported of the member, found by the cases about it. */
export const forgetReported = async (erasing: Erasing): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(casesOf(erasing.memberId), { consistent: true, startAt })
    for (const { SK } of page.items) {
      const about = await get(caseKey(SK), { consistent: true })
      if (about) await forgetTarget(erasing, about)
    }
    startAt = page.next
  } while (startAt)
}
