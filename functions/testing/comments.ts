import type { CommentItem } from '../community/items/comment.items.ts'
import { commentCountersItem, commentIdOf, commentItem } from '../community/items/comment.items.ts'
import { postCountersKey } from '../community/items/post.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { update, write } from '#platform/table/index.ts'
import type { TestMember } from './members.ts'
import { putAll } from './posts.ts'

export interface TestPost {
  readonly id: string
  readonly author: TestMember
}

/** The stored text and counters of a comment. */
export const storedComment = (
  { id: postId, author: postAuthor }: TestPost,
  author: TestMember,
  text: Partial<CommentItem> = {},
) => {
  const ref = { postId, ulid: newId() }
  const item = commentItem(ref, {
    author: {
      id: author.id,
      username: author.username,
      displayName: author.username,
      avatar: null,
      isVerified: false,
    },
    authorVersion: 1,
    postAuthorId: postAuthor.id,
    content: 'Sehr laut.',
    ...text,
  })
  const counters = commentCountersItem(ref, author.id, text.status === 'held')
  return { id: commentIdOf(ref), text: item, counters }
}

/** A comment that its post counts, written directly into the table. */
export const aComment = async (
  post: TestPost,
  author: TestMember,
  text: Partial<CommentItem> = {},
): Promise<string> => {
  const comment = storedComment(post, author, text)
  await putAll([comment.text, comment.counters])
  await write(update(postCountersKey(post.id), { add: { comments: 1 } }))
  return comment.id
}
