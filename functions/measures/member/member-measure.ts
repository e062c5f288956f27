import type { MemberMeasure } from '#shared/domain/measures.ts'
import type { Parts } from '#platform/content/take-down.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { findMember } from '#platform/identity/member.ts'
import {
  asRestricted,
  isEnded,
  listRestrictions,
  type Restriction,
} from '#platform/identity/restriction.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { exists, update } from '#platform/table/index.ts'
import { endSessionsWithin } from '../../auth/index.ts'
import type { OwnChange } from '#platform/content/measured-content.ts'
import { MEASURE_TEXTS } from '../texts.ts'
import { assertMayActOn, mayAct, type Actor } from './may-act.ts'

const assertMayMeasure = (member: MemberItem, by: Actor): void => {
  assertMayActOn(member, by)
  if (isEnded(member)) throw new ApiError('conflict', MEASURE_TEXTS.ended)
}

interface Measuring {
  readonly memberId: string
  readonly measure: MemberMeasure
  /** The end of a suspension, ISO 8601; null otherwise. */
  readonly until: string | null
  readonly statementId: string
  readonly by: Actor
  /** What a measure on the profile changes in the same item. */
  readonly also?: OwnChange | undefined
}

const warn = ({ memberId }: MemberItem, { statementId, also }: Measuring): Parts => ({
  member: update(memberKey(memberId), {
    ...(also && { set: also.change }),
    add: { openWarnings: new Set([statementId]), ...(also && { version: 1 }) },
    condition: also ? { version: also.version } : exists,
  }),
})

/**
 * Fails with `member` when someone else suspended the member or changed the role, with `actor` when the moderator lost
 * the role or was suspended: of two admins who end each other's accounts one stays.
 */
const restrict = async (
  member: MemberItem,
  { until, statementId, by, also }: Measuring,
): Promise<Parts> => {
  const { memberId, role, restrictedBy, otherRestrictions } = member
  return {
    member: update(memberKey(memberId), {
      set: {
        ...also?.change,
        ...asRestricted([...listRestrictions(member), { statementId, until }]),
      },
      add: { version: 1 },
      condition: { role, restrictedBy, otherRestrictions, ...(also && { version: also.version }) },
    }),
    actor: mayAct(by),
    ...(await endSessionsWithin(memberId)),
  }
}

/**
 * Parts of the transaction that writes the statement. A suspension ends all sessions, and new ones are restricted.
 * @throws ApiError conflict for what no moderator may do, and for a member who deleted the account
 */
export const memberMeasure = async (measuring: Measuring): Promise<Parts> => {
  const { memberId, measure, until, by } = measuring
  const member = await findMember(memberId, { consistent: true })
  if (!member) throw new ApiError('conflict', MEASURE_TEXTS.gone)
  assertMayMeasure(member, by)
  if (measure === 'warn') return warn(member, measuring)
  return restrict(member, { ...measuring, until: measure === 'suspend' ? until : null })
}

/** Changes the restriction of one statement; {} when it does not hold any more. Those of other statements stay. */
const replaceRestriction = (
  member: MemberItem,
  statementId: string,
  { by, warnedBy }: { by?: Restriction | undefined; warnedBy?: string | undefined } = {},
): Parts => {
  const { memberId, restrictedBy, otherRestrictions } = member
  const all = listRestrictions(member)
  const others = all.filter((one) => one.statementId !== statementId)
  if (others.length === all.length) return {}
  return {
    member: update(memberKey(memberId), {
      set: asRestricted([...others, ...(by ? [by] : [])]),
      add: { version: 1, ...(warnedBy !== undefined && { openWarnings: new Set([warnedBy]) }) },
      condition: { restrictedBy, otherRestrictions },
    }),
  }
}

/**
 * Undoes what this statement did to the member; {} when nothing is to undo. Restricted sessions become ordinary ones
 * unless another statement restricts the member as well.
 */
export const liftMemberMeasure = async (memberId: string, statementId: string): Promise<Parts> => {
  const member = await findMember(memberId, { consistent: true })
  if (member?.openWarnings?.has(statementId))
    return { member: forgetWarning(memberId, statementId) }
  return member ? replaceRestriction(member, statementId) : {}
}

interface Milder {
  readonly measure: 'warn' | 'suspend'
  readonly until: string | null
  readonly statementId: string
}

/**
 * Replaces what a statement did to the member by a milder measure; {} when it does not hold any more.
 * @param replaced the id of the first statement
 */
export const replaceMemberMeasure = async (
  memberId: string,
  replaced: string,
  { measure, until, statementId }: Milder,
): Promise<Parts> => {
  const member = await findMember(memberId, { consistent: true })
  if (!member) return {}
  return replaceRestriction(
    member,
    replaced,
    measure === 'suspend' ? { by: { statementId, until } } : { warnedBy: statementId },
  )
}

/** Does nothing when the member has acknowledged it. */
export const forgetWarning = (memberId: string, statementId: string) =>
  update(memberKey(memberId), {
    removeFrom: { openWarnings: new Set([statementId]) },
    condition: exists,
  })
