import { ulidTime } from '#shared/domain/ids.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import type { ShoutItem } from './shout.items.ts'

/** One item collection in order of time. A member has one entry. */
const WALL = 'WALL'

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
  /** For the TTL, which may be late: readers use the time in the key. */
  readonly expiresAt: number
}

const timeKey = (at: number): string => new Date(at).toISOString()

export const wallPartition: Partition<WallItem> = { PK: WALL }

export const wallKey = (at: number, memberId: string): Key<WallItem> => ({
  PK: WALL,
  SK: `${timeKey(at)}#${memberId}`,
})

/** All entries that are on the wall at `now` sort above this key. */
export const wallStart = (now: number): string => timeKey(now - WALL_MS)

/** A member's two possible times on the wall: the first shout, else registration (docs/product/wall-of-horns.md). */
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
