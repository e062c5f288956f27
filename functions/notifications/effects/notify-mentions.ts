import { postIdOf, type PostItem } from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { keyOf } from '#platform/table/index.ts'
import { announce, retract, type Writing } from '../activity.ts'
import { becameHidden, becameVisible } from '../visibility.rules.ts'

const toWriting = (post: PostItem): Writing => ({
  key: keyOf(post),
  textId: postIdOf(post),
  postId: postIdOf(post),
  postAuthorId: post.author.id,
  author: post.author,
  authorVersion: post.authorVersion,
  content: `${post.title ?? ''}\n${post.content}`.trim(),
})

/** Notifies mentioned members while the post is visible. */
export const handler = effect<PostItem>(async (event) => {
  if (becameHidden(event)) await retract(toWriting(event.before))
  if (becameVisible(event)) await announce(toWriting(event.after), event.after.title)
})
