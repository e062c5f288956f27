import { memberKey, type MemberItem } from './member.items.ts'
import {
  absent,
  check,
  exists,
  update,
  type Check,
  type Condition,
  type Write,
} from '../table/index.ts'

type Changeable = Pick<
  MemberItem,
  | 'displayName'
  | 'avatar'
  | 'bio'
  | 'location'
  | 'selectedRoles'
  | 'favoriteGenres'
  | 'hiddenOnWall'
  | 'hiddenInSearch'
  | 'whoMayWrite'
  | 'hiddenReadReceipts'
  | 'hiddenOnlineState'
  | 'onboardingCompleted'
  | 'bornOn'
>

export type MemberChange = { readonly [Name in keyof Changeable]?: Changeable[Name] | undefined }

/**
 * Changes the member's item and counts its version, which effects use to recognise stale data.
 * Properties that are present but undefined are removed. Fails when the account is gone,
 * or does not meet the caller's `condition`.
 */
export const changeMember = (
  memberId: string,
  change: MemberChange,
  condition: Condition<MemberItem> = exists,
): Write<MemberItem> => update(memberKey(memberId), { set: change, add: { version: 1 }, condition })

/** Writes nothing, but fails when the member has changed since it was read; for effects that derive items from it. */
export const memberIsUnchanged = ({ memberId, version }: MemberItem): Check =>
  check(memberKey(memberId), { version })

/** Writes nothing, but fails when the member does not exist. */
export const memberExists = (memberId: string): Check => check(memberKey(memberId), exists)

/** Writes nothing, but fails when the member exists. */
export const memberIsAbsent = (memberId: string): Check => check(memberKey(memberId), absent)
