import { wallOfHorns } from '#shared/api/wall.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentWallMember } from './wall.presenter.ts'
import { readWall } from './wall.repository.ts'

export const handler = endpoint(wallOfHorns, async (request) => {
  // The block filter needs the blocks anyway: reading them now saves a second round trip.
  const [wall] = await Promise.all([readWall(), request.blocks()])
  return wall.map(presentWallMember)
})
