import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/contract.ts'
import { temporaryPhoto, viewPhoto } from '#shared/api/messages.ts'
import { putAll, update, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair, storedPair } from '#testing/messages.ts'
import { aPhoto, aTemporaryPhoto, type MediaMessage } from '#testing/message-media.ts'
import { stored } from '#testing/stored.ts'
import { removeMedia } from '../../uploads/index.ts'
import { messageKey } from '../items/message.items.ts'
import { handler as photoHandler } from './temporary-photo.ts'
import { handler } from './view-photo.ts'

let sender: TestMember
let receiver: TestMember
let third: TestMember

beforeAll(async () => {
  ;[sender, receiver, third] = [await aMember(), await aMember(), await aMember()]
  await anOpenPair(sender, receiver)
})

const view = ({ token }: TestMember, id: string, key?: string) =>
  call(handler, viewPhoto, {
    token,
    params: { id },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

type Opened = ResponseOf<typeof viewPhoto>

const opened = async (id: string): Promise<Opened> => {
  const answer = await view(receiver, id)
  expect(answer.status).toBe(200)
  return answer.json
}

const ticketIn = ({ url }: Opened): string => url.split('ticket=')[1] ?? ''

const fetchPhoto = ({ token }: TestMember, id: string, ticket: string) =>
  call(photoHandler, temporaryPhoto, { token, params: { id }, query: { ticket } })

const EXPIRED = [410, expect.stringContaining('Foto abgelaufen')]

const aPhotoThatWaits = (): Promise<MediaMessage> => aTemporaryPhoto(sender, receiver)

describe('viewPhoto', () => {
  it('starts the 30 seconds and returns an address that is not in the message', async () => {
    const { id, ref } = await aPhotoThatWaits()
    const answer = await opened(id)
    expect(answer.url).toMatch(new RegExp(`^/api/messages/${id}/photo\\?ticket=[\\w-]{43}$`))
    expect(Date.parse(answer.expiresAt) - Date.parse(answer.viewedAt)).toBe(30_000)
    expect(Math.abs(Date.parse(answer.viewedAt) - Date.now())).toBeLessThan(10_000)
    const message = await stored(messageKey(ref))
    expect(message).toMatchObject({ viewedAt: answer.viewedAt, vanishesAt: answer.expiresAt })
    expect(JSON.stringify(message)).not.toContain(ticketIn(answer))
  })

  it('lets one of two views at once win', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await aPhotoThatWaits()
      const answers = await Promise.all([
        view(receiver, id),
        view(receiver, id),
        view(receiver, id),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
      for (const { status, text } of answers)
        if (status !== 200) expect([status, text]).toEqual(EXPIRED)
    }
  })

  it('returns the same address to a repeated call with the same key, and to no other key', async () => {
    const { id, bytes } = await aPhotoThatWaits()
    const key = randomUUID()
    const first = await view(receiver, id, key)
    const again = await view(receiver, id, key)
    expect([again.status, again.json]).toEqual([200, first.json])
    for (const other of [randomUUID(), undefined])
      expect((await view(receiver, id, other)).status).toBe(410)
    const ticket = ticketIn(again.json)
    for (let delivery = 0; delivery < 2; delivery++)
      expect((await fetchPhoto(receiver, id, ticket)).bytes).toEqual(bytes)
    expect((await view(receiver, id, key)).json).toEqual(first.json)
  })

  it('returns 410 to the same key after the 30 seconds', async () => {
    const { id, ref } = await aPhotoThatWaits()
    const key = randomUUID()
    await view(receiver, id, key)
    await write(update(messageKey(ref), { set: { vanishesAt: new Date().toISOString() } }))
    expect((await view(receiver, id, key)).status).toBe(410)
  })

  it('returns 403 to its sender and 404 to others, who do not use it up', async () => {
    const { id } = await aPhotoThatWaits()
    expect((await view(sender, id)).status).toBe(403)
    expect((await view(third, id)).status).toBe(404)
    await opened(id)
  })

  it('returns 404 for other messages, and while the photo is sealed or held', async () => {
    const photo = await aPhoto(sender, receiver)
    const held = await aTemporaryPhoto(sender, receiver, { status: 'held' })
    const sealed = await aTemporaryPhoto(sender, third)
    await putAll([storedPair(sender, third)])
    for (const id of [photo.id, held.id, await aMessage(sender, receiver)])
      expect((await view(receiver, id)).status).toBe(404)
    expect((await view(third, sealed.id)).status).toBe(404)
    await anOpenPair(sender, third)
    expect((await view(third, sealed.id)).status).toBe(200)
  })

  it('returns 410 when the message was deleted', async () => {
    const { id } = await aTemporaryPhoto(sender, receiver, { status: 'deleted' })
    expect((await view(receiver, id)).status).toBe(410)
  })
})

describe('temporaryPhoto', () => {
  it('returns the bytes to its ticket, which nothing may keep', async () => {
    const { id, bytes } = await aPhotoThatWaits()
    const ticket = ticketIn(await opened(id))
    const answer = await fetchPhoto(receiver, id, ticket)
    expect(answer.bytes).toEqual(bytes)
    expect(answer.headers).toEqual({ 'cache-control': 'no-store', 'content-type': 'image/jpeg' })
  })

  it('returns nothing to the sender, to a third, before the view and for another ticket', async () => {
    const { id } = await aPhotoThatWaits()
    const unknown = 'A'.repeat(43)
    expect((await fetchPhoto(receiver, id, unknown)).status).toBe(404)
    const ticket = ticketIn(await opened(id))
    for (const other of [sender, third])
      expect((await fetchPhoto(other, id, ticket)).status).toBe(404)
    expect((await fetchPhoto(receiver, id, unknown)).status).toBe(410)
    expect((await fetchPhoto(receiver, id, ticket)).status).toBe(200)
  })

  it('returns 410 after 30 seconds, also with an unused ticket', async () => {
    const { id, ref } = await aPhotoThatWaits()
    const ticket = ticketIn(await opened(id))
    const vanishesAt = new Date(Date.now() - 1).toISOString()
    await write(update(messageKey(ref), { set: { vanishesAt } }))
    const answer = await fetchPhoto(receiver, id, ticket)
    expect([answer.status, answer.text]).toEqual(EXPIRED)
  })

  it('returns 410 when the object is missing', async () => {
    const { id, key } = await aPhotoThatWaits()
    const ticket = ticketIn(await opened(id))
    await removeMedia([key])
    expect((await fetchPhoto(receiver, id, ticket)).status).toBe(410)
  })
})
