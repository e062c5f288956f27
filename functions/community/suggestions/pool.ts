import { LIMITS } from '#shared/domain/limits.ts'
import type { PoolItem } from '../items/pool.items.ts'
import { MEMBER_MARK, packGenres, packKind, unpackRows, unpackGenres, unpackKind } from './marks.ts'
import type { PostTraits } from './traits.ts'

/** A post that may be suggested. */
export interface PoolPost extends PostTraits {
  readonly id: string
  readonly likes: number
  readonly comments: number
  /** Marks of a few members who like it, the same few for all posts that they like. */
  readonly likers: readonly string[]
}

export interface Pool {
  readonly posts: readonly PoolPost[]
  /** Milliseconds since 1970; 0 without a pool. */
  readonly builtAt: number
}

const ID = 26
const LIKES = 3
const COMMENTS = 2
const RADIX = 36

const packNumber = (value: number, digits: number): string =>
  Math.min(Math.max(0, value), RADIX ** digits - 1)
    .toString(RADIX)
    .padStart(digits, '0')

const packPost = ({ id, author, kind, likes, comments, likers, genres }: PoolPost): string =>
  [
    id,
    author,
    packKind(kind),
    packNumber(likes, LIKES),
    packNumber(comments, COMMENTS),
    ...likers,
    ':',
    packGenres(genres),
  ].join('')

const chunks = (text: string, length: number): string[] =>
  Array.from({ length: Math.floor(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )

const unpackPost = (row: string): PoolPost => {
  const kindAt = ID + MEMBER_MARK
  const likersAt = kindAt + 1 + LIKES + COMMENTS
  const [likers = '', genres = ''] = row.slice(likersAt).split(':')
  return {
    id: row.slice(0, ID),
    author: row.slice(ID, kindAt),
    kind: unpackKind(row.charAt(kindAt)),
    likes: Number.parseInt(row.slice(kindAt + 1, kindAt + 1 + LIKES), RADIX),
    comments: Number.parseInt(row.slice(kindAt + 1 + LIKES, likersAt), RADIX),
    likers: chunks(likers, MEMBER_MARK),
    genres: unpackGenres(genres),
  }
}

/** Every n-th post is in the n-th share, so each is useful without the others. */
export const packPool = (posts: readonly PoolPost[], shares: number): string[] =>
  Array.from({ length: shares }, (_, share) =>
    posts
      .slice(0, LIMITS.suggestionPool)
      .filter((_post, index) => index % shares === share)
      .map(packPost)
      .join(' '),
  )

export const unpackPool = (items: readonly Pick<PoolItem, 'builtAt' | 'pool'>[]): Pool => ({
  posts: items.flatMap(({ pool }) => unpackRows(pool).map(unpackPost)),
  builtAt: Math.max(0, ...items.map(({ builtAt }) => builtAt)),
})
