import { holdByGuard } from '#platform/content/held.items.ts'
import { countInStats } from '../stats/stats.items.ts'
import { putNew, type TransactItem } from '#platform/table/index.ts'
import { postCountersItem, postItem, type PostText } from '../items/post.items.ts'
import type { StoredPost } from './post.presenter.ts'

interface NewPost {
  readonly post: StoredPost
  /** Parts of the transaction that publishes or holds the post. */
  readonly items: Readonly<Record<string, TransactItem>>
}

/** @param heldFor the rule that holds the post for moderation, or null */
export const newPost = (
  postId: string,
  text: Omit<PostText, 'status'>,
  heldFor: string | null,
): NewPost => {
  const isHeld = heldFor !== null
  const post = {
    text: postItem(postId, { ...text, status: isHeld ? 'held' : undefined }),
    counters: postCountersItem(postId, text.author.id, isHeld),
  }
  return {
    post,
    items: {
      text: putNew(post.text),
      counters: putNew(post.counters),
      stats: countInStats({ posts: 1 }),
      ...(isHeld && holdByGuard(text.author.id, 'community-post', postId, heldFor)),
    },
  }
}
