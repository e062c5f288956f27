import type { PostGenre } from '#shared/domain/post-genres.ts'
import type { PostKind, PostSuggestionReason } from '#shared/domain/suggestions.ts'
import { ulidTime } from '#shared/domain/ids.ts'
import { postMark } from './marks.ts'
import type { Pool, PoolPost } from './pool.ts'
import type { RatedPost, Taste } from './taste.ts'
import type { PostTraits } from './traits.ts'

/** A fact that speaks for a post, with what the member may know about it. */
export type Ground =
  | { readonly kind: 'follow' }
  | { readonly kind: 'author'; readonly likes: number }
  | { readonly kind: 'likedGenre'; readonly genre: PostGenre; readonly likes: number }
  | { readonly kind: 'type'; readonly type: PostKind; readonly likes: number; readonly of: number }
  | { readonly kind: 'more'; readonly genre: PostGenre | undefined }
  | { readonly kind: 'profileGenre'; readonly genre: PostGenre }
  | { readonly kind: 'similar' }

export interface Ranked {
  readonly post: PoolPost
  readonly score: number
  /** The strongest first; empty when nothing that the member did speaks for the post. */
  readonly grounds: readonly Ground[]
  /** What speaks for the post less what the member asked for less of; popularity apart. */
  readonly appeal: number
}

interface Weighed {
  readonly ground: Ground
  readonly weight: number
}

/** The taste as the weights need it. */
interface Tendencies {
  readonly taste: Taste
  readonly traits: readonly PostTraits[]
  readonly follows: ReadonlySet<string>
  /** Marks of members who like several posts that this member likes. */
  readonly similar: ReadonlySet<string>
}

const DAY_MS = 86_400_000

/** Of the likes from which a preference for one type of posts follows, and which share of them it needs. */
const TYPE_LIKES = 8
const TYPE_SHARE = 0.6
/** Posts that two members both like, before one is similar to the other. */
const SHARED_LIKES = 2
/** Fewer similar members could be recognised by their likes. */
export const MIN_SIMILAR = 3

const REASON_OF: Readonly<Record<Ground['kind'], PostSuggestionReason>> = {
  follow: 'preference_match',
  author: 'preference_match',
  likedGenre: 'preference_match',
  type: 'preference_match',
  more: 'preference_match',
  profileGenre: 'genre_match',
  similar: 'similar_users',
}

export const mainReason = ({ grounds }: Ranked): PostSuggestionReason => {
  const [strongest] = grounds
  return strongest ? REASON_OF[strongest.kind] : 'exploration'
}

const similarTo = (taste: Taste, { posts }: Pool): ReadonlySet<string> => {
  const liked = new Set(taste.likes.flatMap(({ mark, traits }) => (traits ? [mark] : [])))
  const shared = new Map<string, number>()
  for (const post of posts)
    if (liked.has(postMark(post.id)))
      for (const liker of post.likers) shared.set(liker, (shared.get(liker) ?? 0) + 1)
  return new Set([...shared].flatMap(([liker, count]) => (count >= SHARED_LIKES ? [liker] : [])))
}

const tendenciesOf = (taste: Taste, pool: Pool): Tendencies => ({
  taste,
  traits: taste.likes.flatMap(({ traits }) => traits ?? []),
  follows: new Set(taste.follows),
  similar: similarTo(taste, pool),
})

const grows = (count: number): number => Math.log2(1 + count)

const genreWeights = ({ genres }: PoolPost, { traits, taste }: Tendencies): Weighed[] =>
  genres.flatMap((genre) => {
    const likes = traits.filter((one) => one.genres.includes(genre)).length
    return [
      ...(likes > 0
        ? [{ ground: { kind: 'likedGenre', genre, likes } as const, weight: grows(likes) }]
        : []),
      ...(taste.genres.includes(genre)
        ? [{ ground: { kind: 'profileGenre', genre } as const, weight: 1.5 }]
        : []),
    ]
  })

const authorWeights = ({ author }: PoolPost, { traits, follows }: Tendencies): Weighed[] => {
  const likes = traits.filter((one) => one.author === author).length
  return [
    ...(follows.has(author) ? [{ ground: { kind: 'follow' } as const, weight: 2 }] : []),
    ...(likes > 1
      ? [{ ground: { kind: 'author', likes } as const, weight: 0.8 * grows(likes) }]
      : []),
  ]
}

const typeWeights = ({ kind: type }: PoolPost, { traits }: Tendencies): Weighed[] => {
  const likes = traits.filter((one) => one.kind === type).length
  const of = traits.length
  return of >= TYPE_LIKES && likes >= TYPE_SHARE * of
    ? [{ ground: { kind: 'type', type, likes, of }, weight: 0.5 }]
    : []
}

const similarWeights = ({ likers }: PoolPost, { similar }: Tendencies): Weighed[] => {
  const count = likers.filter((liker) => similar.has(liker)).length
  return count >= MIN_SIMILAR ? [{ ground: { kind: 'similar' }, weight: 1 + 0.25 * count }] : []
}

/** Posts are of one kind when they share a genre; those without genres, when they share the type. */
const resembles = (post: PoolPost, { traits: { genres, kind } }: RatedPost): boolean =>
  genres.length === 0
    ? post.genres.length === 0 && post.kind === kind
    : genres.some((genre) => post.genres.includes(genre))

const moreWeights = (post: PoolPost, { taste: { rated } }: Tendencies): Weighed[] => {
  const wanted = rated.filter((one) => one.feedback === 'more' && resembles(post, one))
  if (wanted.length === 0) return []
  const genre = post.genres.find((one) => wanted.some(({ traits }) => traits.genres.includes(one)))
  return [{ ground: { kind: 'more', genre }, weight: grows(wanted.length) }]
}

const LESS_OF_KIND = 2
const LESS_OF_TYPE = 0.25
const LESS_OF_REASON = 0.25

const penaltyFor = (post: PoolPost, rated: readonly RatedPost[]): number =>
  rated.reduce((sum, one) => {
    if (one.feedback === 'more') return sum
    if (resembles(post, one)) return sum + LESS_OF_KIND
    return one.traits.kind === post.kind ? sum + LESS_OF_TYPE : sum
  }, 0)

const lessOf = (rated: readonly RatedPost[], reason: PostSuggestionReason): number =>
  rated.filter((one) => one.feedback === 'less' && one.reason === reason).length

/** How often the member asked for less of what is new to them. */
export const lessExploration = ({ rated }: Taste): number => lessOf(rated, 'exploration')

const popularity = ({ id, likes, comments }: PoolPost, builtAt: number): number =>
  0.3 * grows(likes + 2 * comments) - (0.1 * Math.max(0, builtAt - ulidTime(id))) / DAY_MS

const rankOne = (post: PoolPost, tendencies: Tendencies, { builtAt }: Pool): Ranked => {
  const { rated } = tendencies.taste
  const weighed = [genreWeights, authorWeights, typeWeights, similarWeights, moreWeights]
    .flatMap((weigh) => weigh(post, tendencies))
    .map(({ ground, weight }) => ({
      ground,
      weight: weight - LESS_OF_REASON * lessOf(rated, REASON_OF[ground.kind]),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const penalty = penaltyFor(post, rated)
  const matched = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return {
    post,
    score: popularity(post, builtAt) + matched - penalty,
    grounds: weighed.map(({ ground }) => ground),
    appeal: matched - penalty,
  }
}

/** The posts of the pool, the most suitable first; equally suitable ones by age, so the order is always the same. */
export const rank = (taste: Taste, pool: Pool): Ranked[] => {
  const tendencies = tendenciesOf(taste, pool)
  return pool.posts
    .map((post) => rankOne(post, tendencies, pool))
    .toSorted((a, b) => b.score - a.score || (a.post.id < b.post.id ? 1 : -1))
}
