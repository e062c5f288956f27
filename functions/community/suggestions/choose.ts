import { LIMITS } from '#shared/domain/limits.ts'
import type { PostSuggestionReason } from '#shared/domain/suggestions.ts'
import { memberMark, postMark, timeOfMark } from './marks.ts'
import type { Pool, PoolPost } from './pool.ts'
import { lessExploration, rank, mainReason, type Ground, type Ranked } from './rank.ts'
import { hasLearned, type Taste } from './taste.ts'

export interface Viewer {
  readonly id: string
  readonly taste: Taste
  /** Ids of blocked and muted members. */
  readonly hidden: ReadonlySet<string>
}

export interface Suggestion {
  readonly post: PoolPost
  readonly reason: PostSuggestionReason
  readonly grounds: readonly Ground[]
}

/** Suggestions change at most so often, unless the taste does. */
const PERIOD_MS = 6 * 3_600_000
/** In every second period one suggestion is of a kind that the member does not know yet. */
const EXPLORATION_EVERY = 2
/** After so many requests for less of the unknown, it does not fill an empty place any more. */
const NO_FILLER_AFTER = 2
/** Less of the type alone does not rule an unknown post out, less of its kind does. */
const TOO_UNWANTED = -1
/** The best ones take turns. */
const TURNS = 3

/** FNV-1a. */
const hashOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )

const mayBeSuggested = ({ id, taste, hidden }: Viewer, onPage: ReadonlySet<string>) => {
  const known = new Set([...taste.likes, ...taste.rated].map(({ mark }) => mark))
  const authors = new Set([id, ...hidden].map(memberMark))
  return (post: PoolPost): boolean => {
    const mark = postMark(post.id)
    return (
      !onPage.has(post.id) &&
      !known.has(mark) &&
      !authors.has(post.author) &&
      timeOfMark(mark) > taste.floor
    )
  }
}

const takeTurn = (ranked: readonly Ranked[], turn: number): Ranked | undefined =>
  ranked[turn % Math.min(TURNS, Math.max(1, ranked.length))]

const byOthers = (ranked: readonly Ranked[], taken: readonly (Ranked | undefined)[]): Ranked[] =>
  ranked.filter(({ post }) => taken.every((one) => one?.post.author !== post.author))

/**
 * At most two suggestions for the first page, of different authors. The same viewer, pool and page give the same
 * suggestions with the same reasons (docs/product/suggestions.md#choice).
 * @param onPage ids of the posts that the page shows anyway
 */
export const choose = (
  viewer: Viewer,
  pool: Pool,
  onPage: ReadonlySet<string>,
): readonly Suggestion[] => {
  const { taste } = viewer
  if (taste.off || taste.newestFirst || !hasLearned(taste)) return []
  const isEligible = mayBeSuggested(viewer, onPage)
  const ranked = rank(taste, pool).filter(({ post }) => isEligible(post))
  const matches = ranked.filter(({ appeal }) => appeal > 0)
  const unknown = ranked.filter(
    ({ grounds, appeal }) => grounds.length === 0 && appeal > TOO_UNWANTED,
  )
  const turn = hashOf(`${viewer.id} ${Math.floor(pool.builtAt / PERIOD_MS)}`)
  const less = lessExploration(taste)
  const explores = turn % (EXPLORATION_EVERY * (1 + less)) === 0
  const filler = less < NO_FILLER_AFTER ? unknown : []

  const taken: Ranked[] = []
  const take = (...lists: readonly (readonly Ranked[])[]): void => {
    const list = lists.map((one) => byOthers(one, taken)).find(({ length }) => length > 0)
    const next = list && takeTurn(list, turn >>> (4 + taken.length))
    if (next) taken.push(next)
  }
  take(matches, filler)
  while (taken.length > 0 && taken.length < LIMITS.suggestedPosts) {
    const before = taken.length
    take(...(explores ? [unknown, matches] : [matches, filler]))
    if (taken.length === before) break
  }
  return taken.map((one) => ({ post: one.post, reason: mainReason(one), grounds: one.grounds }))
}
