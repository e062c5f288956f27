import type { decideCase } from '#shared/api/cases.ts'
import type { BodyOf } from '#shared/api/contract.ts'
import type { AuditKind } from '#shared/domain/audit.ts'
import type { Measure } from '#shared/domain/measures.ts'
import type { ReportedKind, ReportOutcome } from '#shared/domain/reports.ts'
import type { Act } from '#platform/audit/index.ts'
import type { CaseItem } from '../items/case.items.ts'

export type DecisionBody = BodyOf<typeof decideCase>

/** That of the content first. */
export const listMeasures = ({ content, member }: DecisionBody): Measure[] =>
  [content?.measure, member?.measure].filter((measure) => measure !== undefined)

/** Nobody judges what its author deleted before the decision. */
export const chooseOutcome = (
  { content, member, keepsEarlier }: DecisionBody,
  isGone: boolean,
): ReportOutcome => {
  if (content?.measure !== 'dismiss' || member) return 'acted'
  if (isGone) return 'gone'
  return keepsEarlier ? 'unchanged' : 'no-violation'
}

const TAKE_OUT: readonly Measure[] = ['hide', 'remove']

/**
 * Whether others go on seeing the content after a measure, so that a reporter can object that it is too mild.
 * @param possible what could be decided about the content before; [] where it was gone
 */
export const leavesContent = (body: DecisionBody, possible: readonly Measure[]): boolean =>
  !listMeasures(body).some((measure) => TAKE_OUT.includes(measure)) &&
  possible.some((measure) => TAKE_OUT.includes(measure))

const auditKindOf = (kind: ReportedKind): AuditKind => (kind === 'profile' ? 'member' : kind)

/** The graver measure names the act; both are in the details, with the case. */
export const toAct = (
  { caseId, kind, targetId }: CaseItem,
  body: DecisionBody,
): Omit<Act, 'actorId' | 'role'> => {
  const measures = listMeasures(body)
  return {
    act: measures.at(-1) ?? 'dismiss',
    kind: auditKindOf(kind),
    objectId: targetId,
    category: body.category,
    detail: `${caseId}:${measures.join('.')}`,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The end of a suspension; null for measures without an end. */
export const measureEnd = (member: DecisionBody['member'], at: number): string | null =>
  member?.days === undefined ? null : new Date(at + member.days * DAY_MS).toISOString()
