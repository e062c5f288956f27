export {
  caseCardKey,
  caseKey,
  openCaseKey,
  openCasesPartition,
  type CaseCardItem,
  type CaseItem,
  type Target,
} from './case.items.ts'
export { relatedCasesPartition } from './related-case.items.ts'
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
