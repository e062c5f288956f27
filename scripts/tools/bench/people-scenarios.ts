import type { Contract } from '#shared/api/contract.ts'
import { relationship, searchUsers, suggestedUsers } from '#shared/api/people.ts'
import { getUser } from '#shared/api/users.ts'
import { wallOfHorns } from '#shared/api/wall.ts'
import type { CallOptions } from '#testing/call.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const OK = 200

/** Requests for search and profiles, in a directory with as many members as the feed has posts. */
export const peopleScenariosOf = ({ viewer, members, shown }: World): readonly Scenario[] => {
  const reading = (
    name: string,
    contract: Contract,
    target: Scenario['target'],
    options: CallOptions = {},
  ): Scenario => ({
    name,
    contract,
    status: OK,
    target,
    isRead: true,
    once: { token: viewer.token, ...options },
    load: (index) => ({ token: members[index % members.length]?.token ?? '', ...options }),
  })
  const params = { id: shown.id }
  const query = { searchQuery: 'fan' }
  return [
    {
      ...reading('User search', searchUsers, { cpuMs: 1, read: 3 }, { query }),
      isHot: true,
    },
    reading('Suggestions', suggestedUsers, { read: 12 }),
    reading('Wall of Horns', wallOfHorns, { read: 5 }),
    reading('Profile', getUser, { read: 4 }, { params }),
    reading('Relationship', relationship, { read: 2 }, { params }),
  ]
}
