import { faults } from '#testing/fault-proxy.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import type { Message } from '#shared/api/messages.ts'
import { picture } from '#testing/image-builder.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { objectsBelow, uploadedBy } from '#testing/media.ts'
import { anOpenPair, deleteOwn, send, sent, storedPair } from '#testing/messages.ts'
import { putAll } from '#testing/posts.ts'
import { pairIdOf } from '../items/pair-id.items.ts'

const aPhotoOf = async (member: TestMember) => ({
  mediaUrl: await uploadedBy(member, 'image/jpeg', await picture('jpeg')),
  mediaType: 'image' as const,
})

const objectsOf = (a: TestMember, b: TestMember) =>
  objectsBelow(`messages/${pairIdOf(a.id, b.id)}/`)

describe('a photo', () => {
  it('needs no text, and is copied once when the request is repeated', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const photo = await aPhotoOf(a)
    const key = randomUUID()
    const [first, second] = await Promise.all([send(a, b, photo, key), send(a, b, photo, key)])
    expect(first.status).toBe(201)
    expect(first.json).toMatchObject({ content: '', mediaType: 'image', isSealed: false })
    expect(second.json).toEqual(first.json)
    expect(await objectsOf(a, b)).toHaveLength(1)
  })

  it('of a request is accepted, and not sealed for its sender', async () => {
    const [a, b] = [await aMember(), await aMember()]
    const message: Message = (await send(a, b, await aPhotoOf(a))).json
    expect(message).toMatchObject({ mediaType: 'image', isSealed: false, status: 'sent' })
    expect(await objectsOf(a, b)).toHaveLength(1)
  })

  it('is not copied when the message is refused', async () => {
    const [a, blocker, full] = [await aMember(), await aMember(), await aMember()]
    await block(blocker, a)
    await putAll([storedPair(a, full, { requestMessages: 3 })])
    expect((await send(a, blocker, await aPhotoOf(a))).status).toBe(404)
    expect((await send(a, full, await aPhotoOf(a))).status).toBe(403)
    expect(await objectsOf(a, blocker)).toEqual([])
    expect(await objectsOf(a, full)).toEqual([])
  })

  it('is sorted above what was written while it was copied', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const photo = await aPhotoOf(a)
    faults.inject('hold', 1, /BatchGetItem/)
    const sending = send(a, b, photo)
    await eventually(() => {
      expect(faults.met).toBe(1)
    })
    const { id } = await sent(b, a)
    faults.clear()
    const message: Message = (await sending).json
    expect(message.id > id).toBe(true)
  })

  it('is discarded when the answered message goes meanwhile', async () => {
    const [a, b] = [await aMember(), await aMember()]
    await anOpenPair(a, b)
    const { id } = await sent(b, a)
    const [answer] = await Promise.all([
      send(a, b, { ...(await aPhotoOf(a)), replyToId: id }),
      deleteOwn(b, id),
    ])
    expect(await objectsOf(a, b)).toHaveLength(answer.status === 201 ? 1 : 0)
  })
})
