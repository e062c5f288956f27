import { genresIn, type PostGenre } from '#shared/domain/post-genres.ts'
import { postKindOf, type PostKind } from '#shared/domain/suggestions.ts'
import type { PostItem } from '../items/post.items.ts'
import { memberMark } from './marks.ts'

/** What a post is, for comparing posts. */
export interface PostTraits {
  /** Mark of its author. */
  readonly author: string
  readonly kind: PostKind
  readonly genres: readonly PostGenre[]
}

export const readTraits = (post: PostItem): PostTraits => ({
  author: memberMark(post.author.id),
  kind: postKindOf(post),
  genres: genresIn(`${post.title ?? ''}\n${post.content}`),
})
