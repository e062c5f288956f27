import { describe, expect, it } from 'vitest'
import {
  appealHold,
  readHoldAppeal,
  type HoldAppeal,
  type HOLD_KINDS,
} from '#shared/api/appeals.ts'
import type { ModerationPending } from '#shared/api/moderation.ts'
import { editPost } from '#shared/api/edits.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { sent } from '#testing/messages.ts'
import {
  aHeldComment,
  aHeldPost,
  aModerator,
  BANNED,
  decide,
  pending,
} from '#testing/moderation.ts'
import { aPost } from '#testing/posts.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as edit } from '../../community/edits/edit-post.ts'
import { handler as object } from './appeal-hold.ts'
import { handler as read } from './read-hold-appeal.ts'

type Kind = (typeof HOLD_KINDS)[number]
type By = Pick<TestMember, 'token'>

const TEXT = 'Der Satz warnt vor der Szene, er wirbt nicht für sie.'

const appeal = ({ token }: By, [type, id]: readonly [Kind, string], text = TEXT) =>
  call(object, appealHold, { token, params: { type, id }, body: { text } })

const look = ({ token }: By, [type, id]: readonly [Kind, string]) =>
  call(read, readHoldAppeal, { token, params: { type, id } })

describe('an appeal against a hold', () => {
  it('comes first in the queue with its text, once, and is read by its author', async () => {
    const [author, moderator] = [await aMember(), await aModerator()]
    const ids = [await aHeldPost(author), await aHeldPost(author)]
    const held = ['community-post', ids[1] ?? ''] as const
    const statementId = expect.stringMatching(/^[0-7][0-9A-Z]{25}$/) as string
    expect((await look(author, held)).json).toEqual({ excerpt: BANNED, appeal: null, statementId })
    expect((await appeal(author, held)).status).toBe(201)
    expect((await appeal(author, held)).status).toBe(201)
    expect((await appeal(author, held, `${TEXT} Wirklich.`)).status).toBe(409)
    expect((await look(author, held)).json).toMatchObject({ appeal: { text: TEXT } })
    const { communityPosts }: ModerationPending = (await pending(moderator)).json
    expect(communityPosts[0]).toMatchObject({ id: ids[1], appeal: TEXT })
    expect(communityPosts.find(({ id }) => id === ids[0])).not.toHaveProperty('appeal')
  })

  it('is possible for comments and messages', async () => {
    const [author, receiver, moderator] = [await aMember(), await aMember(), await aModerator()]
    const comment = await aHeldComment(await aPost(author), author)
    const { id: message } = await sent(author, receiver, BANNED)
    expect((await appeal(author, ['community-comment', comment])).status).toBe(201)
    expect((await appeal(author, ['message', message])).status).toBe(201)
    expect((await appeal(receiver, ['message', message])).status).toBe(404)
    expect((await look(author, ['message', message])).json).toMatchObject({
      excerpt: BANNED,
      appeal: { text: TEXT },
    })
    const waiting: ModerationPending = (await pending(moderator)).json
    expect(waiting.communityComments[0]).toMatchObject({ id: comment, appeal: TEXT })
    expect(waiting.messages[0]).toMatchObject({ id: message, appeal: TEXT })
  })

  it.each([
    ['approve', {}],
    ['reject', { statementId: expect.any(String) as string }],
  ] as const)('is answered when a moderator decides to %s', async (action, logged) => {
    const [author, moderator] = [await aMember(), await aModerator()]
    const held = ['community-post', await aHeldPost(author)] as const
    const seen = (await appeal(author, held)).json as HoldAppeal
    expect((await decide(moderator, held, { action })).status).toBe(200)
    const log = await storedUnder(`MODERATION_LOG#${isoNow().slice(0, 7)}`)
    const line = log.find(({ contentId }) => contentId === held[1])
    expect(line).toMatchObject({
      action,
      appeal: { text: TEXT },
      holdId: seen.statementId,
      ...logged,
    })
    expect((await look(author, held)).status).toBe(404)
    expect((await appeal(author, held)).status).toBe(404)
  })

  it('is kept with the decision that runs at the same time, or refused', async () => {
    const [author, moderator] = [await aMember(), await aModerator()]
    const held = ['community-post', await aHeldPost(author)] as const
    const [objected, decided] = await Promise.all([
      appeal(author, held),
      decide(moderator, held, { action: 'approve' }),
    ])
    expect(decided.status).toBe(200)
    expect([201, 404]).toContain(objected.status)
    const log = await storedUnder(`MODERATION_LOG#${isoNow().slice(0, 7)}`)
    const line = log.find(({ contentId }) => contentId === held[1])
    if (objected.status === 201) expect(line).toMatchObject({ appeal: { text: TEXT } })
  })

  it('is possible again for a new version', async () => {
    const author = await aMember()
    const id = await aHeldPost(author)
    await appeal(author, ['community-post', id])
    const body = { content: `${BANNED} Neu.`, version: 1 }
    const edited = await call(edit, editPost, { token: author.token, params: { id }, body })
    expect(edited.status).toBe(200)
    expect((await look(author, ['community-post', id])).json).toMatchObject({ appeal: null })
  })
})

describe("holds that are not the caller's", () => {
  it('does not exist for the caller', async () => {
    const [author, other, moderator] = [await aMember(), await aMember(), await aModerator()]
    const [held, visible] = [await aHeldPost(author), await aPost(author)]
    for (const by of [other, moderator])
      expect((await appeal(by, ['community-post', held])).status).toBe(404)
    expect((await look(other, ['community-post', held])).status).toBe(404)
    const wrong = [
      ['community-post', visible],
      ['story', held],
      ['concert', newId()],
      ['band', `${newId()}-${author.id}`],
      ['community-comment', held],
    ] as const
    for (const one of wrong) expect((await appeal(author, one)).status).toBe(404)
  })

  it.each(['Unfair.', ' '.repeat(40), 'x'.repeat(3001)])('refuses the text %j', async (text) => {
    const author = await aMember()
    expect((await appeal(author, ['community-post', await aHeldPost(author)], text)).status).toBe(
      400,
    )
  })

  it('asks for a session', async () => {
    const params = { type: 'community-post', id: newId() } as const
    const handler = await handlerOf(readHoldAppeal.id)
    expect((await call(handler, readHoldAppeal, { params })).status).toBe(401)
  })
})
