import '#testing/topic.ts'
import '#testing/mailbox.ts'
import '#testing/model.ts'
import '#testing/work-queues.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { proofEndsAt } from '#shared/domain/retention.ts'
import { keptKey, keptProfilePartition } from '#platform/content/kept.items.ts'
import { statementKey } from '#platform/content/statement.items.ts'
import { changeMember } from '#platform/identity/change-member.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, usernameKeyOf } from '#platform/identity/member.items.ts'
import { putAll, transact, update, write } from '#platform/table/index.ts'
import { aBlockScene, type BlockScene } from '#testing/block-scene.ts'
import { aComment } from '#testing/comments.ts'
import { deliverErasure, leftOvers, settleEffects, traceAll } from '#testing/erasures.ts'
import { recordChanges } from '#testing/hostile/record-changes.ts'
import { hasObject } from '#testing/media.ts'
import { takeMeasure } from '#testing/measures.ts'
import { aStatement } from '#testing/statements.ts'
import { aMember } from '#testing/members.ts'
import { aPhoto } from '#testing/message-media.ts'
import { remove, stored, storedUnder } from '#testing/stored.ts'
import { aThread } from '#testing/threads.ts'
import { putObject } from '../../uploads/media-bucket.ts'
import { avatarKey } from '../../uploads/index.ts'
import { chatPartition, pairIdOf } from '../../messages/items/index.ts'
import { unreadKey } from '../../notifications/index.ts'
import { postCountersKey, postLikeItem } from '../../community/items/index.ts'
import { erasureKey, newErasure, putErasure, receiptKey } from '../../auth/erasure-state/index.ts'
import { aroundTable } from '#testing/table-calls.ts'

const PAST = new Date(Date.now() - 60_000).toISOString()
const RECEIPT = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

const makeDue = async (memberId: string, receipt = RECEIPT): Promise<void> =>
  transact(putErasure({ ...newErasure(memberId, receipt), dueAt: PAST }))

const isDone = async (memberId: string): Promise<boolean> =>
  (await stored(erasureKey(memberId)))?.state === 'done'

/** One delivery, and everything that follows from it. Returns whether the delivery succeeded. */
const deliver = async (memberId: string): Promise<boolean> => {
  const { result, changes } = await recordChanges(() =>
    deliverErasure(memberId).then(
      () => true,
      () => false,
    ),
  )
  await settleEffects(changes)
  return result
}

const eraseAll = async (memberId: string, between = () => Promise.resolve()) => {
  for (let passes = 0; passes < 6 && !(await isDone(memberId)); passes++) {
    await deliver(memberId)
    if (passes === 0) await between()
  }
  expect(await isDone(memberId)).toBe(true)
}

const aLeaver = async (): Promise<BlockScene> => {
  const scene = await aBlockScene()
  await traceAll()
  return scene
}

const countsOf = async (receipt = RECEIPT) => (await stored(receiptKey(receipt)))?.counts

const WRITES = /^(Put|Update|Delete|Transact|BatchWrite)/
let revive = (): void => undefined

/** The worker dies right after its first write: the write is stored, and nothing after it happens. */
const dieAfterOneWrite = (): void => {
  let isDead = false
  revive = aroundTable(async (next, operation, input) => {
    if (isDead) throw new Error('Killed.')
    const answer = await next<never>(operation, input)
    if (!WRITES.test(operation)) return answer
    isDead = true
    throw new Error('Killed.')
  })
}

afterEach(() => {
  revive()
})

describe('the deletion of a member', () => {
  it('leaves no item and no object with the id', async () => {
    const { other } = await aLeaver()
    await putObject(avatarKey(other.id), 'image/png', Buffer.from('x'))
    await makeDue(other.id)
    await eraseAll(other.id)
    expect(await leftOvers(other.id)).toEqual([])
    expect(await hasObject(avatarKey(other.id))).toBe(false)
  })

  it('leaves nothing of a profile that a measure hid', async () => {
    const { other } = await aLeaver()
    const avatar = `/media/avatars/${other.id}?v=2`
    await transact({ member: changeMember(other.id, { avatar }) })
    await takeMeasure('profile', other.id, 'hide')
    await putObject(`kept/avatars/${other.id}/2`, 'image/png', Buffer.from('x'))
    await makeDue(other.id)
    await eraseAll(other.id)
    expect(await storedUnder(keptProfilePartition(other.id))).toEqual([])
    expect(await hasObject(`kept/avatars/${other.id}/2`)).toBe(false)
  })

  it('gives the statement about an ended account an end', async () => {
    const { other } = await aLeaver()
    const { statementId } = await aStatement(other.id, { measure: 'end-account' })
    await write(update(memberKey(other.id), { set: { restrictedBy: statementId } }))
    await makeDue(other.id)
    await eraseAll(other.id)
    const end = proofEndsAt(new Date().toISOString())
    expect(await stored(statementKey(statementId))).toMatchObject({ expiresAt: end })
  })

  it('leaves a note outside of the table, so that a restored table is erased again', async () => {
    const { other } = await aLeaver()
    await makeDue(other.id)
    await eraseAll(other.id)
    expect(await hasObject(`erased/${other.id}`)).toBe(true)
  })

  it('takes likes and comments off the counters of others', async () => {
    const { other, ownPost, thirdPost, third } = await aLeaver()
    await putAll([
      postLikeItem({
        memberId: other.id,
        targetId: thirdPost,
        likeId: newId(),
        authorId: third.id,
      }),
    ])
    const before = await stored(postCountersKey(thirdPost))
    await makeDue(other.id)
    await eraseAll(other.id)
    const after = await stored(postCountersKey(thirdPost))
    expect(after?.comments).toBe((before?.comments ?? 0) - 1)
    expect(after?.likes).toBe((before?.likes ?? 0) - 1)
    expect(await stored(postCountersKey(ownPost))).not.toBeNull()
  })

  it('keeps the name reserved without its member', async () => {
    const { other } = await aLeaver()
    await makeDue(other.id)
    await eraseAll(other.id)
    const name = await stored(usernameKeyOf(other.username.toLowerCase()))
    expect(name?.memberId).toBeUndefined()
    expect(name?.expiresAt).toBeGreaterThan(Date.now() / 1000 + 89 * 24 * 3600)
  })

  it('waits for its day', async () => {
    const { other } = await aLeaver()
    await transact(putErasure(newErasure(other.id, RECEIPT)))
    await deliver(other.id)
    expect(await stored(memberKey(other.id))).not.toBeNull()
  })
})

describe('a conversation', () => {
  it('of two deleted members goes with the second, however long after the first', async () => {
    const [first, second] = [await aMember(), await aMember()]
    await aThread(first, second)
    const { PK } = chatPartition(pairIdOf(first.id, second.id))
    await makeDue(first.id, '0'.repeat(26))
    await eraseAll(first.id)
    expect(await storedUnder(PK)).not.toEqual([])
    // DynamoDB deletes the note of the first erasure by its TTL.
    await remove(erasureKey(first.id))
    await makeDue(second.id, '1'.repeat(26))
    await eraseAll(second.id)
    expect(await storedUnder(PK)).toEqual([])
  })
})

describe('a message that a measure removed', () => {
  it('is not kept for an appeal of a deleted sender, and neither is its photo', async () => {
    const [sender, receiver] = [await aMember(), await aMember()]
    await aThread(sender, receiver)
    const { id: targetId, key } = await aPhoto(sender, receiver)
    const statementId = await takeMeasure('message', targetId, 'remove')
    await aStatement(sender.id, { statementId, kind: 'message', targetId, measure: 'remove' })
    expect(await stored(keptKey('message', targetId))).not.toBeNull()
    await makeDue(sender.id)
    await eraseAll(sender.id)
    expect(await stored(keptKey('message', targetId))).toBeNull()
    expect(await hasObject(key)).toBe(false)
  })
})

describe('a worker that dies after each write', () => {
  it('finishes in later deliveries and counts everything once', async () => {
    const [killed, smooth] = [await aLeaver(), await aLeaver()]
    const [one, two] = ['0'.repeat(26), '1'.repeat(26)]
    await makeDue(smooth.other.id, two)
    await eraseAll(smooth.other.id)
    await makeDue(killed.other.id, one)
    let deliveries = 0
    for (; deliveries < 300 && !(await isDone(killed.other.id)); deliveries++) {
      const { changes } = await recordChanges(async () => {
        dieAfterOneWrite()
        await deliverErasure(killed.other.id).catch(() => undefined)
        revive()
      })
      await settleEffects(changes)
    }
    expect(deliveries).toBeGreaterThan(15)
    expect(await isDone(killed.other.id)).toBe(true)
    expect(await leftOvers(killed.other.id)).toEqual([])
    const picked = ({ post, comment, follow }: Readonly<Record<string, number>>) => [
      post,
      comment,
      follow,
    ]
    expect(picked((await countsOf(one)) ?? {})).toEqual(picked((await countsOf(two)) ?? {}))
  })
})

describe('what is written while the job runs', () => {
  it('goes with the next pass', async () => {
    const { other, thirdPost, third } = await aLeaver()
    await makeDue(other.id)
    await eraseAll(other.id, async () => {
      await aComment({ id: thirdPost, author: third }, other)
      await putAll([{ ...unreadKey(other.id), entity: 'Unread', messages: 1 }])
    })
    expect(await leftOvers(other.id)).toEqual([])
  })

  it('goes later, when a late effect wrote it after the end', async () => {
    const { other } = await aLeaver()
    await makeDue(other.id)
    await eraseAll(other.id)
    await putAll([{ ...unreadKey(other.id), entity: 'Unread', messages: 1 }])
    await deliver(other.id)
    expect(await leftOvers(other.id)).toEqual([])
  })
})
