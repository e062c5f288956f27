import { LIMITS } from '#shared/domain/limits.ts'
import type { PostGenre } from '#shared/domain/post-genres.ts'
import { POST_SUGGESTION_REASONS, type PostSuggestionReason } from '#shared/domain/suggestions.ts'
import type { TasteItem } from '../items/taste.items.ts'
import {
  MEMBER_MARK,
  packGenres,
  packKind,
  POST_MARK,
  unpackRows,
  timeOfMark,
  unpackGenres,
  unpackKind,
} from './marks.ts'
import type { PostTraits } from './traits.ts'

/** Its traits stay when the post goes; after a reset they are absent, and the like only rules a suggestion out. */
export interface LikedPost {
  readonly mark: string
  readonly traits?: PostTraits | undefined
}

export interface RatedPost {
  readonly mark: string
  readonly feedback: 'more' | 'less'
  readonly reason: PostSuggestionReason
  readonly traits: PostTraits
}

/** The unpacked taste of a member. */
export interface Taste {
  readonly likes: readonly LikedPost[]
  /** Time of the newest like that was dropped; posts up to it may be liked. */
  readonly floor: string
  readonly rated: readonly RatedPost[]
  /** Marks of followed members. */
  readonly follows: readonly string[]
  /** From the profile. */
  readonly genres: readonly PostGenre[]
  readonly newestFirst: boolean
  readonly off: boolean
}

export const NO_TASTE: Taste = {
  likes: [],
  floor: '',
  rated: [],
  follows: [],
  genres: [],
  newestFirst: false,
  off: false,
}

const packTraits = ({ author, kind, genres }: PostTraits): string =>
  author + packKind(kind) + packGenres(genres)

const unpackTraits = (text: string): PostTraits => ({
  author: text.slice(0, MEMBER_MARK),
  kind: unpackKind(text.charAt(MEMBER_MARK)),
  genres: unpackGenres(text.slice(MEMBER_MARK + 1)),
})

const unpackLike = (row: string): LikedPost => {
  const traits = row.slice(POST_MARK)
  return { mark: row.slice(0, POST_MARK), traits: traits ? unpackTraits(traits) : undefined }
}

const packLike = ({ mark, traits }: LikedPost): string => mark + (traits ? packTraits(traits) : '')

const unpackRated = (row: string): RatedPost => ({
  mark: row.slice(0, POST_MARK),
  feedback: row.charAt(POST_MARK) === '+' ? 'more' : 'less',
  reason: POST_SUGGESTION_REASONS[Number(row.charAt(POST_MARK + 1))] ?? 'exploration',
  traits: unpackTraits(row.slice(POST_MARK + 2)),
})

const packRated = ({ mark, feedback, reason, traits }: RatedPost): string =>
  mark +
  (feedback === 'more' ? '+' : '-') +
  String(POST_SUGGESTION_REASONS.indexOf(reason)) +
  packTraits(traits)

export const unpackTaste = (item: TasteItem | undefined): Taste =>
  item
    ? {
        likes: unpackRows(item.likes).map(unpackLike),
        floor: item.floor ?? '',
        rated: unpackRows(item.rated).map(unpackRated),
        follows: unpackRows(item.follows),
        genres: unpackGenres(item.genres ?? ''),
        newestFirst: item.newestFirst ?? false,
        off: item.off ?? false,
      }
    : NO_TASTE

const packed = (rows: readonly string[]): string | undefined =>
  rows.length === 0 ? undefined : rows.join(' ')

/** Everything of the item but its key and version. */
export const packTaste = (taste: Taste): Omit<TasteItem, 'PK' | 'SK' | 'version'> => ({
  likes: packed(taste.likes.map(packLike)),
  floor: taste.floor || undefined,
  rated: packed(taste.rated.map(packRated)),
  follows: packed(taste.follows),
  genres: packGenres(taste.genres) || undefined,
  newestFirst: taste.newestFirst || undefined,
  off: taste.off || undefined,
})

/** The newest posts stay, whatever the order in which their likes arrive. */
const withinLimit = (taste: Taste): Taste => {
  const likes = taste.likes.toSorted((a, b) => (a.mark < b.mark ? 1 : -1))
  const [dropped] = likes.slice(LIMITS.tasteLikes)
  if (!dropped) return { ...taste, likes }
  const floor = timeOfMark(dropped.mark)
  return {
    ...taste,
    likes: likes.slice(0, LIMITS.tasteLikes),
    floor: floor > taste.floor ? floor : taste.floor,
  }
}

const without = <Row extends { readonly mark: string }>(rows: readonly Row[], mark: string) =>
  rows.filter((row) => row.mark !== mark)

/** Posts up to the floor are not remembered, because their likes may have been dropped. */
export const withLike = (taste: Taste, like: LikedPost): Taste =>
  timeOfMark(like.mark) <= taste.floor
    ? taste
    : withinLimit({ ...taste, likes: [...without(taste.likes, like.mark), like] })

export const withoutLike = (taste: Taste, mark: string): Taste => ({
  ...taste,
  likes: without(taste.likes, mark),
})

export const withFollow = (taste: Taste, mark: string): Taste => ({
  ...taste,
  follows: [...new Set([...taste.follows, mark])].slice(-LIMITS.tasteFollows),
})

export const withoutFollow = (taste: Taste, mark: string): Taste => ({
  ...taste,
  follows: taste.follows.filter((one) => one !== mark),
})

export const withRating = (taste: Taste, rated: RatedPost): Taste => ({
  ...taste,
  rated: [rated, ...without(taste.rated, rated.mark)].slice(0, LIMITS.tasteRatings),
})

export const withoutRating = (taste: Taste, mark: string): Taste => ({
  ...taste,
  rated: without(taste.rated, mark),
})

/** Keeps the profile's genres, the switches, and which posts need no suggestion because the member likes them. */
export const forgotten = (taste: Taste): Taste => ({
  ...taste,
  likes: taste.likes.map(({ mark }) => ({ mark })),
  rated: [],
  follows: [],
})

/** Whether there is anything to choose by. */
export const hasLearned = ({ likes, rated, follows, genres }: Taste): boolean =>
  genres.length + follows.length + rated.length > 0 || likes.some(({ traits }) => traits)
