/** So many posts come before the panels: the first screen of a phone is full of them. */
const POSTS_BEFORE_ASIDE = 3

export type FeedItem<P> =
  | { readonly kind: 'post'; readonly id: string; readonly post: P; readonly position: number }
  | { readonly kind: 'aside'; readonly id: 'aside' }

const ASIDE = { kind: 'aside', id: 'aside' } as const

/** What the feed lists: the posts, each with its position from 1, and the panels among them where no column is beside it. */
export const feedItems = <P extends { readonly id: string }>(
  posts: readonly P[],
  hasAside: boolean,
): readonly FeedItem<P>[] => {
  const items = posts.map((post, index): FeedItem<P> => ({
    kind: 'post',
    id: post.id,
    post,
    position: index + 1,
  }))
  return hasAside ? items.toSpliced(POSTS_BEFORE_ASIDE, 0, ASIDE) : items
}
