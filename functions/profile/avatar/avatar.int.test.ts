import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { removeAvatar, setAvatar } from '#shared/api/profile.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { MEDIA_FORMATS, type MediaMime } from '#shared/domain/media/formats.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import { call } from '#testing/call.ts'
import { blackPng, phonePicture, picture } from '#testing/image-builder.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { multipart } from '#testing/multipart-builder.ts'
import { stored } from '#testing/stored.ts'
import { putObject, readObject } from '../../uploads/media-bucket.ts'
import { incomingTarget } from '../../uploads/object-keys.ts'
import { handler as remove } from './remove-avatar.ts'
import { handler as set } from './set-avatar.ts'

const send = async (
  { token }: Pick<TestMember, 'token'>,
  contentType: string,
  bytes: Uint8Array,
  field = 'avatar',
) => {
  const answer = await call(set, setAvatar, {
    token,
    ...multipart({}, { field, contentType, bytes }),
  })
  return { ...answer, body: answer.json as { avatarUrl: string; message: string } }
}

/** As if put there by a presigned URL. */
const upload = async (memberId: string, mime: MediaMime, bytes: Uint8Array): Promise<string> => {
  const key = `${incomingTarget(memberId, newId())}.${MEDIA_FORMATS[mime].extension}`
  await putObject(key, mime, bytes)
  return `/${key}`
}

const take = async ({ token }: Pick<TestMember, 'token'>, mediaUrl: string) => {
  const answer = await call(set, setAvatar, { token, body: { mediaUrl } })
  return { ...answer, body: answer.json as { avatarUrl: string; message: string } }
}

const takeAway = ({ token }: Pick<TestMember, 'token'>) => call(remove, removeAvatar, { token })

const objectOf = async ({ id }: TestMember): Promise<Buffer | null> =>
  readObject(`media/avatars/${id}`, 0, LIMITS.photoBytes).then(
    ({ bytes }) => Buffer.from(bytes),
    () => null,
  )

const avatarOf = async ({ id }: TestMember) => (await stored(memberKey(id)))?.['avatar']

describe('setting an avatar', () => {
  test('is refused without a session', async () => {
    expect((await send({ token: newToken() }, 'image/png', await picture('png'))).status).toBe(401)
    expect((await takeAway({ token: newToken() })).status).toBe(401)
  })

  test('serves a form upload without location data at the address of the member', async () => {
    const member = await aMember()
    const { status, body } = await send(member, 'image/jpeg', await phonePicture('jpeg', 6))
    expect(status).toBe(200)
    expect(body.avatarUrl).toBe(`/media/avatars/${member.id}?v=2`)
    expect(await avatarOf(member)).toBe(body.avatarUrl)
    const object = (await objectOf(member))?.toString('latin1') ?? ''
    expect(object).toContain('Exif')
    expect(object).not.toContain('GPS')
  })

  test('replaces an avatar of another type with a new version and without leftover objects', async () => {
    const member = await aMember()
    await send(member, 'image/png', await picture('png'))
    const webp = await picture('webp')
    const { body } = await take(member, await upload(member.id, 'image/webp', webp))
    expect(body.avatarUrl).toBe(`/media/avatars/${member.id}?v=3`)
    expect(await objectOf(member)).toEqual(Buffer.from(webp))
  })

  test('keeps the checked copy when the upload is repeated', async () => {
    const member = await aMember()
    const png = await picture('png')
    const mediaUrl = await upload(member.id, 'image/png', png)
    await take(member, mediaUrl)
    await putObject(mediaUrl.slice(1), 'image/png', Buffer.from('<script>'))
    expect(await objectOf(member)).toEqual(Buffer.from(png))
  })

  test('removes address and object, also when repeated', async () => {
    const member = await aMember()
    await send(member, 'image/png', await picture('png'))
    expect((await takeAway(member)).json).toEqual({ ok: true })
    expect((await takeAway(member)).status).toBe(200)
    expect(await avatarOf(member)).toBeUndefined()
    expect(await objectOf(member)).toBeNull()
  })
})

describe('an avatar is refused', () => {
  test.each([
    ['an HTML file', 'text/html', Buffer.from('<html>'), 415, 'Bitte wähle eine Bilddatei aus.'],
    ['HTML that says it is a picture', 'image/png', Buffer.from('<!doctype html>'), 415, 'Inhalt'],
    ['an SVG', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'), 415, 'Format'],
    ['a video', 'video/mp4', Buffer.from('\0\0\0\x18ftypisom'), 415, 'Bilddatei'],
    ['a HEIC photo', 'image/heic', Buffer.from('\0\0\0\x18ftypheic'), 415, 'HEIC'],
    ['an empty file', 'image/png', Buffer.alloc(0), 415, 'Inhalt'],
    [
      'a picture cut off in its header',
      'image/png',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1'),
      415,
      'beschädigt',
    ],
  ])('when it is %s', async (_name, contentType, bytes, status, words) => {
    const member = await aMember()
    const answer = await send(member, contentType, bytes)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(words)
    expect(await avatarOf(member)).toBeUndefined()
    expect(await objectOf(member)).toBeNull()
  })

  test('when it has 10,000 × 10,000 pixels in a small file', async () => {
    const bytes = blackPng(10_000)
    expect(await sharp(bytes, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 10_000,
    })
    expect(bytes.length).toBeLessThan(100_000)
    const answer = await send(await aMember(), 'image/png', bytes)
    expect(answer.status).toBe(413)
    expect(answer.body.message).toContain('Pixel')
  })

  test('and the previous avatar stays', async () => {
    const member = await aMember()
    const png = await picture('png')
    await send(member, 'image/png', png)
    expect((await send(member, 'image/png', Buffer.from('<script>'))).status).toBe(415)
    expect(await objectOf(member)).toEqual(Buffer.from(png))
    expect(await avatarOf(member)).toContain('?v=2')
  })

  test('when it has five megabytes and one byte', async () => {
    const member = await aMember()
    const bytes = Buffer.concat([
      await picture('jpeg'),
      Buffer.alloc(LIMITS.photoBytes + 1 - (await picture('jpeg')).length),
    ])
    const answer = await take(member, await upload(member.id, 'image/jpeg', bytes))
    expect(answer.status).toBe(413)
    expect(answer.body.message).toBe('Datei ist 5,1MB. Max. 5MB erlaubt.')
  })

  test('when the upload belongs to another member, is missing or is in another place', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const foreign = await upload(other.id, 'image/png', await picture('png'))
    const missing = `/incoming/${member.id}/${newId()}.png`
    for (const mediaUrl of [
      foreign,
      missing,
      'https://boese.example/a.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      `/media/avatars/${other.id}`,
      `incoming/${member.id}/../../media/posts/x.png`,
    ]) {
      expect((await take(member, mediaUrl)).status).toBe(400)
    }
    expect(await avatarOf(member)).toBeUndefined()
  })

  test('when the form has no picture, or has it in another field', async () => {
    const member = await aMember()
    expect((await call(set, setAvatar, { token: member.token, body: {} })).status).toBe(400)
    const answer = await send(member, 'image/png', await picture('png'), 'photo')
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('avatar')
  })
})

describe('concurrent avatar changes', () => {
  test('leave both address and object, or neither, after setting and removing', async () => {
    const member = await aMember()
    const png = await picture('png')
    await send(member, 'image/png', png)
    for (let round = 0; round < 6; round++) {
      const acts = [0, 1, 2, 3].map((act) =>
        (act + round) % 2 === 0 ? takeAway(member) : send(member, 'image/png', png),
      )
      const statuses = (await Promise.all(acts)).map(({ status }) => status)
      expect(statuses.every((status) => [200, 409].includes(status))).toBe(true)
      const [avatar, object] = [await avatarOf(member), await objectOf(member)]
      expect({ round, hasObject: object !== null }).toEqual({
        round,
        hasObject: avatar !== undefined,
      })
    }
  })

  test('leave one of two pictures, each with its own version', async () => {
    const member = await aMember()
    const answers = await Promise.all([
      send(member, 'image/png', await picture('png')),
      send(member, 'image/webp', await picture('webp')),
    ])
    const urls = answers.map(({ body }) => body.avatarUrl)
    expect(new Set(urls).size).toBe(2)
    expect(urls).toContain(await avatarOf(member))
  })
})
