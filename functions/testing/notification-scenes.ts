import { postLikeItem } from '../community/items/index.ts'
import { handler as notifyComments } from '../notifications/effects/notify-comments.ts'
import { handler as notifyLikes } from '../notifications/effects/notify-likes.ts'
import { handler as settleReadMarks } from '../notifications/effects/settle-read-marks.ts'
import { handler as withdrawBlocked } from '../notifications/effects/withdraw-blocked.ts'
import { readMarkKey } from '../notifications/notification.items.ts'
import { markCommentsOf } from '../notifications/read-mark.repository.ts'
import { blocksKey } from '#platform/identity/blocks.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from './changes.ts'
import { storedComment } from './comments.ts'
import { aMember, type TestMember } from './members.ts'
import { aPost, putAll } from './posts.ts'
import { stored } from './stored.ts'
import { unitsOf, type Units } from './units.ts'

const COMMENTS = 20

const likeOf = async (author: TestMember, targetId: string) => {
  const { id: memberId } = await aMember()
  const like = postLikeItem({ memberId, targetId, likeId: newId(), authorId: author.id })
  await putAll([like])
  return like
}

const deliverLike = deliverTo('notify-likes', notifyLikes)

/** Costs of the effects of notifications beside those of a first one. */
export const notificationScenarios: Record<string, () => Promise<Units>> = {
  'notify-likes PostLike.created (second)': async () => {
    const author = await aMember()
    const post = await aPost(author)
    await deliverLike(changeRecord(null, await likeOf(author, post)))
    const second = await likeOf(author, post)
    return unitsOf(() => deliverLike(changeRecord(null, second)))
  },
  'settle-read-marks ReadMark.created (20 comments)': async () => {
    const [author, fan] = [await aMember(), await aMember()]
    const id = await aPost(author)
    for (let count = 0; count < COMMENTS; count++) {
      const { text, counters } = storedComment({ id, author }, fan)
      await putAll([text, counters])
      await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
    }
    await markCommentsOf(author.id, id)
    const record = changeRecord(null, await stored(readMarkKey(author.id, id)))
    return unitsOf(() => deliverTo('settle-read-marks', settleReadMarks)(record))
  },
  'withdraw-blocked Blocks.changed': async () => {
    const author = await aMember()
    const like = await likeOf(author, await aPost(author))
    await deliverLike(changeRecord(null, like))
    const blocked = new Set([like.GSI1SK])
    const blocks = { ...blocksKey(author.id), entity: 'Blocks', blocked }
    await putAll([blocks])
    return unitsOf(() => deliverTo('withdraw-blocked', withdrawBlocked)(changeRecord(null, blocks)))
  },
}
