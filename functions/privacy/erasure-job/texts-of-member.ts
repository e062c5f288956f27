import { heldKey } from '#platform/content/held.items.ts'
import {
  expression,
  getMany,
  query,
  queryIndex,
  remove,
  update,
  write,
  type Key,
} from '#platform/table/index.ts'
import {
  authorPartition,
  commentCountersKey,
  commentKey,
  type CommentItem,
  commentsPartition,
  countOnPost,
  parseCommentId,
  postCountersKey,
  postKey,
  removeComment,
  removePost,
  unlistPin,
} from '../../community/items/index.ts'
import { countInStats } from '../../community/stats/index.ts'
import { settled, type Erasing } from './erasing.ts'

const POST = 'POST#'
const COMMENT = 'COMMENT#'
const PAGE = 50

/** Replies of others name the member they answer; this removes the name. */
const forgetAnswered = async ({ memberId }: Erasing, postId: string): Promise<void> => {
  let startAt: Key | undefined
  do {
    const { items, next } = await query(commentsPartition(postId), {
      beginsWith: 'C#',
      filter: expression`answeredId = ${memberId}`,
      startAt,
      consistent: true,
    })
    for (const { PK, SK } of items)
      await write(update<CommentItem>({ PK, SK }, { remove: ['answeredId'] }))
    startAt = next
  } while (startAt)
}

const erasePost = (erasing: Erasing, postId: string): Promise<void> =>
  settled(async () => {
    const [text, counters] = await getMany([postKey(postId), postCountersKey(postId)], {
      consistent: true,
    })
    if (!text || !counters) return
    const posts = text.status === 'removed' ? 0 : -1
    await erasing.change('post', {
      ...removePost(postId, text, counters),
      ...(counters.entity ? unlistPin(postId) : {}),
      stats: countInStats({ posts, comments: -counters.comments }),
      held: remove(heldKey('community-post', postId)),
    })
  })

const eraseComment = (erasing: Erasing, id: string): Promise<void> =>
  settled(async () => {
    const ref = parseCommentId(id)
    const keys = [commentKey(ref), commentCountersKey(ref), postCountersKey(ref.postId)] as const
    const [text, , post] = await getMany(keys, { consistent: true })
    if (!text) return
    const counts =
      text.status === undefined && post
        ? { post: countOnPost(ref.postId, 'comments', -1), stats: countInStats({ comments: -1 }) }
        : {}
    await erasing.change('comment', {
      ...removeComment(ref, text),
      ...counts,
      held: remove(heldKey('community-comment', id)),
    })
  })

/** Everything of the author index that begins like this, page by page. */
const eachOf = async (
  { memberId }: Erasing,
  beginsWith: string,
  erase: (id: string, key: Key) => Promise<void>,
): Promise<void> => {
  let startAt: Key | undefined
  do {
    const { items, next } = await queryIndex(authorPartition(memberId), {
      beginsWith,
      limit: PAGE,
      startAt,
    })
    for (const item of items) await erase(item.GSI1SK.slice(beginsWith.length), item)
    startAt = next
  } while (startAt)
}

export const erasePosts = (erasing: Erasing): Promise<void> =>
  eachOf(erasing, POST, (id) => erasePost(erasing, id))

export const eraseComments = async (erasing: Erasing): Promise<void> => {
  const answered = new Set<string>()
  await eachOf(erasing, COMMENT, async (id) => {
    const { postId } = parseCommentId(id)
    erasing.assertTime()
    if (!answered.has(postId)) await forgetAnswered(erasing, postId)
    answered.add(postId)
    await eraseComment(erasing, id)
  })
}

/** What effects have not withdrawn although its cause is gone. */
export const eraseNotificationsOfOthers = (erasing: Erasing): Promise<void> =>
  eachOf(erasing, 'NOTIFIED#', (_id, key) => erasing.removeItem(key))
