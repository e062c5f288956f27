import type { FoundPost } from '#shared/api/search.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { presentDrastic } from '#platform/content/drastic.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { getMany, query, type Key } from '#platform/table/index.ts'
import { postIdOf, postKey, type PostItem } from '../../community/items/index.ts'
import { postSearch, type PostSearch, type PostWordItem } from './post-word.items.ts'

/** Fits into one and a half read units. */
const READ = 24
/** Of several words, the longest selects the entries; a second page finds more that contain the others too. */
const NARROW_PAGES = 2

/** Of the found posts: three read units. Of several long posts only the first are shown. */
const MAX_BLOCKS = 6

type Entry = Pick<PostWordItem, 'postId' | 'authorId' | 'words' | 'blocks'>

const present = (post: PostItem): FoundPost => ({
  id: postIdOf(post),
  user: presentAuthor(post.author),
  // Nothing of a drastic text is shown before it is opened.
  title: post.drastic ? null : (post.title ?? null),
  excerpt: post.drastic ? '' : excerpt(post.content.replace(/\s+/gu, ' ').trim()),
  createdAt: ulidDate(postIdOf(post)),
  ...presentDrastic(post),
})

const withinBudget = (found: readonly (readonly [id: string, blocks: number])[]): string[] => {
  let left = MAX_BLOCKS
  return found.flatMap(([id, blocks]) => {
    left -= blocks
    return left < 0 ? [] : [id]
  })
}

/** The posts of these entries, as many as are wanted. A post is found by several words that begin alike. */
const readIds = async (
  search: PostSearch,
  isWanted: (entry: Entry) => boolean,
  limit: number,
): Promise<readonly string[]> => {
  const found = new Map<string, number>()
  let startAt: Key | undefined
  for (let page = 0; page < (search.isNarrow ? NARROW_PAGES : 1); page++) {
    const { items, next } = await query(search.partition, {
      project: ['postId', 'authorId', 'words', 'blocks'],
      beginsWith: search.beginsWith,
      limit: READ,
      startAt,
    })
    for (const entry of items) if (isWanted(entry)) found.set(entry.postId, entry.blocks ?? 1)
    if (!next || found.size >= limit) break
    startAt = next
  }
  return withinBudget([...found].slice(0, limit))
}

/**
 * Posts that contain a word for each typed prefix; first those with exactly the typed word, the newest first.
 * Each is read again, because an entry outlives an edit or removal by seconds.
 */
export const findPosts = async (
  typed: string,
  limit: number,
  hidden: Promise<ReadonlySet<string>>,
): Promise<FoundPost[]> => {
  const search = postSearch(typed)
  if (!search) return []
  const hiddenIds = await hidden
  const isWanted = (entry: Entry) => !hiddenIds.has(entry.authorId) && search.matches(entry)
  const posts = await getMany((await readIds(search, isWanted, limit)).map(postKey))
  return posts.flatMap((post) => (post && search.isFoundIn(post) ? [present(post)] : []))
}
