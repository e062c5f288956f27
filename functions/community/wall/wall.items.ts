import { ulidTime } from '#shared/domain/ids.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { Key } from '#platform/table/read-items.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import type { ShoutItem } from './shout.items.ts'

/** One collection in order of time: whoever is on the wall stands there once. */
export const WALL = 'WALL'

/** How long a member is on the wall (docs/product/wall-of-horns.md). */
export const WALL_MS = 24 * 60 * 60 * 1000

export interface WallItem {
  readonly PK: typeof WALL
  readonly SK: string
  readonly member: Pick<
    MemberItem,
    'memberId' | 'displayName' | 'username' | 'avatar' | 'createdAt' | 'selectedRoles'
  >
  readonly shout?: Pick<ShoutItem, 'bandGenre' | 'favoriteGig' | 'contribution'> | undefined
  /** For the TTL, which may be late: readers look at the time in the key. */
  readonly expiresAt: number
}

const timeKey = (at: number): string => new Date(at).toISOString()

export const wallKey = (at: number, memberId: string): { PK: typeof WALL; SK: string } => ({
  PK: WALL,
  SK: `${timeKey(at)}#${memberId}`,
})

/** What stands on the wall at `now` lies behind this key. */
export const wallStart = (now: number): string => timeKey(now - WALL_MS)

/** A member's two possible times on the wall; one of them applies. */
export const registeredAt = ({ createdAt }: Pick<MemberItem, 'createdAt'>): number =>
  Date.parse(createdAt)
export const shoutedAt = ({ postId }: Pick<ShoutItem, 'postId'>): number => ulidTime(postId)

export const wallItem = (at: number, member: MemberItem, shout: ShoutItem | null): WallItem => ({
  ...wallKey(at, member.memberId),
  member: {
    memberId: member.memberId,
    displayName: member.displayName,
    username: member.username,
    ...(member.avatar !== undefined && { avatar: member.avatar }),
    createdAt: member.createdAt,
    ...(member.selectedRoles && { selectedRoles: member.selectedRoles }),
  },
  shout: shout
    ? {
        bandGenre: shout.bandGenre,
        favoriteGig: shout.favoriteGig,
        contribution: shout.contribution,
      }
    : undefined,
  expiresAt: epochSeconds(at + WALL_MS),
})

export const putOnWall = (item: WallItem): TransactItem => ({
  Put: { TableName: env.tableName, Item: item },
})

export const takeOffWall = ({ PK, SK }: Key): TransactItem => ({
  Delete: { TableName: env.tableName, Key: { PK, SK } },
})
