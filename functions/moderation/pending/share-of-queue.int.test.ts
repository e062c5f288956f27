import { describe, expect, it } from 'vitest'
import { addComment } from '#shared/api/comments.ts'
import { moderationPending, type ModerationPending } from '#shared/api/moderation.ts'
import { createPost } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { heldKey, queuePlace } from '#platform/content/held.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { changeBy, deliverTo } from '#testing/changes.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aModerator, BANNED, decide } from '#testing/moderation.ts'
import { aPost, putAll } from '#testing/posts.ts'
import { aStory } from '#testing/stories.ts'
import { handler as explainHoldsHandler } from '../effects/explain-holds.ts'

const [pendingHandler, createPostHandler, addCommentHandler] = await Promise.all([
  handlerOf(moderationPending.id),
  handlerOf(createPost.id),
  handlerOf(addComment.id),
])
const explainHolds = deliverTo('explain-holds', explainHoldsHandler)

const read = async (
  { token }: TestMember,
  query: { type?: 'story'; after?: string } = {},
): Promise<ModerationPending> => {
  const answer = await call(pendingHandler, moderationPending, { token, query })
  expect(answer.status).toBe(200)
  return answer.json
}

const post = ({ token }: TestMember, content = BANNED) =>
  call(createPostHandler, createPost, { token, body: { content } })

const fill = async (member: TestMember): Promise<string[]> => {
  const ids: string[] = []
  for (let count = 0; count < LIMITS.waitingOfMember; count++)
    ids.push(((await post(member)).json as { id: string }).id)
  return ids
}

describe('the share of a member in the moderation queue', () => {
  it('lists what came first, whatever the age of the account, and all further pages', async () => {
    // Ids of members ascend, and those of stories begin with them.
    const [old, young] = [await aMember(), await aMember()]
    const moderator = await aModerator()
    const first = await aStory(young, { status: 'held' })
    const flood = Array.from({ length: LIMITS.moderationPage + 3 }, async () =>
      aStory(old, { status: 'held' }),
    )
    const ids = [first, ...(await Promise.all(flood))]
    for (const id of ids)
      await putAll([
        { ...heldKey('story', id), ...queuePlace('story', false), entity: 'Held', rule: 'RAC' },
      ])
    const page = await read(moderator)
    expect(page.stories.map(({ id }) => id)).toEqual(ids.slice(0, LIMITS.moderationPage))
    const after = page.next.stories ?? ''
    const rest = await read(moderator, { type: 'story', after })
    expect(rest.stories.map(({ id }) => id)).toEqual(ids.slice(LIMITS.moderationPage))
    expect(rest.next.stories).toBeNull()
    expect(rest.communityPosts).toEqual([])
  })

  it('refuses what would wait too, when too much of the member waits, and nothing of others', async () => {
    const [flooder, other] = [await aMember(), await aMember()]
    await fill(flooder)
    const refused = await post(flooder)
    expect(refused.status).toBe(429)
    expect(JSON.stringify(refused.json)).toContain('warten schon 20 Beiträge auf die Moderation')
    const place = await aPost(other)
    const comment = await call(addCommentHandler, addComment, {
      token: flooder.token,
      params: { id: place },
      body: { content: BANNED },
    })
    expect(comment.status).toBe(429)
    expect((await post(flooder, 'Laut.')).status).toBe(201)
    expect((await post(other)).status).toBe(201)
  })

  it('makes room with each decision, once', async () => {
    const [flooder, moderator] = [await aMember(), await aModerator()]
    const [decided = newId()] = await fill(flooder)
    const change = await changeBy(heldKey('community-post', decided), () =>
      decide(moderator, ['community-post', decided], { action: 'reject' }),
    )
    expect((await post(flooder)).status).toBe(429)
    if (change) await explainHolds(change, change)
    expect((await post(flooder)).status).toBe(201)
    expect((await post(flooder)).status).toBe(429)
    if (change) await explainHolds(change)
    expect((await post(flooder)).status).toBe(429)
  })
})
