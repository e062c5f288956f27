import { excerpt } from '#platform/content/excerpt.ts'
import {
  attribute,
  expression,
  putNew,
  put,
  remove,
  update,
  type Condition,
  type Write,
} from '#platform/table/index.ts'
import {
  caseCardKey,
  caseKey,
  openCaseKey,
  type CaseCardItem,
  type CaseItem,
  type Target,
} from '../items/case.items.ts'
import type { EvidenceItem } from '../items/evidence.items.ts'
import { isNews, type Counts } from './counts.rules.ts'

type Writes = Readonly<Record<string, Write>>

type CaseData = Omit<CaseItem, 'PK' | 'SK' | 'entity'>

const cardItem = (data: CaseData, text: string): CaseCardItem => ({
  ...caseCardKey(data),
  ...data,
  excerpt: text,
})

const beginningOf = ({ text, title = '' }: EvidenceItem): string =>
  excerpt(text === '' ? title : text)

type NewCase = Target &
  Pick<CaseItem, 'caseId' | 'authorId' | 'openedAt' | 'firstReportId' | 'secondLook'>

/** Opens the case of an object. Fails when it has one already. */
export const openCase = (
  about: NewCase,
  counts: Counts,
  evidence: EvidenceItem | undefined,
): Writes => {
  const data: CaseData = { ...about, state: 'open', revision: 1, ...counts }
  const { caseId } = about
  return {
    case: putNew<CaseItem>({ ...caseKey(caseId), SK: 'CASE', entity: 'Case', ...data }),
    pointer: putNew({ ...openCaseKey(data), SK: 'OPEN' as const, caseId }),
    card: put(cardItem(data, evidence ? beginningOf(evidence) : '')),
  }
}

const added = ({ categories }: Counts) =>
  Object.entries(categories).reduce(
    (all, [category, by]) => {
      const name = attribute(category)
      return expression`${all}, categories.${name} = categories.${name} + ${by}`
    },
    expression``,
  )

const countIn = (counts: Counts, revision: number) =>
  expression`SET reports = reports + ${counts.reports}, revision = revision + ${revision}, lastReportAt = ${counts.lastReportAt}${added(counts)}`

/** Counts further reports without regard to others that are counted at the same time. */
const countFurther = (open: CaseItem, counts: Counts): Writes => {
  const change = {
    expression: countIn(counts, 0),
    condition:
      expression`#state = ${'open'} AND isUrgent = ${open.isUrgent}` as Condition<CaseItem>,
  }
  return { case: update(caseKey(open.caseId), change), card: update(caseCardKey(open), change) }
}

const sumOf = (open: CaseItem, counts: Counts): CaseItem['categories'] => {
  const names = new Set([...Object.keys(open.categories), ...Object.keys(counts.categories)])
  const of = (from: CaseItem['categories'], name: string): number =>
    from[name as keyof typeof from] ?? 0
  return Object.fromEntries(
    [...names].map((name) => [name, of(open.categories, name) + of(counts.categories, name)]),
  )
}

/** Replaces case and card, and fails when either changed since they were read. */
export const renewCase = (
  open: CaseItem,
  card: CaseCardItem,
  counts: Counts,
  changed: Partial<Pick<CaseItem, 'assignee' | 'secondLook'>> = {},
): Writes => {
  const { PK, SK, entity, ...data } = open
  const next: CaseData = {
    ...data,
    ...changed,
    categories: sumOf(open, counts),
    reports: open.reports + counts.reports,
    isUrgent: open.isUrgent || counts.isUrgent,
    lastReportAt: counts.lastReportAt > open.lastReportAt ? counts.lastReportAt : open.lastReportAt,
    revision: open.revision + 1,
  }
  const { revision, reports } = open
  const moves = next.isUrgent !== open.isUrgent
  return {
    case: put<CaseItem>({ PK, SK, entity, ...next }, { state: 'open', revision, reports }),
    card: put(cardItem(next, card.excerpt)),
    ...(moves ? { earlierCard: remove(caseCardKey(open)) } : {}),
  }
}

export const extendCase = (open: CaseItem, card: CaseCardItem, counts: Counts): Writes =>
  isNews(open, counts) ? renewCase(open, card, counts) : countFurther(open, counts)
