import { hash } from 'node:crypto'
import type { QuietHours } from '#shared/api/push.ts'
import type { NotificationSettings } from '#shared/api/settings.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import type { NotificationsItem } from '../settings.items.ts'
import { presentNotifications } from './notifications.presenter.ts'

/** So that a push to everybody is queued by several workers at once. */
export const PUSH_MEMBER_SHARDS = 32

/** A member with at least one device, and a copy of the settings that decide whether a push to everybody goes there. */
export interface PushMemberItem extends NotificationSettings {
  readonly PK: string
  /** The id of the member. */
  readonly SK: string
  readonly enabled: boolean
  readonly quietHours?: QuietHours
  readonly pausedUntil?: string
}

/** Spreads members evenly; the same member is always in the same shard. */
export const chooseShard = (memberId: string, shards: number): number =>
  hash('sha256', memberId, 'buffer').readUInt32BE(0) % shards

/** @param shard from 0 to PUSH_MEMBER_SHARDS - 1 */
export const pushMembersPartition = (shard: number): Partition<PushMemberItem> => ({
  PK: `PUSH_MEMBERS#${String(shard)}`,
})

export const pushMemberKey = (memberId: string): Key<PushMemberItem> => ({
  PK: pushMembersPartition(chooseShard(memberId, PUSH_MEMBER_SHARDS)).PK,
  SK: memberId,
})

export const pushMemberItem = (
  memberId: string,
  { enabled = false, quietHours, pausedUntil, ...settings }: Partial<NotificationsItem>,
): PushMemberItem => ({
  ...pushMemberKey(memberId),
  ...presentNotifications(settings),
  enabled,
  ...(quietHours && { quietHours }),
  ...(pausedUntil !== undefined && { pausedUntil }),
})
