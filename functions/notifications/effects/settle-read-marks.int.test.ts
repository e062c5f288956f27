import { expect, it } from 'vitest'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { aMember } from '#testing/members.ts'
import { listedUnread, read, readUnread } from '#testing/notifications.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { readMarkKey } from '../notification.items.ts'
import { handler as notifyComments } from './notify-comments.ts'
import { handler } from './settle-read-marks.ts'

it('removes comments that were marked as read together from the unread number, once', async () => {
  const [author, fan] = [await aMember(), await aMember()]
  const postId = await aPost(author)
  for (const content of ['Laut.', 'Lauter.']) {
    const { text, counters } = storedComment({ id: postId, author }, fan, { content })
    await putAll([text, counters])
    await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
  }
  expect(await readUnread(author)).toEqual({ likes: 0, comments: 2 })
  await read(author, { type: 'comment', postId })
  const mark = await stored(readMarkKey(author.id, postId))
  if (!mark) throw new Error('Nothing was marked.')
  const change = changeRecord(null, mark)
  await deliverTo('settle-read-marks', handler)(change, change)
  expect(await readUnread(author)).toEqual({ likes: 0, comments: 0 })
  expect(await listedUnread(author)).toEqual({ likes: 0, comments: 0 })
})
