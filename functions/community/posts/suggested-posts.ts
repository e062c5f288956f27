import type { Post } from '#shared/api/posts.ts'
import type { Blocks } from '#platform/identity/blocks.ts'
import { memoize } from '#platform/runtime/memoize.ts'
import type { PostItem } from '../items/post.items.ts'
import type { TasteItem } from '../items/taste.items.ts'
import { choose, type Suggestion } from '../suggestions/choose.ts'
import { describeGrounds } from '../suggestions/facts.ts'
import { unpackPool } from '../suggestions/pool.ts'
import { unpackTaste } from '../suggestions/taste.ts'
import type { FeedPage } from './feed.repository.ts'
import { presentPost } from './post.presenter.ts'
import { maySee } from './post.rules.ts'

/** Each suggestion follows so many posts of the page that are not pinned. */
const PLACES = [3, 9]

const poolOf = memoize(({ pool }: FeedPage) => unpackPool(pool))

interface Viewer {
  readonly id: string
  readonly taste: TasteItem
  readonly hidden: Blocks
}

export const chooseFor = (
  { taste, ...viewer }: Viewer,
  page: FeedPage,
  onPage: ReadonlySet<string>,
): readonly Suggestion[] => choose({ ...viewer, taste: unpackTaste(taste) }, poolOf(page), onPage)

/** The pool may be minutes old: whether a post still exists and is visible follows from its text. */
export const presentSuggested = (
  chosen: readonly Suggestion[],
  texts: ReadonlyMap<string, PostItem>,
): Post[] =>
  chosen.flatMap((suggestion) => {
    const text = texts.get(suggestion.post.id)
    if (!text || text.drastic !== undefined || !maySee(undefined, text)) return []
    return [
      {
        ...presentPost({ text, counters: suggestion.post }, false),
        isSuggestion: true,
        suggestionReason: suggestion.reason,
        suggestionFacts: describeGrounds(suggestion, text.author.displayName),
      },
    ]
  })

/** Mixes suggestions into the posts of the first page, at fixed places below the pinned ones. */
export const withSuggested = (posts: readonly Post[], suggested: readonly Post[]): Post[] => {
  const pinned = posts.findIndex(({ isPinned }) => !isPinned)
  const start = pinned === -1 ? posts.length : pinned
  return suggested.reduce<Post[]>(
    (mixed, post, index) => mixed.toSpliced(start + (PLACES[index] ?? 0) + index, 0, post),
    [...posts],
  )
}
