export {
  caseCardKey,
  caseKey,
  openCaseKey,
  openCasesPartition,
  type CaseCardItem,
  type CaseItem,
  type EscalationRecord,
  type SecondLook,
  type Target,
} from './case.items.ts'
export {
  casesLike,
  relatedCasesPartition,
  relatedCase,
  type RelatedCaseItem,
} from './related-case.items.ts'
export {
  evidenceFile,
  evidenceKey,
  evidencePartition,
  hashOfContent,
  type EvidenceItem,
} from './evidence.items.ts'
export {
  ownReportKey,
  ownReportsPartition,
  receiptKey,
  reportKey,
  reportsPartition,
  type OwnReportItem,
  type ReceiptItem,
  type ReportItem,
} from './report.items.ts'
export {
  statementKey,
  statementsPartition,
  type StatementItem,
} from '#platform/content/statement.items.ts'
