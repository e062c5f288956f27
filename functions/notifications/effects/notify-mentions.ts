import { postIdOf, type PostItem } from '../../community/items/index.ts'
import { effect } from '../../events/index.ts'
import { announce, retract, type Writing } from '../activity.ts'
import { becameHidden, becameVisible } from '../visibility.rules.ts'

const toWriting = (post: PostItem): Writing => ({
  key: { PK: post.PK, SK: post.SK },
  textId: postIdOf(post),
  postId: postIdOf(post),
  postAuthorId: post.author.id,
  author: post.author,
  content: `${post.title ?? ''}\n${post.content}`.trim(),
})

/** Everybody mentioned hears of a post as long as others can read it. */
export const handler = effect<PostItem>(async (event) => {
  if (becameHidden(event)) await retract(toWriting(event.before))
  if (becameVisible(event)) await announce(toWriting(event.after), event.after.title)
})
