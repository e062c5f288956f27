import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { NewMessage } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { newId } from '#platform/runtime/ids.ts'
import { blackPng, picture } from '#testing/image-builder.ts'
import { objectsBelow, uploadedBy } from '#testing/media.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { anOpenPair, send } from '#testing/messages.ts'
import { phoneVideo } from '#testing/mp4-builder.ts'
import { madeWebm, webmRecording } from '#testing/recordings.ts'
import { pairIdOf } from '../items/pair-id.items.ts'

type Body = Omit<z.input<typeof NewMessage>, 'recipientId'>

let sender: TestMember
let receiver: TestMember

beforeAll(async () => {
  ;[sender, receiver] = [await aMember(), await aMember()]
  await anOpenPair(sender, receiver)
})

const objects = (): Promise<readonly string[]> =>
  objectsBelow(`messages/${pairIdOf(sender.id, receiver.id)}/`)

const photo = async (extra: Body = {}): Promise<Body> => ({
  mediaUrl: await uploadedBy(sender, 'image/png', await picture('png')),
  ...extra,
})

const voice = async (extra: Body = {}, bytes: Uint8Array = webmRecording()): Promise<Body> => ({
  mediaUrl: await uploadedBy(sender, 'audio/webm', bytes),
  mediaType: 'audio',
  audioDuration: 2,
  ...extra,
})

const tooMany = LIMITS.multipartFileBytes + 1
const large = (bytes: number): Buffer =>
  Buffer.concat([blackPng(8), Buffer.alloc(bytes - blackPng(8).length)])

const foreign = async (): Promise<Body> => ({
  mediaUrl: await uploadedBy(receiver, 'image/png', await picture('png')),
})

const REFUSALS: readonly (readonly [string, () => Promise<Body>, number, string])[] = [
  ['an upload of another member', foreign, 400, 'nicht mehr da'],
  [
    'a missing upload',
    async () => ({ ...(await foreign()), mediaUrl: `/incoming/${sender.id}/${newId()}.png` }),
    400,
    'nicht mehr da',
  ],
  [
    'an object of another message',
    () => Promise.resolve({ mediaUrl: '/messages/x/y.png' as never }),
    400,
    'Ungültige URL',
  ],
  [
    'HTML as a photo',
    async () => ({
      mediaUrl: await uploadedBy(sender, 'image/png', Buffer.from('<!doctype html>')),
    }),
    415,
    'passt nicht',
  ],
  [
    'a damaged photo',
    async () => ({
      mediaUrl: await uploadedBy(sender, 'image/png', (await picture('png')).subarray(0, 20)),
    }),
    415,
    'beschädigt',
  ],
  [
    'a photo that fills the memory',
    async () => ({ mediaUrl: await uploadedBy(sender, 'image/png', blackPng(30_000)) }),
    413,
    'Pixel',
  ],
  [
    'a video as a photo',
    async () => ({ mediaUrl: await uploadedBy(sender, 'video/mp4', phoneVideo()) }),
    415,
    'passt nicht',
  ],
  [
    'a photo of five megabytes and one byte',
    async () => ({ mediaUrl: await uploadedBy(sender, 'image/png', large(LIMITS.photoBytes + 1)) }),
    413,
    'Max. 5MB',
  ],
  [
    'a vanishing photo of four megabytes and one byte',
    async () => ({
      isTemporary: true,
      mediaUrl: await uploadedBy(sender, 'image/png', large(tooMany)),
    }),
    413,
    'Max. 4MB',
  ],
  [
    'four megabytes and one byte in base64',
    () => Promise.resolve({ mediaBase64: large(tooMany).toString('base64') }),
    413,
    '/api/uploads',
  ],
  [
    'more than a request carries',
    () => Promise.resolve({ mediaBase64: 'A'.repeat(LIMITS.base64PhotoBytes) }),
    413,
    '/api/uploads',
  ],
  [
    'what is no base64',
    () => Promise.resolve({ mediaBase64: 'data:image/png;base64,<script>' }),
    400,
    'beschädigt',
  ],
  [
    'a text in base64',
    () => Promise.resolve({ mediaBase64: Buffer.from('Laut.').toString('base64') }),
    415,
    'Nur Bilddateien',
  ],
  [
    'SVG in base64',
    () => Promise.resolve({ mediaBase64: 'data:image/svg+xml;base64,AAAA' }),
    415,
    'Format',
  ],
  [
    'a photo in two ways',
    async () => ({ ...(await photo()), mediaBase64: 'AAAA' }),
    400,
    'nur ein Foto',
  ],
  [
    'a photo with a duration',
    () => photo({ mediaType: 'image', audioDuration: 3 }),
    400,
    'keine Dauer',
  ],
  [
    'a vanishing text',
    () => Promise.resolve({ content: 'Weg?', isTemporary: true }),
    400,
    'fehlt das Foto',
  ],
  [
    'a duration without a recording',
    () => Promise.resolve({ content: 'Na?', audioDuration: 3 }),
    400,
    'Aufnahme fehlt',
  ],
  ['a vanishing recording', () => voice({ isTemporary: true }), 400, 'Nur Fotos'],
  ['a recording without a duration', () => voice({ audioDuration: undefined }), 400, 'wie lang'],
  ['a recording of no seconds', () => voice({ audioDuration: 0 }), 400, 'leer'],
  ['a recording of six minutes', () => voice({ audioDuration: 360 }), 400, 'fünf Minuten'],
  [
    'six minutes that claim to be five',
    () => voice({ audioDuration: 300 }, madeWebm({ clusters: [0, 360_000] })),
    400,
    'fünf Minuten',
  ],
  [
    'a minute that claims to be two seconds',
    () => voice({}, madeWebm({ clusters: [0, 60_000] })),
    400,
    'nicht so lang',
  ],
  [
    'two seconds that claim to be a minute',
    () => voice({ audioDuration: 60 }),
    400,
    'nicht so lang',
  ],
  ['a recording without sound', () => voice({}, madeWebm({ clusters: [] })), 415, 'beschädigt'],
  [
    'a recording that was cut off',
    () => voice({}, webmRecording().subarray(0, -3)),
    415,
    'beschädigt',
  ],
  [
    'a video as a recording',
    () => voice({}, madeWebm({ trackType: 1, codec: 'V_VP9' })),
    415,
    'beschädigt',
  ],
  [
    'HTML as a recording',
    () => voice({}, Buffer.from('<!doctype html><script>')),
    415,
    'passt nicht',
  ],
  ['a recording of one byte', () => voice({}, Buffer.alloc(1)), 415, 'passt nicht'],
  [
    'a photo as a recording',
    async () => voice({ mediaUrl: await uploadedBy(sender, 'image/png', await picture('png')) }),
    415,
    'passt nicht',
  ],
  [
    'another kind of sound',
    async () =>
      voice({ mediaUrl: await uploadedBy(sender, 'audio/mpeg', Buffer.from('ID3\u0004\0\0')) }),
    415,
    'passt nicht',
  ],
]

describe('media that are not what they say', () => {
  it.each(REFUSALS)(
    'returns an error for %s and keeps nothing',
    async (_name, make, status, words) => {
      const [body, before] = [await make(), await objects()]
      const answer = await send(sender, receiver, body)
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
      expect(await objects()).toEqual(before)
    },
  )

  it('keeps nothing of a message that may not be sent', async () => {
    const [from, to] = [await aMember(), await aMember()]
    await block(to, from)
    const mediaUrl = await uploadedBy(from, 'image/png', await picture('png'))
    expect((await send(from, to, { mediaUrl })).status).toBe(404)
    expect(await objectsBelow(`messages/${pairIdOf(from.id, to.id)}/`)).toEqual([])
  })
})
