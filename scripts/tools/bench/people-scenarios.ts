import { relationship, searchUsers, suggestedUsers } from '#shared/api/people.ts'
import { getUser } from '#shared/api/users.ts'
import { wallOfHorns } from '#shared/api/wall.ts'
import { handler as wall } from '#functions/community/wall/wall-of-horns.ts'
import { handler as relation } from '#functions/people/follows/relationship.ts'
import { handler as search } from '#functions/people/search/search-users.ts'
import { handler as suggestions } from '#functions/people/suggestions/suggested-users.ts'
import { handler as profile } from '#functions/profile/visitors/get-user.ts'
import type { CallOptions } from '#testing/call.ts'
import { send, type Answer } from './request.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

const OK = 200

/** Requests for search and profiles, in a directory with as many members as the feed has posts. */
export const peopleScenariosOf = ({ viewer, members, shown }: World): readonly Scenario[] => {
  const reading = (
    name: string,
    ask: (options: CallOptions) => Promise<Answer>,
    target: Scenario['target'],
    options: CallOptions = {},
  ): Scenario => ({
    name,
    status: OK,
    target,
    isRead: true,
    once: () => ask({ token: viewer.token, ...options }),
    load: (index) => ask({ token: members[index % members.length]?.token ?? '', ...options }),
  })
  const params = { id: shown.id }
  return [
    reading(
      'User search',
      (options) => send(search, searchUsers, options),
      { cpuMs: 1.6, read: 3 },
      { query: { searchQuery: 'fan' } },
    ),
    reading('Suggestions', (options) => send(suggestions, suggestedUsers, options), { read: 12 }),
    reading('Wall of Horns', (options) => send(wall, wallOfHorns, options), { read: 5 }),
    reading('Profile', (options) => send(profile, getUser, options), { read: 4 }, { params }),
    reading(
      'Relationship',
      (options) => send(relation, relationship, options),
      { read: 2 },
      { params },
    ),
  ]
}
