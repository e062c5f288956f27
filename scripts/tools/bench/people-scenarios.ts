import { relationship, searchUsers, suggestedUsers } from '#shared/api/people.ts'
import { getUser } from '#shared/api/users.ts'
import { wallOfHorns } from '#shared/api/wall.ts'
import { reader } from './reader.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

/** Requests for search and profiles, in a directory with as many members as the feed has posts. */
export const peopleScenariosOf = (world: World): readonly Scenario[] => {
  const reading = reader(world)
  const shown = { params: { id: world.shown.id } }
  return [
    reading(
      {
        name: 'User search',
        contract: searchUsers,
        target: { cpuMs: 1, read: 3 },
        isHot: true,
      },
      { query: { searchQuery: 'fan' } },
    ),
    reading({ name: 'Suggestions', contract: suggestedUsers, target: { read: 12 } }),
    reading({ name: 'Wall of Horns', contract: wallOfHorns, target: { read: 5 } }),
    reading({ name: 'Profile', contract: getUser, target: { read: 4 } }, shown),
    reading({ name: 'Relationship', contract: relationship, target: { read: 2 } }, shown),
  ]
}
