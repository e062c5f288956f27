import {
  exists,
  getMany,
  keyOf,
  onConditionFailed,
  query,
  update,
  type Key,
} from '#platform/table/index.ts'
import {
  caseKey,
  relatedCasesPartition,
  ownReportKey,
  reportsPartition,
  type OwnReportItem,
  type Target,
} from '../../cases/items/index.ts'
import { ERASURE_TEXTS } from '../texts.ts'
import type { Erasing } from './erasing.ts'

/** As many as one read of keys takes: after a bomb of reports, one by one would not fit into a delivery. */
const PAGE = 100

/** The reporter keeps that there was a report and its outcome, without name, words and address of the reported. */
const forget = async (erasing: Erasing, own: OwnReportItem): Promise<void> => {
  const set = { title: ERASURE_TEXTS.reported, path: '' }
  const report = update<OwnReportItem>(keyOf(own), { set, condition: exists })
  await onConditionFailed(erasing.change('own-report', { report }), () => undefined)
}

const forgetTarget = async (erasing: Erasing, target: Target): Promise<void> => {
  let startAt: Key | undefined
  do {
    erasing.assertTime()
    const page = await query(reportsPartition(target), { consistent: true, limit: PAGE, startAt })
    const reporters = new Set(page.items.flatMap(({ memberId }) => memberId ?? []))
    const keys = [...reporters].map((reporterId) => ownReportKey(reporterId, target))
    for (const own of await getMany(keys, { consistent: true }))
      if (own && own.path !== '') await forget(erasing, own)
    startAt = page.next
  } while (startAt)
}

/** What others reported of the member, found by the cases about it. */
export const forgetReported = async (erasing: Erasing): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(relatedCasesPartition(erasing.memberId), {
      consistent: true,
      limit: PAGE,
      startAt,
    })
    const keys = page.items.map(({ SK }) => caseKey(SK))
    for (const about of await getMany(keys, { consistent: true }))
      if (about) await forgetTarget(erasing, about)
    startAt = page.next
  } while (startAt)
}
