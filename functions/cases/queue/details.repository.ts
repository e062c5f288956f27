import { LIMITS } from '#shared/domain/limits.ts'
import { expression, getMany, query, queryIndex } from '#platform/table/index.ts'
import { reportKey, reportsPartition, type ReportItem } from '../items/report.items.ts'
import { statementsPartition, type StatementItem } from '../../platform/content/statement.items.ts'
import { type CaseItem } from '../items/case.items.ts'
import { readStatementsOf } from '../statements/statement.repository.ts'

/** Earlier cases of the object can stand between the newest reports of this one. */
const READ_REPORTS = 30

const readObjectedReports = async (item: CaseItem): Promise<ReportItem[]> => {
  const ids = item.secondLook?.reportIds ?? []
  const found = await getMany(ids.slice(-LIMITS.caseDetails).map((id) => reportKey(item, id)))
  return found.filter(
    (report): report is ReportItem => report !== undefined && report.caseId === item.caseId,
  )
}

/** Those of a case whose reporters objected, and the newest. */
export const readReports = async (item: CaseItem): Promise<ReportItem[]> => {
  const [{ items }, objected] = await Promise.all([
    query(reportsPartition(item), {
      newestFirst: true,
      limit: READ_REPORTS,
      filter: expression`caseId = ${item.caseId}`,
    }),
    readObjectedReports(item),
  ])
  const others = items.filter(({ objection }) => objection === undefined)
  return [...objected, ...others].slice(0, LIMITS.caseDetails)
}

/** Above that, the number of statements about a member means „many“. */
const MAX_COUNTED = 100

export interface History {
  readonly count: number
  readonly newest: readonly StatementItem[]
}

export const readHistory = async (authorId: string | undefined): Promise<History> => {
  if (authorId === undefined) return { count: 0, newest: [] }
  const [all, newest] = await Promise.all([
    queryIndex(statementsPartition(authorId), { limit: MAX_COUNTED }),
    readStatementsOf(authorId, { limit: LIMITS.caseDetails }),
  ])
  return { count: all.items.length, newest: newest.items }
}
