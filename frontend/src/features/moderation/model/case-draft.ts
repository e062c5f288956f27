import type { Case, CaseDecision } from '#shared/api/cases.ts'
import type { ContentMeasure, Measure, MemberMeasure } from '#shared/domain/measures.ts'
import { CONTENT_MEASURES, MEMBER_MEASURES, type SUSPENSION_DAYS } from '#shared/domain/measures.ts'
import type { ReportCategory, ReportOutcome } from '#shared/domain/reports.ts'
import { describeScope } from '#shared/domain/statements/scopes.ts'
import { statementTemplate, staysTemplate } from '#shared/domain/statements/template.ts'
import { caseTexts } from '../case-texts.ts'

export const FIELDS = [
  'facts',
  'rule',
  'explanation',
  'contentScope',
  'memberScope',
  'redress',
  'answer',
] as const
export type Field = (typeof FIELDS)[number]

export type Days = (typeof SUSPENSION_DAYS)[number]

/** What a moderator chose. Words that were not edited follow the template of the choices. */
export interface Draft {
  readonly category: ReportCategory
  readonly content: ContentMeasure | null
  readonly member: MemberMeasure | null
  readonly days: Days
  readonly groundKind: 'law' | 'terms' | null
  readonly isDetected: boolean
  readonly edited: Readonly<Partial<Record<Field, string>>>
}

const WEEK = 7

type Shown = Pick<Case, 'categories' | 'kind' | 'possible' | 'content' | 'earlier'>

const isPossible = (shown: Shown, measure: Measure): boolean => shown.possible.includes(measure)

export const contentMeasures = (shown: Shown): readonly ContentMeasure[] =>
  CONTENT_MEASURES.filter((measure) => isPossible(shown, measure))

export const memberMeasures = (shown: Shown): readonly MemberMeasure[] =>
  MEMBER_MEASURES.filter((measure) => isPossible(shown, measure))

/** The most frequent category of the reports, and no measure: that is the moderator's choice. */
export const newDraft = ({ categories }: Shown): Draft => ({
  category: categories[0]?.category ?? 'other',
  content: null,
  member: null,
  days: WEEK,
  groundKind: null,
  isDetected: false,
  edited: {},
})

/** A measure against the member contradicts that nothing was wrong. */
export const withContent = (draft: Draft, content: ContentMeasure | null): Draft => ({
  ...draft,
  content,
  member: content === 'dismiss' ? null : draft.member,
})

export const withMember = (draft: Draft, member: MemberMeasure | null): Draft => ({
  ...draft,
  member,
  content: member !== null && draft.content === 'dismiss' ? null : draft.content,
})

export const isComplete = ({ content, member }: Draft): boolean =>
  content !== null || member !== null

/** Whether doing nothing leaves earlier measures in force. */
export const keepsEarlier = ({ earlier }: Pick<Case, 'earlier'>): boolean =>
  earlier.some(({ outcome }) => outcome !== 'lifted')

const templateOf = (shown: Shown, { category, content, member }: Draft) => {
  const { kind } = shown
  const measure = content ?? member ?? 'dismiss'
  return measure === 'dismiss' && keepsEarlier(shown)
    ? staysTemplate({ kind })
    : statementTemplate(measure, { kind, category })
}

export const groundKindOf = (shown: Shown, draft: Draft): 'law' | 'terms' =>
  draft.groundKind ?? templateOf(shown, draft).ground.kind

/** What reporters learn; of what its author deleted, that it is gone. */
const outcomeOf = (shown: Shown, { content }: Draft): ReportOutcome => {
  if (content !== 'dismiss') return 'acted'
  if (shown.content.state === 'gone') return 'gone'
  return keepsEarlier(shown) ? 'unchanged' : 'no-violation'
}

/** The words as they are now: edited, or from the template. */
export const writeWords = (shown: Shown, draft: Draft): Readonly<Record<Field, string>> => {
  const { facts, ground, redress, scope } = templateOf(shown, draft)
  const { content, member, edited } = draft
  const { answers } = caseTexts.decision
  return {
    facts,
    rule: ground.rule,
    explanation: ground.explanation,
    // The template is that of the content where there is a measure for it.
    contentScope: content === null ? '' : scope,
    memberScope: member === null ? '' : describeScope(member, shown.kind),
    redress,
    answer: answers[outcomeOf(shown, draft)],
    ...edited,
  }
}

/** The body of the call; the contract says what is missing. */
export const toDecision = (shown: Shown, draft: Draft): CaseDecision => {
  const words = writeWords(shown, draft)
  const { category, content, member, days, isDetected } = draft
  return {
    category,
    content: content === null ? null : { measure: content, scope: words.contentScope },
    member:
      member === null
        ? null
        : { measure: member, scope: words.memberScope, ...(member === 'suspend' && { days }) },
    facts: words.facts,
    ground: {
      kind: groundKindOf(shown, draft),
      rule: words.rule,
      explanation: words.explanation,
    },
    isDetectedBySoftware: isDetected,
    redress: words.redress,
    answer: words.answer,
    ...(content === 'dismiss' && keepsEarlier(shown) && { keepsEarlier: true }),
    ...(shown.content.version !== null && { version: shown.content.version }),
  }
}

const FIELD_OF_PATH: Readonly<Record<string, Field>> = {
  facts: 'facts',
  'ground.rule': 'rule',
  'ground.explanation': 'explanation',
  'content.scope': 'contentScope',
  'member.scope': 'memberScope',
  redress: 'redress',
  answer: 'answer',
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

export const groupErrors = (issues: readonly Issue[]): Partial<Record<Field, string>> =>
  Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = FIELD_OF_PATH[path.map(String).join('.')]
      return field === undefined ? [] : [[field, message]]
    }),
  )
