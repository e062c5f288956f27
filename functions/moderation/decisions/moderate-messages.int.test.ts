import { describe, expect, it } from 'vitest'
import type { HeldMessage, ModerationPending } from '#shared/api/moderation.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { deleteOwn, sent } from '#testing/messages.ts'
import { aModerator, BANNED, decide, pending, type Verdict } from '#testing/moderation.ts'
import { stored } from '#testing/stored.ts'
import { messageKey, parseMessageId } from '../../messages/items/index.ts'

const APPROVE = { action: 'approve' } as const
const REJECT = { action: 'reject', reason: 'Beleidigt oder bedroht andere' } as const

const judge = (by: TestMember, id: string, verdict: Verdict) => decide(by, ['message', id], verdict)

const pendingOf = async (moderator: TestMember): Promise<ModerationPending> =>
  (await pending(moderator)).json

const waiting = async (moderator: TestMember, id: string): Promise<HeldMessage | undefined> => {
  const { messages } = await pendingOf(moderator)
  return messages.find((message) => message.id === id)
}

const messageOf = (id: string) => stored(messageKey(parseMessageId(id)))

const scene = async () => ({
  sender: await aMember({ displayName: 'Krach' }),
  receiver: await aMember({ displayName: 'Krähe' }),
  moderator: await aModerator(),
})

const aHeldMessage = async (sender: TestMember, receiver: TestMember): Promise<string> =>
  (await sent(sender, receiver, BANNED)).id

describe('a held message', () => {
  it('waits with its term and both names, and is sent when it is approved', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aHeldMessage(sender, receiver)
    expect(await waiting(moderator, id)).toMatchObject({
      content: BANNED,
      kind: 'text',
      moderationTerm: 'N.S.B.M',
      sender: { id: sender.id, displayName: 'Krach' },
      recipient: { id: receiver.id, displayName: 'Krähe' },
    })
    expect((await judge(moderator, id, APPROVE)).status).toBe(200)
    expect(await messageOf(id)).not.toHaveProperty('status')
    expect(await waiting(moderator, id)).toBeUndefined()
  })

  it('is emptied with its reason when it is rejected', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aHeldMessage(sender, receiver)
    expect((await judge(moderator, id, REJECT)).status).toBe(200)
    const message = await messageOf(id)
    expect(message).toMatchObject({ status: 'removed', statusReason: REJECT.reason })
    expect(message).not.toHaveProperty('content')
  })

  it('leaves the queue when its sender deletes it', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aHeldMessage(sender, receiver)
    expect((await deleteOwn(sender, id)).status).toBe(200)
    expect(await stored(heldKey('message', id))).toBeNull()
    expect((await judge(moderator, id, APPROVE)).status).toBe(404)
    expect(await messageOf(id)).toHaveProperty('status', 'deleted')
  })
})

it('hides a conversation from the moderator who is part of it', async () => {
  const { sender, moderator } = await scene()
  const id = await aHeldMessage(sender, moderator)
  const answer = await pendingOf(moderator)
  expect(answer.messages.map((message) => message.id)).not.toContain(id)
  expect((await judge(moderator, id, REJECT)).status).toBe(404)
  const other = await aModerator()
  expect((await pendingOf(other)).counts.messages).toBe(answer.counts.messages + 1)
  expect((await judge(other, id, REJECT)).status).toBe(200)
})
