import { describe, expect, it } from 'vitest'
import { reportMessage } from '#shared/api/messages.ts'
import { heldKey } from '#platform/content/held.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair, aRequest, deleteOwn } from '#testing/messages.ts'
import { stored } from '#testing/stored.ts'
import { settleSide } from '../threads/index.ts'
import { handler } from './report-message.ts'
import { messageReportKey } from './report.items.ts'

const report = (by: Pick<TestMember, 'token'>, id: string, reason = 'Droht mir.') =>
  call(handler, reportMessage, { token: by.token, params: { id }, body: { reason } })

const entryOf = (id: string) => stored(heldKey('message', id))

const snapshotOf = async (id: string) => (await stored(messageReportKey(id)))?.snapshot

const conversation = async () => {
  const [victim, other] = [await aMember(), await aMember()]
  await anOpenPair(victim, other)
  return { victim, other }
}

const PHOTO = {
  type: 'image',
  key: 'messages/geheim/original.webp',
  contentType: 'image/webp',
} as const

describe('a reported message', () => {
  it('is queued with five messages before and after it', async () => {
    const { victim, other } = await conversation()
    const ids: string[] = []
    for (let count = 0; count < 14; count++) {
      ids.push(
        await aMessage(count % 2 ? other : victim, count % 2 ? victim : other, `Nr. ${count}`),
      )
    }
    const id = ids[7] ?? ''
    expect((await report(victim, id)).status).toBe(200)
    expect(await entryOf(id)).toMatchObject({
      rule: 'Gemeldet: Droht mir.',
      reports: [{ memberId: victim.id, text: 'Droht mir.' }],
    })
    expect(await snapshotOf(id)).toEqual({
      message: { id, senderId: other.id, content: 'Nr. 7', kind: 'text' },
      before: ids.slice(2, 7).map((one) => expect.objectContaining({ id: one }) as object),
      after: ids.slice(8, 13).map((one) => expect.objectContaining({ id: one }) as object),
    })
  })

  it('shows photos by kind only, no held message, and a part of a long neighbour', async () => {
    const { victim, other } = await conversation()
    await aMessage(victim, other, 'x'.repeat(4000))
    await aMessage(other, victim, { content: 'Verboten.', status: 'held' })
    await aMessage(other, victim, { content: undefined, media: PHOTO, isTemporary: true })
    const id = await aMessage(other, victim, 'y'.repeat(4000))
    await report(victim, id)
    const snapshot = await snapshotOf(id)
    expect(snapshot?.message.content).toBe('y'.repeat(4000))
    expect(snapshot?.before.map(({ kind, content }) => [kind, content.length])).toEqual([
      ['text', 1000],
      ['temporary', 0],
    ])
    expect(JSON.stringify(snapshot)).not.toContain('geheim')
  })

  it('keeps its text for moderators when its sender deletes it', async () => {
    const { victim, other } = await conversation()
    const id = await aMessage(other, victim, 'Ich finde dich.')
    await report(victim, id)
    expect((await deleteOwn(other, id)).status).toBe(200)
    expect((await snapshotOf(id))?.message.content).toBe('Ich finde dich.')
    expect((await report(victim, id)).status).toBe(404)
    expect(await entryOf(id)).not.toBeNull()
  })

  it('is reported once when the report is repeated, also at once', async () => {
    const { victim, other } = await conversation()
    const id = await aMessage(other, victim)
    const answers = await Promise.all([1, 2, 3].map((count) => report(victim, id, `Nr. ${count}`)))
    answers.push(await report(victim, id, 'Noch einmal.'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await entryOf(id))?.reports).toHaveLength(1)
  })

  it('shows nothing from before the reporter deleted the thread', async () => {
    const { victim, other } = await conversation()
    const cleared = await aMessage(other, victim, 'Alt.')
    await settleSide(victim.id, other.id, { clear: true })
    const id = await aMessage(other, victim, 'Neu.')
    expect((await report(victim, cleared)).status).toBe(404)
    expect((await report(victim, id)).status).toBe(200)
    expect((await snapshotOf(id))?.before).toEqual([])
  })
})

describe('the call that reports a message', () => {
  it('refuses own messages', async () => {
    const { victim, other } = await conversation()
    const id = await aMessage(victim, other)
    expect((await report(victim, id)).status).toBe(403)
    expect(await entryOf(id)).toBeNull()
  })

  it('returns 404 to a third member, and for messages that are held, gone or unknown', async () => {
    const { victim, other } = await conversation()
    const id = await aMessage(other, victim)
    expect((await report(await aMember(), id)).status).toBe(404)
    expect((await report({ token: newToken() }, id)).status).toBe(401)
    for (const status of ['held', 'deleted', 'removed'] as const) {
      const gone = await aMessage(other, victim, { status })
      expect((await report(victim, gone)).status).toBe(404)
      expect(await entryOf(gone)).toBeNull()
    }
    expect((await report(victim, id.slice(0, 54) + newId())).status).toBe(404)
    expect(
      (await report(victim, `${id.slice(27, 53)}-${id.slice(0, 26)}${id.slice(53)}`)).status,
    ).toBe(404)
  })

  it('refuses a sealed photo until the request is accepted, but not the text of a request', async () => {
    const [victim, other] = [await aMember(), await aMember()]
    const text = await aRequest(other, victim, { content: 'Hässlich.' })
    const photo = await aMessage(other, victim, { content: undefined, media: PHOTO })
    expect((await report(victim, photo)).status).toBe(403)
    expect((await report(victim, text)).status).toBe(200)
    await anOpenPair(other, victim)
    expect((await report(victim, photo)).status).toBe(200)
  })

  it.each(['', '  \n ', 'x'.repeat(1001), 'a\u0007b'])(
    'returns 400 for the reason %j',
    async (reason) => {
      const { victim, other } = await conversation()
      const id = await aMessage(other, victim, { viewedAt: isoNow() })
      expect((await report(victim, id, reason)).status).toBe(400)
      expect(await entryOf(id)).toBeNull()
    },
  )
})
