import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { NewMessage } from '#shared/api/messages.ts'
import { phonePicture, picture } from '#testing/image-builder.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { anOpenPair, send } from '#testing/messages.ts'
import { element, madeWebm, mp4Recording, webmRecording } from '#testing/recordings.ts'
import { stored } from '#testing/stored.ts'
import { readCacheControl, objectBytes, objectsBelow, uploadedBy } from '#testing/media.ts'
import { putObject } from '../../uploads/media-bucket.ts'
import { messageKey, type MessageItem, parseMessageId } from '../items/message.items.ts'
import { pairIdOf } from '../items/pair-id.items.ts'

type Body = Omit<z.input<typeof NewMessage>, 'recipientId'>

let sender: TestMember
let receiver: TestMember

beforeAll(async () => {
  ;[sender, receiver] = [await aMember(), await aMember()]
  await anOpenPair(sender, receiver)
})

const storedMedia = async (id: string): Promise<MessageItem['media']> => {
  const message = await stored(messageKey(parseMessageId(id)))
  return message?.['media']
}

const objects = (): Promise<readonly string[]> =>
  objectsBelow(`messages/${pairIdOf(sender.id, receiver.id)}/`)

const sendMedia = async (body: Body) => {
  const answer = await send(sender, receiver, body)
  if (answer.status !== 201) throw new Error(answer.text)
  return (answer.json as { id: string }).id
}

const photo = async (extra: Body = {}): Promise<Body> => ({
  mediaUrl: await uploadedBy(sender, 'image/jpeg', await phonePicture('jpeg', 6)),
  mediaType: 'image',
  ...extra,
})

const voice = async (extra: Body = {}, bytes: Uint8Array = webmRecording()): Promise<Body> => ({
  mediaUrl: await uploadedBy(sender, 'audio/webm', bytes),
  mediaType: 'audio',
  audioDuration: 2,
  waveform: [0, 50, 100],
  ...extra,
})

describe('a photo', () => {
  it('is stored upright, without place, out of reach of the site', async () => {
    const answer = await send(sender, receiver, await photo({ content: 'Schau!' }))
    expect(answer.json).toMatchObject({
      content: 'Schau!',
      mediaType: 'image',
      mediaWidth: 40,
      mediaHeight: 64,
      isTemporary: false,
    })
    expect(answer.text).not.toMatch(/messages\/|incoming\//)
    const media = await storedMedia((answer.json as { id: string }).id)
    expect(media?.key).toMatch(/^messages\/[0-9A-Z]{26}-[0-9A-Z]{26}\/[0-9A-Z]{26}\.jpg$/)
    expect((await objectBytes(media?.key)).includes('GPS')).toBe(false)
  })

  it('is the checked one also when the upload is repeated after the message', async () => {
    const body = await photo()
    const media = await storedMedia(await sendMedia(body))
    await putObject((body.mediaUrl ?? '').slice(1), 'image/jpeg', Buffer.from('<script>'))
    expect((await objectBytes(media?.key)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  it.each([
    ['bare', ''],
    ['as a data URL', 'data:image/png;base64,'],
  ])('may be in the message itself, %s', async (_name, head) => {
    const bytes = Buffer.from(await picture('png'))
    const id = await sendMedia({ mediaBase64: head + bytes.toString('base64') })
    expect(await objectBytes((await storedMedia(id))?.key)).toEqual(bytes)
  })

  it('is not kept by any cache when it vanishes', async () => {
    const media = await storedMedia(await sendMedia(await photo({ isTemporary: true })))
    expect(await readCacheControl(media?.key)).toBe('no-store')
  })

  it('is stored once when the message is repeated', async () => {
    const [body, key] = [await photo(), randomUUID()]
    const before = await objects()
    const first = await send(sender, receiver, body, key)
    const second = await send(sender, receiver, body, key)
    expect(second.json).toEqual(first.json)
    expect(await objects()).toHaveLength(before.length + 1)
  })
})

describe('a voice message', () => {
  it.each([
    ['WebM', 'audio/webm', webmRecording],
    ['MP4', 'audio/mp4', mp4Recording],
  ] as const)('in %s is stored with its duration and waveform', async (_name, mime, recording) => {
    const body = await voice({ mediaUrl: await uploadedBy(sender, mime, recording()) })
    const answer = await send(sender, receiver, body)
    expect(answer.json).toMatchObject({
      mediaType: 'audio',
      audioDuration: 2,
      waveform: [0, 50, 100],
    })
    const media = await storedMedia((answer.json as { id: string }).id)
    expect(await objectBytes(media?.key)).toEqual(recording())
  })

  it('loses its tags', async () => {
    const tagged = madeWebm({ extra: [element(0x1254c367, 'PLACE')] })
    const media = await storedMedia(await sendMedia(await voice({}, tagged)))
    expect((await objectBytes(media?.key)).includes('PLACE')).toBe(false)
  })
})
