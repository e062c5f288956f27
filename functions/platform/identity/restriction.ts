import { now } from '../runtime/clock.ts'
import { germanTime } from '../runtime/german-time.ts'
import { check, type Check } from '../table/index.ts'
import { memberKey, type MemberItem, type Restriction } from './member.items.ts'

export type { Restriction } from './member.items.ts'

type Restricted = Pick<MemberItem, 'restrictedBy' | 'restrictedUntil'>

/** The restriction at this moment; a suspension is over at its end, without any write. */
export const findRestriction = (
  { restrictedBy, restrictedUntil }: Restricted,
  at = now(),
): Restriction | undefined => {
  if (restrictedBy === undefined) return undefined
  if (restrictedUntil !== undefined && Date.parse(restrictedUntil) <= at) return undefined
  return { statementId: restrictedBy, until: restrictedUntil ?? null }
}

type Restrictions = Pick<MemberItem, 'restrictedBy' | 'restrictedUntil' | 'otherRestrictions'>

type Restricting = { readonly [Name in keyof Restrictions]-?: Restrictions[Name] | undefined }

const endOf = ({ until }: Restriction): number => (until === null ? Infinity : Date.parse(until))

/** All that hold at this moment, the one that ends last at the end. */
export const listRestrictions = (member: Restrictions): readonly Restriction[] => {
  const at = now()
  const last = findRestriction(member, at)
  return [
    ...(member.otherRestrictions ?? []).filter((one) => endOf(one) > at),
    ...(last ? [last] : []),
  ]
}

/** The one that ends last holds; when it is lifted, the rest of the others does. */
export const asRestricted = (restrictions: readonly Restriction[]): Restricting => {
  const sorted = restrictions.toSorted((a, b) => endOf(a) - endOf(b))
  const last = sorted.pop()
  return {
    restrictedBy: last?.statementId,
    restrictedUntil: last?.until ?? undefined,
    otherRestrictions: sorted.length > 0 ? sorted : undefined,
  }
}

/** A moderator ended the account. What the member wrote stays; the member is not found any more. */
export const isEnded = ({ restrictedBy, restrictedUntil }: Restricted): boolean =>
  restrictedBy !== undefined && restrictedUntil === undefined

/** Writes nothing, but fails when the member was suspended, or a suspension was lifted, since it was read. */
export const restrictionIsStill = ({ memberId, restrictedBy }: MemberItem): Check =>
  check(memberKey(memberId), { memberId, restrictedBy })

export const restrictionText = ({ until }: Restriction): string =>
  until === null
    ? 'Dein Konto ist beendet. Warum, steht in der Begründung.'
    : `Dein Konto ist bis ${germanTime(until)} Uhr gesperrt. Warum, steht in der Begründung.`
