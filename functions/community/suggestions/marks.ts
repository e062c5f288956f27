import { POST_GENRES, type PostGenre } from '#shared/domain/post-genres.ts'
import { POST_KINDS, type PostKind } from '#shared/domain/suggestions.ts'

/**
 * Short forms of ids and values for packed lists. Two ids with the same mark are rare, and confusing them only keeps
 * a post from being suggested.
 */

/** Time without the digits that stay for a year, and the random end. */
export const postMark = (postId: string): string => postId.slice(2, 10) + postId.slice(-3)
export const POST_MARK = 11

/** The part of a mark that sorts by time. */
export const timeOfMark = (mark: string): string => mark.slice(0, 8)

/** The random end of a member's id. */
export const memberMark = (memberId: string): string => memberId.slice(-5)
export const MEMBER_MARK = 5

const FIRST_LETTER = 97

export const packGenres = (genres: readonly PostGenre[]): string =>
  genres.map((genre) => String.fromCodePoint(FIRST_LETTER + POST_GENRES.indexOf(genre))).join('')

export const unpackGenres = (letters: string): readonly PostGenre[] =>
  Array.from(letters).flatMap(
    (letter) => POST_GENRES[(letter.codePointAt(0) ?? 0) - FIRST_LETTER] ?? [],
  )

export const packKind = (kind: PostKind): string => String(POST_KINDS.indexOf(kind))
export const unpackKind = (digit: string): PostKind => POST_KINDS[Number(digit)] ?? 'text'

/** Rows of a packed list. */
export const unpackRows = (packed: string | undefined): string[] =>
  packed ? packed.split(' ') : []
