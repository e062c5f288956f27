import { postMark } from '../community/suggestions/marks.ts'
import type { PoolPost } from '../community/suggestions/pool.ts'
import { NO_TASTE, type Taste } from '../community/suggestions/taste.ts'
import { newId } from '#platform/runtime/ids.ts'

/** A post of the pool, new unless the changes say otherwise. */
export const poolPost = (changes: Partial<PoolPost> = {}): PoolPost => ({
  id: newId(),
  author: newId().slice(-5),
  kind: 'text',
  likes: 1,
  comments: 0,
  likers: [],
  genres: [],
  ...changes,
})

export const tasteWith = (changes: Partial<Taste>): Taste => ({ ...NO_TASTE, ...changes })

/** A liked post, by a member that nobody else knows. */
export const likedPost = (changes: Partial<PoolPost> = {}) => {
  const { id, author, kind, genres } = poolPost(changes)
  return { mark: postMark(id), traits: { author, kind, genres } }
}
