import { decideCase, type CaseDecision } from '#shared/api/cases.ts'
import type { Measure } from '#shared/domain/measures.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { statementTemplate } from '#shared/domain/statements/template.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  caseCardKey,
  caseKey,
  evidenceKey,
  hashOfContent,
  openCaseKey,
  reportKey,
  type CaseItem,
  type EvidenceItem,
} from '../cases/items/index.ts'
import { aMember, type TestMember } from './members.ts'
import { aPost, putAll } from './posts.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'

export interface TestCase {
  readonly item: CaseItem
  readonly author: TestMember
}

type Options = Partial<Omit<CaseItem, 'PK' | 'SK' | 'entity'>> & { readonly text?: string }

const OPENED = {
  categories: { insult: 1 },
  reports: 1,
  isUrgent: false,
  state: 'open',
  revision: 1,
} as const

/** A reported object with its evidence, as `gather-reports` leaves it. */
export const aCaseAbout = async (
  target: { readonly kind: ReportedKind; readonly targetId: string; readonly authorId?: string },
  { text = 'Ihr seid alle Poser, und du ganz besonders.', ...more }: Options = {},
): Promise<CaseItem> => {
  const caseId = more.caseId ?? newId()
  const at = new Date().toISOString()
  const data = { ...OPENED, ...target, caseId, openedAt: at, lastReportAt: at, ...more }
  const evidence: EvidenceItem = {
    ...evidenceKey(target, caseId),
    ...target,
    at,
    text,
    contentHash: hashOfContent(text),
    path: `/#post-${target.targetId}`,
  }
  const item: CaseItem = { ...caseKey(caseId), entity: 'Case', ...data }
  await putAll([
    item,
    { ...caseCardKey(data), ...data, excerpt: text },
    { ...openCaseKey(target), caseId },
    evidence,
    {
      ...reportKey(target, caseId),
      kind: target.kind,
      targetId: target.targetId,
      entity: 'Report',
      reportId: caseId,
      category: 'insult',
      text: 'Der meint mich.',
      at,
      memberId: newId(),
      evidence: evidence.SK,
      caseId,
    },
  ])
  return item
}

/** A case about a post of a new member. */
export const aPostCase = async (options: Options = {}): Promise<TestCase> => {
  const author = await aMember()
  const content = options.text ?? 'Ihr seid alle Poser, und du ganz besonders.'
  const targetId = await aPost(author, { content })
  const target = { kind: 'community-post', targetId, authorId: author.id } as const
  return { author, item: await aCaseAbout(target, options) }
}

const ANSWER = 'Danke für deine Meldung. Wir haben den Inhalt geprüft und etwas unternommen.'

/** A complete decision from the templates. */
export const aDecision = (
  content: 'dismiss' | 'hide' | 'remove' | 'age-label' | null,
  member: CaseDecision['member'] = null,
  kind: ReportedKind = 'community-post',
): CaseDecision => {
  const measure: Measure = content ?? member?.measure ?? 'dismiss'
  const { facts, ground, redress, scope } = statementTemplate(measure, { kind, category: 'insult' })
  return {
    category: 'insult',
    content: content && { measure: content, scope },
    member,
    facts,
    ground,
    isDetectedBySoftware: false,
    redress,
    answer: ANSWER,
  }
}

export const decideOn = async (
  { token }: Pick<TestMember, 'token'>,
  { caseId }: Pick<CaseItem, 'caseId'>,
  body: CaseDecision,
) => call(await handlerOf(decideCase.id), decideCase, { token, params: { id: caseId }, body })
