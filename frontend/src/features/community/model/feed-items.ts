/** So many posts come before the first card: the first screen of a phone is full of them. */
const POSTS_BEFORE_CARD = 3

/** At most one card among so many posts. */
const POSTS_PER_CARD = 8

export type FeedItem<P, C> =
  | { readonly kind: 'post'; readonly id: string; readonly post: P; readonly position: number }
  | { readonly kind: 'card'; readonly id: string; readonly card: C }

/**
 * What the feed lists: the posts, each with its position from 1, and cards among them where no column is beside it. The
 * first card comes after all posts when these are few; the others wait for more posts.
 */
export const feedItems = <P extends { readonly id: string }, C extends { readonly id: string }>(
  posts: readonly P[],
  cards: readonly C[],
): readonly FeedItem<P, C>[] => {
  const items = posts.map((post, index): FeedItem<P, C> => ({
    kind: 'post',
    id: post.id,
    post,
    position: index + 1,
  }))
  for (const [number, card] of cards.entries()) {
    const before = POSTS_BEFORE_CARD + number * POSTS_PER_CARD
    if (number > 0 && before > posts.length) break
    items.splice(before + number, 0, { kind: 'card', id: `card-${card.id}`, card })
  }
  return items
}
