import {
  REPORT_CATEGORIES,
  type ReportCategory,
  type ReportedKind,
} from '#shared/domain/reports.ts'

type Kinds = readonly ReportedKind[]

/** Reasons that only some kinds can have. */
const ONLY: Readonly<Partial<Record<ReportCategory, Kinds>>> = {
  untrue: ['article', 'band', 'concert'],
  impersonation: ['profile', 'band', 'message'],
}

/** The reasons to report something of this kind, the most serious first. */
export const categoriesFor = (kind: ReportedKind): readonly ReportCategory[] =>
  (Object.keys(REPORT_CATEGORIES) as ReportCategory[]).filter(
    (category) => ONLY[category]?.includes(kind) ?? true,
  )
