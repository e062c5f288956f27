import {
  query,
  queryIndex,
  remove,
  write,
  type Key,
  type QueryPage,
} from '#platform/table/index.ts'
import { commentsPartition } from '../items/comment.items.ts'
import { type EditedText, editsPartition, editsPrefix } from '../items/edit.items.ts'
import { likeTargetPartition } from '../items/like.items.ts'
import { forEachInBatches } from './batches.ts'

const CONCURRENT_DELETES = 10

const removeKey = (key: Key): Promise<void> => write(remove(key))

/** Safe to repeat after an interruption: removed items are not found again. */
const removeAll = async (
  read: (startAt: Key | undefined) => Promise<QueryPage<Key>>,
): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await read(startAt)
    await forEachInBatches(page.items, CONCURRENT_DELETES, removeKey)
    startAt = page.next
  } while (startAt)
}

/** Removes all likes of one post or comment. */
export const removeLikesOn = (targetId: string): Promise<void> =>
  removeAll((startAt) => queryIndex(likeTargetPartition(targetId), { startAt }))

/** Removes all comments of a post with their counters. */
export const removeCommentsOn = (postId: string): Promise<void> =>
  removeAll((startAt) =>
    query(commentsPartition(postId), { project: ['PK', 'SK'], consistent: true, startAt }),
  )

/** Removes the earlier versions of a comment; those of a post go with its comments. */
export const removeEditsOf = (text: EditedText): Promise<void> =>
  removeAll((startAt) =>
    query(editsPartition(text.postId), {
      beginsWith: editsPrefix(text),
      project: ['PK', 'SK'],
      consistent: true,
      startAt,
    }),
  )
