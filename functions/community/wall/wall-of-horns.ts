import { wallOfHorns, type WallMember } from '#shared/api/wall.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { query } from '#platform/table/index.ts'
import { wallPartition, wallStart, type WallItem } from './wall.items.ts'

const presentWallMember = ({ member, shout }: WallItem): WallMember => ({
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

/** The newest members first, in one Query whose cost does not depend on how many joined in a day. */
const readWall = async (): Promise<readonly WallItem[]> => {
  const { items } = await query(wallPartition, {
    after: wallStart(now()),
    newestFirst: true,
    limit: LIMITS.wallMembers,
  })
  return items
}

export const handler = endpoint(wallOfHorns, async (request) => {
  // The block filter needs the blocks anyway: reading them now saves a second round trip.
  const [wall] = await Promise.all([readWall(), request.blocks()])
  return wall.map(presentWallMember)
})
