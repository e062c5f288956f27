import { batchEffect } from '../../events/index.ts'
import { evidenceKey, type ReportItem } from '../../cases/items/index.ts'
import { freezeMedia } from '../frozen-files/index.ts'
import { gatherReports } from '../gathering/index.ts'

/** Every version of an object that these reports name. */
const freezeAll = async (reports: readonly ReportItem[]): Promise<void> => {
  const versions = new Map(reports.map((report) => [report.evidence, report]))
  for (const [hash, target] of versions) await freezeMedia(evidenceKey(target, hash))
}

/** Reports of one object that arrive together are one transaction, because its case is a hot item. */
export const handler = batchEffect<ReportItem>(async (events) => {
  const reports = events.flatMap(({ after }) => after ?? [])
  const groups = Map.groupBy(reports, ({ PK }) => PK)
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    await gatherReports(
      first,
      group.map(({ reportId }) => reportId),
    )
    await freezeAll(group)
  }
})
