import { describe, expect, it } from 'vitest'
import { reportMessage } from '#shared/api/messages.ts'
import type { HeldMessage, ModerationPending } from '#shared/api/moderation.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { call } from '#testing/call.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair, deleteOwn, sent } from '#testing/messages.ts'
import { aModerator, BANNED, decide, pending, type Verdict } from '#testing/moderation.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { messageKey, parseMessageId } from '../../messages/items/index.ts'
import { messageReportKey } from '../../messages/reports/index.ts'

const APPROVE = { action: 'approve' } as const
const REJECT = { action: 'reject', reason: 'Beleidigt oder bedroht andere' } as const

const report = async (by: TestMember, id: string) =>
  call(await handlerOf(reportMessage.id), reportMessage, {
    token: by.token,
    params: { id },
    body: { reason: 'Droht mir.' },
  })

const judge = (by: TestMember, id: string, verdict: Verdict) => decide(by, ['message', id], verdict)

const pendingOf = async (moderator: TestMember): Promise<ModerationPending> =>
  (await pending(moderator)).json

const waiting = async (moderator: TestMember, id: string): Promise<HeldMessage | undefined> => {
  const { messages } = await pendingOf(moderator)
  return messages.find((message) => message.id === id)
}

const messageOf = (id: string) => stored(messageKey(parseMessageId(id)))

const logOf = async (id: string) => {
  const lines = await storedUnder(`MODERATION_LOG#${new Date().toISOString().slice(0, 7)}`)
  return lines.filter((line) => line['contentId'] === id)
}

const scene = async () => ({
  sender: await aMember({ displayName: 'Krach' }),
  receiver: await aMember({ displayName: 'Krähe' }),
  moderator: await aModerator(),
})

const aHeldMessage = async (sender: TestMember, receiver: TestMember): Promise<string> =>
  (await sent(sender, receiver, BANNED)).id

const aReportedMessage = async (sender: TestMember, receiver: TestMember): Promise<string> => {
  await anOpenPair(sender, receiver)
  await aMessage(receiver, sender, 'Was willst du?')
  const id = await aMessage(sender, receiver, 'Komm vor die Halle.')
  expect((await report(receiver, id)).status).toBe(200)
  return id
}

describe('a held message', () => {
  it('waits with its term and both names, and is sent when it is approved', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aHeldMessage(sender, receiver)
    expect(await waiting(moderator, id)).toMatchObject({
      content: BANNED,
      kind: 'text',
      moderationTerm: 'N.S.B.M',
      isReported: false,
      sender: { id: sender.id, displayName: 'Krach' },
      recipient: { id: receiver.id, displayName: 'Krähe' },
      before: [],
      after: [],
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

describe('a reported message', () => {
  it('waits within its conversation, and stays when it is approved', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aReportedMessage(sender, receiver)
    expect(await waiting(moderator, id)).toMatchObject({
      moderationReason: 'Gemeldet: Droht mir.',
      moderationTerm: null,
      isReported: true,
      before: [{ senderId: receiver.id, content: 'Was willst du?' }],
    })
    expect((await judge(moderator, id, APPROVE)).status).toBe(200)
    expect(await messageOf(id)).toMatchObject({ content: 'Komm vor die Halle.' })
    expect(await stored(messageReportKey(id))).not.toHaveProperty('snapshot')
    expect((await report(receiver, id)).status).toBe(200)
    expect(await waiting(moderator, id)).toBeUndefined()
  })

  it('is removed for both with its media and its quotes when it is rejected', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aReportedMessage(sender, receiver)
    const quoting = await sent(receiver, sender, { content: 'Im Ernst?', replyToId: id })
    expect((await judge(moderator, id, REJECT)).status).toBe(200)
    const message = await messageOf(id)
    expect(message).toMatchObject({ status: 'removed', statusReason: REJECT.reason })
    for (const gone of ['content', 'media', 'quotedBy']) expect(message).not.toHaveProperty(gone)
    expect((await messageOf(quoting.id))?.replyTo).toMatchObject({ id, content: '' })
    expect(await logOf(id)).toMatchObject([
      { type: 'message', action: 'reject', authorId: sender.id, excerpt: 'Komm vor die Halle.' },
    ])
  })

  it('is decided about after its sender deleted it', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aReportedMessage(sender, receiver)
    await deleteOwn(sender, id)
    expect((await waiting(moderator, id))?.content).toBe('Komm vor die Halle.')
    expect((await judge(moderator, id, REJECT)).status).toBe(200)
    expect(await messageOf(id)).toHaveProperty('status', 'deleted')
    expect(await logOf(id)).toMatchObject([{ excerpt: 'Komm vor die Halle.' }])
  })

  it('is decided about once when two moderators decide while its sender deletes it', async () => {
    const { sender, receiver, moderator } = await scene()
    const id = await aReportedMessage(sender, receiver)
    const [one, two] = await Promise.all([
      judge(moderator, id, REJECT),
      judge(await aModerator(), id, APPROVE),
      deleteOwn(sender, id),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    expect(await logOf(id)).toHaveLength(1)
    expect(await messageOf(id)).not.toHaveProperty('content')
  })
})

it('hides a conversation from the moderator who is part of it', async () => {
  const { sender, moderator } = await scene()
  const id = await aReportedMessage(sender, moderator)
  const answer = await pendingOf(moderator)
  expect(answer.messages.map((message) => message.id)).not.toContain(id)
  expect((await judge(moderator, id, REJECT)).status).toBe(404)
  const other = await aModerator()
  expect((await pendingOf(other)).counts.messages).toBe(answer.counts.messages + 1)
  expect((await judge(other, id, REJECT)).status).toBe(200)
})
