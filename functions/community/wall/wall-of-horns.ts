import { wallOfHorns } from '#shared/api/wall.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentWallMember } from './wall.presenter.ts'
import { readWall } from './wall.repository.ts'

export const handler = endpoint(wallOfHorns, async (request) => {
  // The blocks are wanted in any case: with the wall they cost no second wait.
  const [wall] = await Promise.all([readWall(), request.blocks()])
  return wall.map(presentWallMember)
})
