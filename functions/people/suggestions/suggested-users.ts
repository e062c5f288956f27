import { suggestedUsers } from '../../../shared/api/people.ts'
import { LIMITS } from '../../../shared/domain/limits.ts'
import { now } from '../../platform/clock.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { ApiError } from '../../platform/errors.ts'
import { presentSuggestion } from './suggestion.presenter.ts'
import {
  readFinalists,
  readFollowed,
  readFollowedBy,
  readTrait,
  readViewer,
} from './suggestion.repository.ts'
import { friendsToAsk, rank, traitsToAsk } from './suggestion.rules.ts'

const findSources = (traits: ReturnType<typeof traitsToAsk>, friends: readonly string[]) =>
  Promise.all([
    ...traits.map(async ({ reason, partition }) => ({
      reason,
      memberIds: await readTrait(partition),
    })),
    ...friends.map(async (friend) => ({
      reason: 'friends' as const,
      memberIds: await readFollowedBy(friend),
    })),
  ])

/** Looks at a bounded number of others however many there are; nothing is prepared or fanned out. */
export const handler = endpoint(suggestedUsers, async ({ memberId }) => {
  const [{ member: viewer, blocks, dismissed }, followed] = await Promise.all([
    readViewer(memberId),
    readFollowed(memberId),
  ])
  if (!viewer) throw new ApiError('unauthenticated')
  const sources = await findSources(traitsToAsk(viewer), friendsToAsk(followed.ids, now()))
  const candidates = rank(sources, new Set([memberId, ...followed.ids, ...blocks, ...dismissed]))
  const finalists = candidates.slice(0, LIMITS.suggestions)
  const members = await readFinalists(
    finalists.map((finalist) => finalist.memberId),
    followed.hasMore ? memberId : undefined,
  )
  return finalists.flatMap((finalist) => {
    const member = members.get(finalist.memberId)
    return (member && presentSuggestion(viewer, member, finalist.reasons)) ?? []
  })
})
