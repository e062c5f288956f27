import { GetObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, it } from 'vitest'
import { messageMedia, voiceStream } from '#shared/api/messages.ts'
import { putAll, write } from '#platform/table/index.ts'
import { call } from '#testing/call.ts'
import { usePresigned } from '#testing/grants.ts'
import { aMember, block, type TestMember } from '#testing/members.ts'
import { aMessage, anOpenPair, storedPair } from '#testing/messages.ts'
import { aPhoto, aTemporaryPhoto, aVoiceMessage } from '#testing/message-media.ts'
import { stored } from '#testing/stored.ts'
import { bucket } from '../../uploads/media-bucket.ts'
import { handler } from './message-media.ts'
import { hashToken } from './token.ts'
import { handler as voiceHandler } from './voice-stream.ts'
import { putVoiceToken, voiceTokenKey } from './voice-token.items.ts'

let sender: TestMember
let receiver: TestMember
let third: TestMember

beforeAll(async () => {
  ;[sender, receiver, third] = [await aMember(), await aMember(), await aMember()]
  await anOpenPair(sender, receiver)
})

const ask = ({ token }: TestMember, id: string) =>
  call(handler, messageMedia, { token, params: { id } })

const urlFor = async (member: TestMember, id: string): Promise<string> => {
  const answer = await ask(member, id)
  expect(answer.status).toBe(200)
  return (answer.json as { url: string }).url
}

const statusFor = async (member: TestMember, id: string): Promise<number> =>
  (await ask(member, id)).status

describe('messageMedia', () => {
  it('returns both members an address of the photo that works for five minutes', async () => {
    const { id, key, bytes } = await aPhoto(sender, receiver)
    for (const member of [sender, receiver]) {
      const url = await urlFor(member, id)
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300')
      const answer = await fetch(url)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
    }
    usePresigned('messageMedia', new GetObjectCommand({ Bucket: bucket(), Key: key }))
  })

  it('signs exactly this object', async () => {
    const [one, other] = [await aPhoto(sender, receiver), await aPhoto(sender, receiver)]
    const url = await urlFor(receiver, one.id)
    expect((await fetch(url.replace(one.key, other.key))).status).toBe(403)
  })

  it('returns 404 for anybody else, for texts and for photos that vanish', async () => {
    const { id } = await aPhoto(sender, receiver)
    expect(await statusFor(third, id)).toBe(404)
    expect(await statusFor(receiver, await aMessage(sender, receiver))).toBe(404)
    const photo = await aTemporaryPhoto(sender, receiver)
    for (const member of [sender, receiver]) expect(await statusFor(member, photo.id)).toBe(404)
  })

  it('returns 404 for a held photo to its receiver only', async () => {
    const { id } = await aPhoto(sender, receiver, { status: 'held' })
    expect(await statusFor(receiver, id)).toBe(404)
    expect(await statusFor(sender, id)).toBe(200)
  })

  it('returns 410 when the message or its object is gone', async () => {
    const deleted = await aPhoto(sender, receiver, { status: 'deleted' })
    expect(await statusFor(receiver, deleted.id)).toBe(410)
    const { id, item } = await aPhoto(sender, receiver)
    await putAll([{ ...item, media: { type: 'image', contentType: 'image/jpeg' } }])
    expect(await statusFor(receiver, id)).toBe(410)
  })

  it('seals the photo of a request until the receiver accepts', async () => {
    const { id } = await aPhoto(sender, third)
    await putAll([storedPair(sender, third)])
    const refusal = await ask(third, id)
    expect([refusal.status, refusal.text]).toEqual([404, expect.stringContaining('annimmst')])
    expect(refusal.text).not.toContain('http')
    expect(await statusFor(sender, id)).toBe(200)
    await anOpenPair(sender, third)
    expect(await statusFor(third, id)).toBe(200)
  })

  it('stays readable after a block, as the thread does', async () => {
    const [one, other] = [await aMember(), await aMember()]
    await anOpenPair(one, other)
    const { id } = await aPhoto(one, other)
    await block(other, one)
    for (const member of [one, other]) expect(await statusFor(member, id)).toBe(200)
  })
})

const listen = async (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://hoellenlaerm.example')
  const name = pathname.split('/').at(-1) ?? ''
  const token = searchParams.get('token') ?? ''
  return call(voiceHandler, voiceStream, { params: { name }, query: { token } })
}

describe('voiceStream', () => {
  it('leads to the sound, of which a player gets parts', async () => {
    const { id, key, bytes } = await aVoiceMessage(sender, receiver)
    const url = await urlFor(receiver, id)
    expect(url).toMatch(/^\/api\/voice-stream\/[0-9A-Z]{26}\.weba\?token=[\w-]{43}$/)
    const { status, headers } = await listen(url)
    expect(status).toBe(302)
    const part = await fetch(headers['location'] ?? '', { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    usePresigned('voiceStream', new GetObjectCommand({ Bucket: bucket(), Key: key }))
  })

  it('stores only the hash of the token, and ends the address with it', async () => {
    const { id, key } = await aVoiceMessage(sender, receiver)
    const url = await urlFor(receiver, id)
    const token = url.split('token=')[1] ?? ''
    const item = await stored(voiceTokenKey(hashToken(token)))
    expect(item).toMatchObject({ objectKey: key })
    expect(JSON.stringify(item)).not.toContain(token)
    await write(putVoiceToken(hashToken(token), key, 100))
    const expires = new URL((await listen(url)).headers['location'] ?? '').searchParams
    expect(Number(expires.get('X-Amz-Expires'))).toBeLessThanOrEqual(100)
  })

  it('returns 404 for an expired token, a foreign one and another name', async () => {
    const [one, other] = [
      await aVoiceMessage(sender, receiver),
      await aVoiceMessage(sender, receiver),
    ]
    const [url, otherUrl] = [await urlFor(receiver, one.id), await urlFor(receiver, other.id)]
    const [path = '', token = ''] = url.split(/(?<=token=)/)
    const [otherPath = '', otherToken = ''] = otherUrl.split(/(?<=token=)/)
    for (const wrong of [path + otherToken, otherPath + token, path + 'A'.repeat(43)]) {
      const { status, text } = await listen(wrong)
      expect([status, text]).toEqual([404, expect.stringContaining('gilt nicht mehr')])
    }
    await write(putVoiceToken(hashToken(token), one.key, 0))
    expect((await listen(url)).status).toBe(404)
    expect((await listen(otherUrl)).status).toBe(302)
  })
})
