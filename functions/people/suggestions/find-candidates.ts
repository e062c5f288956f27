import { LIMITS } from '#shared/domain/limits.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import {
  readFollowedAmong,
  readFollowedBy,
  readOlderFollowed,
  readTrait,
} from './suggestion.repository.ts'
import {
  friendsToQuery,
  isDecided,
  nextPages,
  rank,
  traitsToQuery,
  type Candidate,
  type Followed,
  type Source,
  type TraitPage,
} from './suggestion.rules.ts'

/** Further reads (pages, or checks whether one is followed) that fit into the budget of read units. */
const FURTHER_READS = 2

interface Context {
  readonly viewer: MemberItem
  readonly isPersonalized: boolean
  /** The newest members that the viewer follows. */
  readonly followed: Followed
  /** Blocked, blocking and dismissed. */
  readonly unwelcome: readonly string[]
}

const readPage = async (page: TraitPage): Promise<Source> => ({
  ...page,
  ...(await readTrait(page.partition, page.before)),
})

const followedBy = async (friend: string): Promise<Source> => ({
  reason: 'friends',
  ...(await readFollowedBy(friend)),
})

const readSources = ({ viewer, isPersonalized, followed }: Context): Promise<Source[]> =>
  Promise.all([
    ...traitsToQuery(viewer, isPersonalized).map(readPage),
    ...friendsToQuery(followed.ids, now()).map(followedBy),
  ])

const areTooFew = (candidates: readonly Candidate[]): boolean =>
  candidates.length < LIMITS.suggestions

const areTopDecided = (candidates: readonly Candidate[], followed: Followed): boolean =>
  candidates.slice(0, LIMITS.suggestions).every(isDecided(followed))

/** Checks the best undecided candidates, at most `limit`, and drops the other undecided ones. */
const keepDecided = async (
  candidates: readonly Candidate[],
  followed: Followed,
  viewer: MemberItem,
  limit: number,
): Promise<Candidate[]> => {
  const isKnown = isDecided(followed)
  const undecided = candidates.filter((one) => !isKnown(one)).slice(0, limit)
  const ids = undecided.map(({ memberId }) => memberId)
  const alsoFollowed = await readFollowedAmong(viewer.memberId, ids)
  const notFollowed = ids.filter((id) => !alsoFollowed.has(id))
  return candidates.filter((one) => isKnown(one) || notFollowed.includes(one.memberId))
}

/** Reads further pages only when the first ones give too few candidates that the viewer surely does not follow. */
const collect = async (context: Context): Promise<Candidate[]> => {
  const { viewer, unwelcome } = context
  const sources = await readSources(context)
  const among = (found: readonly Source[], { ids }: Followed): Candidate[] =>
    rank(found, new Set([viewer.memberId, ...unwelcome, ...ids]))

  const first = among(sources, context.followed)
  if (!areTooFew(first) && areTopDecided(first, context.followed)) return first
  const followed = await readOlderFollowed(viewer.memberId, context.followed)
  const second = among(sources, followed)
  const pages = areTooFew(second) ? nextPages(sources, followed.hasMore ? 1 : FURTHER_READS) : []
  const third = among([...sources, ...(await Promise.all(pages.map(readPage)))], followed)
  if (areTopDecided(third, followed)) return third
  return keepDecided(third, followed, viewer, FURTHER_READS - pages.length)
}

/** The best members that the viewer does not follow yet. Reads a bounded number of members, however many exist. */
export const findCandidates = async (context: Context): Promise<Candidate[]> =>
  (await collect(context)).slice(0, LIMITS.suggestions)
