import { LIMITS } from '#shared/domain/limits.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import {
  readFollowedAmong,
  readFollowedBy,
  readFurtherFollowed,
  readTrait,
} from './suggestion.repository.ts'
import {
  friendsToAsk,
  furtherLooks,
  isDecided,
  rank,
  traitsToAsk,
  type Candidate,
  type Followed,
  type Look,
  type Source,
} from './suggestion.rules.ts'

/** Further looks and questions whether one is followed that the budget of read units has room for. */
const ROOM = 2

interface Asking {
  readonly viewer: MemberItem
  readonly isPersonalized: boolean
  /** The newest of those whom the viewer follows. */
  readonly followed: Followed
  /** Blocked, blocking and dismissed. */
  readonly unwelcome: readonly string[]
}

const lookAt = async (look: Look): Promise<Source> => ({
  ...look,
  ...(await readTrait(look.partition, look.before)),
})

const followedBy = async (friend: string): Promise<Source> => ({
  reason: 'friends',
  ...(await readFollowedBy(friend)),
})

const findSources = ({ viewer, isPersonalized, followed }: Asking): Promise<Source[]> =>
  Promise.all([
    ...traitsToAsk(viewer, isPersonalized).map(lookAt),
    ...friendsToAsk(followed.ids, now()).map(followedBy),
  ])

const isFew = (candidates: readonly Candidate[]): boolean => candidates.length < LIMITS.suggestions

const areBestDecided = (candidates: readonly Candidate[], followed: Followed): boolean =>
  candidates.slice(0, LIMITS.suggestions).every(isDecided(followed))

/** Of those who may be followed for all we know only the best are asked for; the others do not come. */
const decided = async (
  candidates: readonly Candidate[],
  followed: Followed,
  viewer: MemberItem,
  most: number,
): Promise<Candidate[]> => {
  const isKnown = isDecided(followed)
  const open = candidates.filter((one) => !isKnown(one)).slice(0, most)
  const ids = open.map(({ memberId }) => memberId)
  const followedToo = await readFollowedAmong(viewer.memberId, ids)
  const others = ids.filter((id) => !followedToo.has(id))
  return candidates.filter((one) => isKnown(one) || others.includes(one.memberId))
}

/** Looks further only where the first look does not bring enough whom the viewer surely does not follow. */
const search = async (asking: Asking): Promise<Candidate[]> => {
  const { viewer, unwelcome } = asking
  const sources = await findSources(asking)
  const among = (found: readonly Source[], { ids }: Followed): Candidate[] =>
    rank(found, new Set([viewer.memberId, ...unwelcome, ...ids]))

  const first = among(sources, asking.followed)
  if (!isFew(first) && areBestDecided(first, asking.followed)) return first
  const followed = await readFurtherFollowed(viewer.memberId, asking.followed)
  const second = among(sources, followed)
  const looks = isFew(second) ? furtherLooks(sources, followed.hasMore ? 1 : ROOM) : []
  const third = among([...sources, ...(await Promise.all(looks.map(lookAt)))], followed)
  if (areBestDecided(third, followed)) return third
  return decided(third, followed, viewer, ROOM - looks.length)
}

/** The best whom the viewer does not follow yet, out of a bounded number of others however many there are. */
export const findCandidates = async (asking: Asking): Promise<Candidate[]> =>
  (await search(asking)).slice(0, LIMITS.suggestions)
