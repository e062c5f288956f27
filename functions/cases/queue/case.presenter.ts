import type { Case, CaseCard, SimilarCase } from '#shared/api/cases.ts'
import type { Measure } from '#shared/domain/measures.ts'
import type { ReportCategory } from '#shared/domain/reports.ts'
import { now } from '#platform/runtime/clock.ts'
import type { CaseCardItem, CaseItem } from '../items/case.items.ts'
import type { ReportItem } from '../items/report.items.ts'
import { isExcluded } from './involvement.ts'

const categoriesOf = ({ categories }: Pick<CaseItem, 'categories'>): CaseCard['categories'] =>
  Object.entries(categories)
    .map(([category, reports]) => ({ category: category as ReportCategory, reports }))
    .toSorted((one, other) => other.reports - one.reports)

/** Null once the time is over. */
export const presentAssignee = (
  { assignee }: Pick<CaseItem, 'assignee'>,
  viewerId: string,
): CaseCard['assignee'] =>
  assignee && Date.parse(assignee.until) > now()
    ? {
        id: assignee.memberId,
        displayName: assignee.displayName,
        until: assignee.until,
        isYou: assignee.memberId === viewerId,
      }
    : null

export const presentCard = (card: Omit<CaseCardItem, 'PK' | 'SK'>, viewerId: string): CaseCard => ({
  id: card.caseId,
  kind: card.kind,
  targetId: card.targetId,
  excerpt: card.excerpt,
  isUrgent: card.isUrgent,
  categories: categoriesOf(card),
  reports: card.reports,
  openedAt: card.openedAt,
  lastReportAt: card.lastReportAt,
  assignee: presentAssignee(card, viewerId),
  isSecondLook: card.secondLook !== undefined,
  mayDecide: !isExcluded(viewerId, card),
  isEscalated: card.escalations !== undefined && card.escalations.length > 0,
})

export const presentReport = (report: ReportItem): Case['newestReports'][number] => ({
  id: report.reportId,
  at: report.at,
  category: report.category,
  text: report.text,
  by: report.memberId === undefined ? 'guest' : 'member',
  objection: report.objection ?? null,
})

export const presentEscalations = ({ escalations = [] }: CaseItem): Case['escalations'] =>
  escalations.map(({ at, authority, name, reference }) => ({ at, authority, name, reference }))

/** Empty where earlier measures stay as they are. */
const measuresOf = ({ outcome, measures = [] }: CaseItem): Measure[] =>
  outcome === 'unchanged' ? [] : [...measures]

/** @param name of the moderator who decided */
export const presentDecision = (item: CaseItem, name: string): Case['decision'] =>
  item.decidedAt === undefined
    ? null
    : {
        at: item.decidedAt,
        by: name,
        measures: measuresOf(item),
        outcome: item.outcome ?? 'gone',
      }

export interface Similar {
  readonly why: SimilarCase['why']
  readonly excerpt: string
  readonly item: CaseItem
}

export const presentSimilar = ({ why, excerpt, item }: Similar): SimilarCase => ({
  id: item.caseId,
  kind: item.kind,
  excerpt,
  openedAt: item.openedAt,
  why,
  measures: item.state === 'open' ? null : measuresOf(item),
})
