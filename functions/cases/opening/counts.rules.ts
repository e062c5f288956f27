import { isUrgentCategory, type ReportCategory } from '#shared/domain/reports.ts'
import type { CaseItem } from '../items/case.items.ts'
import type { ReportItem } from '../items/report.items.ts'

/** What some reports add to a case. */
export interface Counts {
  readonly categories: CaseItem['categories']
  readonly reports: number
  readonly isUrgent: boolean
  readonly lastReportAt: string
}

export const countReports = (reports: readonly ReportItem[]): Counts => ({
  categories: Object.fromEntries(
    [...Map.groupBy(reports, ({ category }) => category)].map(([category, of]) => [
      category,
      of.length,
    ]),
  ),
  reports: reports.length,
  isUrgent: reports.some(({ category }) => isUrgentCategory(category)),
  lastReportAt:
    reports
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '',
})

/** Further reports of the same kind tell a moderator nothing new, and do not disturb a decision. */
export const isNews = (open: CaseItem, { categories, isUrgent }: Counts): boolean =>
  (isUrgent && !open.isUrgent) ||
  Object.keys(categories).some((name) => open.categories[name as ReportCategory] === undefined)
