import { wallItem, type WallItem } from '../community/wall/wall.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { aShout } from './newcomers.ts'

const AVATAR_SIZE = 512

/** A wall item of realistic size: picture, roles, a shout of average length. */
export const aWallItem = (at = Date.now(), id: string = newId(at)): WallItem => {
  const member: MemberItem = {
    ...memberKey(id),
    entity: 'Member',
    memberId: id,
    username: `krawall_${id.slice(-10).toLowerCase()}`,
    displayName: 'Krawallschwester Käthe',
    avatar: `/media/avatars/${id}/${newId()}-${AVATAR_SIZE}.webp`,
    isVerified: false,
    role: 'member',
    onboardingCompleted: true,
    selectedRoles: ['fan', 'band', 'organizer'],
    createdAt: new Date(at).toISOString(),
    version: 3,
  }
  const { bandGenre, favoriteGig, contribution } = aShout()
  const place = { PK: '', SK: 'SHOUT', postId: id } as const
  return wallItem(at, member, { ...place, bandGenre, favoriteGig, contribution })
}
