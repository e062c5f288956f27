import type { Role } from '#shared/api/members.ts'
import type { Measure } from '#shared/domain/measures.ts'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import {
  check,
  expression,
  remove,
  update,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'
import { memberMeasure } from '../../measures/index.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { caseCardKey, caseKey, openCaseKey, type CaseItem } from '../items/case.items.ts'
import {
  statementKey,
  type StatementItem,
  putStatement,
  type NewStatement,
} from '#platform/content/statement.items.ts'
import {
  measureEnd,
  leavesContent,
  listMeasures,
  chooseOutcome,
  type DecisionBody,
} from './decision.rules.ts'
import type { Subject } from './subject.repository.ts'

export interface Decision {
  readonly item: CaseItem
  readonly body: DecisionBody
  /** Undefined when its author deleted it. */
  readonly content: MeasuredContent | undefined
  readonly subject: Subject
  /** What a second look is about. */
  readonly earlier: readonly StatementItem[]
  readonly decidedBy: string
  readonly role: Role | undefined
}

type Parts = Readonly<Record<string, TransactItem>>

/** What the statement of each measure says of its own. */
type Own = Pick<NewStatement, 'measure' | 'scope' | 'until' | 'memberId' | 'keepsEarlier'>

const statementOf = ({ item, body, subject, decidedBy }: Decision, own: Own): NewStatement => {
  const { caseId, kind, targetId } = item
  return {
    statementId: newId(),
    caseId,
    kind,
    targetId,
    facts: body.facts,
    excerpt: subject.excerpt,
    ground: body.ground,
    automated: { detection: body.isDetectedBySoftware, decision: false },
    redress: body.redress,
    decidedBy,
    at: isoNow(),
    ...own,
  }
}

/** Reporters read why nothing was done; the author of what breaks no rule does not learn of the report. */
const addressee = (measure: Measure, { authorId }: CaseItem) =>
  measure === 'dismiss' ? {} : { memberId: authorId }

/** Hiding a profile and measuring its member change the same item. */
const ownChange = ({ body, content }: Decision) =>
  body.content && body.member ? content?.memberChange?.(body.content.measure) : undefined

const changesTogether = (decision: Decision): boolean => ownChange(decision) !== undefined

const contentParts = async (decision: Decision): Promise<[NewStatement, Parts] | undefined> => {
  const { item, body, content } = decision
  if (!body.content) return undefined
  const { measure, scope } = body.content
  const statement = statementOf(decision, {
    measure,
    scope,
    until: null,
    ...addressee(measure, item),
    ...(body.keepsEarlier && { keepsEarlier: true }),
  })
  const given = { id: statement.statementId, reason: body.facts }
  const { member, ...parts } = (await content?.apply(measure, given)) ?? {}
  return [statement, { ...parts, ...(member && !changesTogether(decision) && { member }) }]
}

const memberParts = async (decision: Decision): Promise<[NewStatement, Parts] | undefined> => {
  const { item, body, decidedBy, role } = decision
  if (!body.member || item.authorId === undefined) return undefined
  const { measure, scope } = body.member
  const until = measureEnd(body.member, now())
  const memberId = item.authorId
  const statement = statementOf(decision, { measure, scope, until, memberId })
  const { statementId } = statement
  const by = { memberId: decidedBy, role }
  const also = ownChange(decision)
  return [statement, await memberMeasure({ memberId, measure, until, statementId, by, also })]
}

/** Fails when another moderator decided or works on it, when it moved in the queue since it was read, or when it excludes the caller. */
const closeCase = (
  { item, body, content, decidedBy }: Decision,
  statementIds: readonly string[],
): Record<string, Write> => {
  const { caseId, isUrgent, revision } = item
  const decidedAt = isoNow()
  const outcome = chooseOutcome(body, content === undefined)
  const isLeft = outcome !== 'no-violation' && leavesContent(body, content?.possible ?? [])
  return {
    case: update(caseKey(caseId), {
      set: {
        state: 'decided',
        decidedAt,
        decidedBy,
        expiresAt: proofEndsAt(decidedAt),
        outcome,
        leavesContent: isLeft ? true : undefined,
        outcomeReason: body.answer,
        measures: listMeasures(body),
        statementIds,
        assignee: undefined,
        revision: revision + 1,
      },
      condition: expression`#state = ${'open'} AND revision = ${revision} AND isUrgent = ${isUrgent} AND (attribute_not_exists(secondLook) OR NOT contains(secondLook.notBy, ${decidedBy}))`,
    }),
    card: remove(caseCardKey(item)),
    open: remove(openCaseKey(item), { caseId }),
  }
}

/** Where nothing more is done, the words of the decision depend on what has become of the earlier measures. */
const earlierChecks = ({ body, earlier }: Decision): Parts =>
  body.content?.measure === 'dismiss'
    ? Object.fromEntries(
        earlier.map(({ statementId, outcome }) => [
          `earlier:${statementId}`,
          check(statementKey(statementId), { outcome }),
        ]),
      )
    : {}

const prefixed = (prefix: string, parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${prefix}:${name}`, part]))

/** Every write of a decision. A measure without its statement does not exist. */
export const decisionParts = async (
  decision: Decision,
): Promise<{ parts: Parts; statementIds: string[] }> => {
  const taken = [await contentParts(decision), await memberParts(decision)].filter(
    (one) => one !== undefined,
  )
  const statementIds = taken.map(([statement]) => statement.statementId)
  const statements = taken.flatMap(([statement, parts], index) =>
    Object.entries({
      ...prefixed(String(index), parts),
      [`statement${index}`]: putStatement(statement),
    }),
  )
  return {
    parts: {
      ...closeCase(decision, statementIds),
      ...earlierChecks(decision),
      ...Object.fromEntries(statements),
    },
    statementIds,
  }
}
