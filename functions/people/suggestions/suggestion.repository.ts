import { isTooYoungToConsent } from '#platform/identity/age.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import { isEnded } from '#platform/identity/restriction.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { getMany, query, type Partition, type Stored } from '#platform/table/index.ts'
import { notificationsKey, presentNotifications } from '../../settings/index.ts'
import { followKey, followsPartition } from '../relations/follow.items.ts'
import { dismissedKey } from './dismissed.items.ts'
import type { Followed, Ids } from './suggestion.rules.ts'
import type { TraitItem } from './trait.items.ts'

/** 50 keys of a trait cost half a read unit, and so do 16 follows; the 48 older ones cost one and a half. */
const PER_TRAIT = 50
const FOLLOWS = 16
const OLDER_FOLLOWS = 48

const querySortKeys = async (
  partition: Partition<Stored>,
  limit: number,
  before?: string,
): Promise<Ids> => {
  const { items, next } = await query(partition, {
    before,
    limit,
    newestFirst: true,
    project: ['SK'],
  })
  return { ids: items.map(({ SK }) => SK), hasMore: next !== undefined }
}

/** The newest members with this trait, or the next ones below `before`. */
export const readTrait = (partition: Partition<TraitItem>, before?: string): Promise<Ids> =>
  querySortKeys(partition, PER_TRAIT, before)

/** The newest members that this member follows. */
export const readFollowedBy = (memberId: string): Promise<Ids> =>
  querySortKeys(followsPartition(memberId), FOLLOWS)

/** The follows that were read, plus the next older ones if there are any. */
export const readOlderFollowed = async (
  memberId: string,
  followed: Followed,
): Promise<Followed> => {
  if (!followed.hasMore) return followed
  const partition = followsPartition(memberId)
  const older = await querySortKeys(partition, OLDER_FOLLOWS, followed.ids.at(-1))
  return { ids: [...followed.ids, ...older.ids], hasMore: older.hasMore }
}

/** Those of `ids` that the member follows. */
export const readFollowedAmong = async (
  memberId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const follows = await getMany(ids.map((id) => followKey(memberId, id)))
  return new Set(follows.flatMap((follow) => follow?.SK ?? []))
}

export interface Viewer {
  readonly member: MemberItem | undefined
  readonly blocks: Blocks
  readonly dismissed: ReadonlySet<string>
  readonly isPersonalized: boolean
}

export const readViewer = async (memberId: string): Promise<Viewer> => {
  const [member, blocks, dismissed, notifications] = await getMany([
    memberKey(memberId),
    blocksKey(memberId),
    dismissedKey(memberId),
    notificationsKey(memberId),
  ])
  return {
    member,
    blocks: toBlocks(blocks),
    dismissed: dismissed?.memberIds ?? new Set(),
    isPersonalized:
      presentNotifications(notifications).personalized && !isTooYoungToConsent(member?.bornOn),
  }
}

/** The members of these ids, without those who hide from the search. */
export const readFinalists = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberItem>> => {
  const members = await getMany(ids.map(memberKey))
  const shown = members.flatMap((member) =>
    member && !member.hiddenInSearch && !isEnded(member) ? [member] : [],
  )
  return new Map(shown.map((member) => [member.memberId, member]))
}
