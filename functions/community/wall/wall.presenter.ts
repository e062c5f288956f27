import type { WallMember } from '#shared/api/wall.ts'
import type { WallItem } from './wall.items.ts'

export const presentWallMember = ({ member, shout }: WallItem): WallMember => ({
  id: member.memberId,
  displayName: member.displayName,
  username: member.username,
  avatar: member.avatar ?? null,
  createdAt: member.createdAt,
  selectedRoles: [...(member.selectedRoles ?? [])],
  bandGenre: shout?.bandGenre ?? null,
  favoriteGig: shout?.favoriteGig ?? null,
  contribution: shout?.contribution ?? null,
})
