import type { DynamoDBRecord } from 'aws-lambda'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followItem, followKey } from '../people/relations/index.ts'
import { commentIdOf, commentRefOf, postLikeItem, postLikeKey } from '../community/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { storedComment } from '#testing/comments.ts'
import { anyDelivery, UnreliableQueue } from '#testing/deliveries.ts'
import { aMember } from '#testing/members.ts'
import { listedUnread, read, readUnread } from '#testing/notifications.ts'
import { runsOf } from '#testing/property-runs.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { handler as notifyComments } from './effects/notify-comments.ts'
import { handler as notifyFollows } from './effects/notify-follows.ts'
import { handler as notifyLikes } from './effects/notify-likes.ts'
import { handler as settleReadMarks } from './effects/settle-read-marks.ts'
import { settleReadMark } from './read-mark.repository.ts'

const EFFECTS = {
  PostLike: deliverTo('notify-likes', notifyLikes),
  Follow: deliverTo('notify-follows', notifyFollows),
  Comment: deliverTo('notify-comments', notifyComments),
  ReadMark: deliverTo('settle-read-marks', settleReadMarks),
} as const

const deliver = async (record: DynamoDBRecord): Promise<void> => {
  const { NewImage, OldImage } = record.dynamodb ?? {}
  const entity = (NewImage ?? OldImage)?.['entity']?.S as keyof typeof EFFECTS
  await EFFECTS[entity](record)
}

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** The author of two posts, whom three members like, follow, answer and mention. */
const aScene = async () => {
  const author = await aMember()
  const fans = [await aMember(), await aMember(), await aMember()]
  const posts = [await aPost(author), await aPost(author)]
  const foreign = await aPost(at(fans, 0))
  const comments = [0, 1, 2, 3].map((n) => {
    const isMention = n === 3
    const place = isMention ? { id: foreign, author: at(fans, 0) } : { id: at(posts, n), author }
    const content = isMention ? `Hör mal, @${author.username}` : 'Laut.'
    return storedComment(place, at(fans, n), { content }).text
  })
  return { author, fans, posts, foreign, comments }
}

type Scene = Awaited<ReturnType<typeof aScene>>

const toggleLike = ({ author, fans, posts }: Scene, who: number, which: number) => {
  const memberId = at(fans, who).id
  const targetId = at(posts, which)
  const key = postLikeKey(memberId, targetId)
  return changeBy(key, async () => {
    const like = { memberId, targetId, likeId: newId(), authorId: author.id }
    await ((await stored(key)) ? remove(key) : putAll([postLikeItem(like)]))
  })
}

const toggleFollow = ({ author, fans }: Scene, who: number) => {
  const followerId = at(fans, who).id
  const key = followKey(followerId, author.id)
  return changeBy(key, async () => {
    const follow = { followId: newId(), followerId, followeeId: author.id }
    await ((await stored(key)) ? remove(key) : putAll([followItem(follow)]))
  })
}

/** Writes, holds, approves or deletes a comment; a deleted one does not come back. */
const changeComment = (
  { comments }: Scene,
  gone: Set<number>,
  which: number,
  becomes: 'visible' | 'held' | 'gone',
) => {
  const text = at(comments, which)
  if (gone.has(which % 4)) return Promise.resolve(null)
  return changeBy(text, async () => {
    if (becomes === 'gone') {
      gone.add(which % 4)
      await remove(text)
      return
    }
    const { status: _status, ...visible } = text
    await putAll([becomes === 'held' ? { ...text, status: 'held' } : visible])
  })
}

const marksIn = ({ posts, foreign, comments }: Scene): readonly Parameters<typeof read>[1][] => {
  const refs = comments.map(commentRefOf)
  return [
    { type: 'like' },
    { type: 'comment' },
    { type: 'mention' },
    { type: 'follow' },
    { type: 'like', postId: at(posts, 0) },
    { type: 'comment', postId: at(posts, 1) },
    { type: 'comment', postId: at(posts, 0), commentId: commentIdOf(at(refs, 0)) },
    { type: 'mention', postId: foreign, commentId: commentIdOf(at(refs, 3)) },
  ]
}

const step = fc.record({
  does: fc.constantFrom('like', 'like', 'follow', 'comment', 'comment', 'read'),
  who: fc.nat({ max: 2 }),
  which: fc.nat({ max: 7 }),
  becomes: fc.constantFrom(
    'visible' as const,
    'visible' as const,
    'held' as const,
    'gone' as const,
  ),
  delays: anyDelivery,
})

/** A mark of comments is an event as well. */
const mark = async (scene: Scene, which: number): Promise<DynamoDBRecord | null> => {
  const body = at(marksIn(scene), which)
  const key = { PK: `NOTIFY#${scene.author.id}`, SK: `READ#${body.postId ?? 'none'}` }
  const change = await changeBy(key, () => read(scene.author, body))
  return change?.eventName === 'REMOVE' ? null : change
}

const settleAll = async ({ author, posts }: Scene): Promise<void> => {
  for (const post of posts) await settleReadMark(author.id, post)
}

describe('the unread numbers', () => {
  it('equal the unread notifications listed, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
        const scene = await aScene()
        const gone = new Set<number>()
        const queue = new UnreliableQueue(deliver)
        for (const { does, who, which, becomes, delays } of steps) {
          if (does === 'like') await queue.next(await toggleLike(scene, who, which), delays)
          if (does === 'follow') await queue.next(await toggleFollow(scene, who), delays)
          if (does === 'comment')
            await queue.next(await changeComment(scene, gone, which, becomes), delays)
          if (does === 'read') {
            // Arrives together with what the queue delivers.
            const [change] = await Promise.all([mark(scene, which), queue.next(null, [])])
            await queue.next(change, delays)
          }
        }
        await queue.drain()
        await settleAll(scene)
        const counts = await readUnread(scene.author)
        expect(await listedUnread(scene.author)).toEqual(counts)
        const [unread] = (await storedUnder(`MEMBER#${scene.author.id}`)).filter(
          ({ SK }) => SK === 'UNREAD',
        )
        for (const kind of ['like', 'comment', 'mention', 'follow'])
          expect(Number(unread?.[kind] ?? 0)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runsOf(12) },
    )
  })
})
