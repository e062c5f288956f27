import type { Role } from '#shared/api/members.ts'
import type { ContentMeasure, MemberMeasure } from '#shared/domain/measures.ts'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { liftMemberMeasure, memberMeasure } from '../measures/index.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { findContent } from '../content-kinds/content/index.ts'
import { aMember } from './members.ts'

export const REASON = 'Beleidigt andere.'

export const requireContent = async (
  kind: ReportedKind,
  targetId: string,
): Promise<MeasuredContent> => {
  const content = await findContent({ kind, targetId })
  if (!content) throw new Error(`There is no ${kind} ${targetId}`)
  return content
}

/** Takes a measure like the decision about a case, without case and statement. Returns the id of the statement. */
export const takeMeasure = async (
  kind: ReportedKind,
  targetId: string,
  measure: ContentMeasure,
): Promise<string> => {
  const statement = { id: newId(), reason: REASON }
  const content = await requireContent(kind, targetId)
  await transact(await content.apply(measure, statement))
  return statement.id
}

export const restoreContent = async (
  kind: ReportedKind,
  targetId: string,
  statementId: string,
): Promise<void> => {
  const parts = await (await requireContent(kind, targetId)).restore(statementId)
  if (Object.keys(parts).length > 0) await transact(parts)
}

const DAY_MS = 24 * 60 * 60 * 1000

interface Sentence {
  readonly measure: MemberMeasure
  readonly until?: string | null
  readonly by?: { readonly memberId: string; readonly role: Role }
}

export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** Measures a member like the decision about a case. Returns the id of the statement. */
export const measureMember = async (
  memberId: string,
  { measure, until = measure === 'suspend' ? inDays(3) : null, by }: Sentence,
): Promise<string> => {
  const statementId = newId()
  const actor = by ?? { memberId: (await aMember({ role: 'admin' })).id, role: 'admin' as const }
  await transact(await memberMeasure({ memberId, measure, until, statementId, by: actor }))
  return statementId
}

export const liftMember = async (memberId: string, statementId: string): Promise<void> => {
  const parts = await liftMemberMeasure(memberId, statementId)
  if (Object.keys(parts).length > 0) await transact(parts)
}
