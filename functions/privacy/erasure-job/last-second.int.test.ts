import '#testing/topic.ts'
import '#testing/mailbox.ts'
import '#testing/model.ts'
import '#testing/push.ts'
import '#testing/work-queues.ts'
import { expect, it } from 'vitest'
import { bookmarkPost } from '#shared/api/bookmarks.ts'
import { addComment } from '#shared/api/comments.ts'
import type { Contract } from '#shared/api/contract.ts'
import { likePost } from '#shared/api/likes.ts'
import { follow } from '#shared/api/people.ts'
import { createPost } from '#shared/api/posts.ts'
import { saveProfileData } from '#shared/api/settings.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { transact } from '#platform/table/index.ts'
import { aBlockScene } from '#testing/block-scene.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { deliverErasure, leftOvers, traceAll } from '#testing/erasures.ts'
import { handlerOf } from '#testing/handlers.ts'
import { recordChanges } from '#testing/hostile/record-changes.ts'
import { runEffects } from '#testing/hostile/run-effects.ts'
import { aMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { erasureKey, newErasure, putErasure } from '../../auth/erasure-state/index.ts'

/** Effects of changes, and of what those changed. */
const ROUNDS = 3

/** One delivery with its effects; `work` may do something beside it. */
const deliver = async (
  memberId: string,
  work: (erase: () => Promise<unknown>) => Promise<unknown> = (erase) => erase(),
): Promise<void> => {
  let { changes } = await recordChanges(() => work(() => deliverErasure(memberId)))
  for (let round = 0; round < ROUNDS && changes.length > 0; round++)
    ({ changes } = await recordChanges(() => runEffects(changes)))
}

const post = { content: 'Bis zum letzten Ton.' }

it('leaves nothing of a member who writes until the session ends', async () => {
  const { other, third, thirdPost } = await aBlockScene()
  await traceAll()
  const { token } = other
  const writings = async (): Promise<readonly (readonly [Contract, CallOptions])[]> => [
    [createPost, { body: post }],
    [addComment, { params: { id: thirdPost }, body: post }],
    [likePost, { params: { id: await aPost(third) }, body: { liked: true } }],
    [bookmarkPost, { params: { id: await aPost(third) }, body: { bookmarked: true } }],
    [follow, { params: { id: (await aMember()).id } }],
    [saveProfileData, { body: { location: 'Wacken' } }],
  ]
  const statuses: number[] = []
  const writeUntilRefused = async (onAccepted: () => void): Promise<void> => {
    while (!statuses.includes(401))
      for (const [contract, options] of await writings()) {
        const headers = { 'idempotency-key': newId() }
        const answer = await call(await handlerOf(contract.id), contract, {
          token,
          headers,
          ...options,
        })
        statuses.push(answer.status)
        onAccepted()
      }
  }
  const eraseWhileWriting = async (erase: () => Promise<unknown>): Promise<void> => {
    const accepted = Promise.withResolvers<undefined>()
    const writing = writeUntilRefused(() => accepted.resolve(undefined))
    await accepted.promise
    await Promise.all([erase(), writing])
  }
  await transact(putErasure({ ...newErasure(other.id, '0'.repeat(26)), dueAt: isoNow() }))
  await deliver(other.id, eraseWhileWriting)
  for (let passes = 0; passes < 4; passes++) await deliver(other.id)
  expect((await stored(erasureKey(other.id)))?.state).toBe('done')
  expect(await leftOvers(other.id)).toEqual([])
  expect(statuses).toEqual(expect.arrayContaining([201, 401]))
})
