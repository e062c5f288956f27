import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPost, getPost, type Post } from '#shared/api/posts.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { throttle } from '#platform/http/throttle.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { phonePicture } from '#testing/image-builder.ts'
import { aMember, newToken, type TestMember } from '#testing/members.ts'
import { multipart } from '#testing/multipart-builder.ts'
import { unitsOf } from '#testing/units.ts'
import { handler } from './create-post.ts'
import { handler as get } from './get-post.ts'

const create = (by: Pick<TestMember, 'token'>, body: unknown, options: CallOptions = {}) =>
  call(handler, createPost, { token: by.token, body, ...options })

const read = (by: TestMember, id: string) => call(get, getPost, { token: by.token, params: { id } })

const withKey = (key: string): CallOptions => ({ headers: { 'idempotency-key': key } })

describe('publishing a post', () => {
  it('returns the post as others read it', async () => {
    const [author, reader] = [await aMember({ isVerified: true }), await aMember()]
    const body = {
      title: ' Wacken ',
      content: 'Zeile 1\r\nZeile 2 🤘',
      linkUrl: 'https://example.org/a?b=%C3%A4',
    }
    const answer = await create(author, body)
    expect(answer.status).toBe(201)
    const post = answer.json as Post
    expect(post).toMatchObject({
      userId: author.id,
      user: { id: author.id, username: author.username, isVerified: true },
      title: 'Wacken',
      content: 'Zeile 1\nZeile 2 🤘',
      linkUrl: 'https://example.org/a?b=%C3%A4',
      status: 'visible',
      likesCount: 0,
      isPinned: false,
    })
    expect((await read(reader, post.id)).json).toEqual(post)
  })

  it.each([
    ['nothing', {}],
    ['only blanks', { content: ' \n ' }],
    ['5,001 characters', { content: 'x'.repeat(5001) }],
    ['a title of 121', { content: 'x', title: 'x'.repeat(121) }],
    ['a script for a link', { content: 'x', linkUrl: 'javascript:alert(1)' }],
    ['a link with a password', { content: 'x', linkUrl: 'https://user:pass@example.org' }],
    ['control characters', { content: 'a\u0000b' }],
    ['half an emoji', { content: 'a\ud83e' }],
    ['half an emoji in a link', { content: 'x', linkUrl: 'https://example.org/\ud83e' }],
    ['a control character in a link', { content: 'x', linkUrl: 'https://example.org/\u0000' }],
    ['a title that turns the text around', { content: 'x', title: '\u202eabc' }],
    ['a number for text', { content: 7 }],
    ['foreign media', { content: 'x', mediaUrl: 'https://example.org/a.jpg', mediaType: 'image' }],
    ['a way out of the folder', { mediaUrl: '/incoming/../media/x.jpg', mediaType: 'image' }],
    ['media of no type', { mediaUrl: '/incoming/x/y.jpg' }],
  ])('refuses %s with a German sentence', async (_, body) => {
    const answer = await create(await aMember(), body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      code: 'invalid_input',
      message: expect.any(String) as string,
    })
  })

  it('stores a link in its canonical form', async () => {
    const linkUrl = ' https://Example.org/\u202ebänd '
    const answer = await create(await aMember(), { content: 'x', linkUrl })
    expect(answer.json).toMatchObject({ linkUrl: 'https://example.org/%E2%80%AEb%C3%A4nd' })
  })

  it.each([
    ['percent-encoded', 'https://example.org/v%C3%B6lkisch-metal'],
    ['with umlauts', 'https://example.org/?q=völkisch+metal'],
    ['in the host', 'https://völkisch-metal.example'],
  ])('holds a post whose link contains an NSBM term %s', async (_name, linkUrl) => {
    const answer = await create(await aMember(), { content: 'x', linkUrl })
    expect(answer.json).toMatchObject({ status: 'held' })
  })

  it('holds a post whose NSBM term contains invisible characters', async () => {
    const answer = await create(await aMember(), { content: 'N\u2061SBM' })
    expect(answer.json).toMatchObject({ status: 'held' })
  })

  it('takes nothing that it does not know from a body', async () => {
    const body = JSON.parse(
      '{"content":"x","isPinned":true,"__proto__":{"isPinned":true}}',
    ) as unknown
    expect((await create(await aMember(), body)).json).toMatchObject({ isPinned: false })
  })

  it('accepts emoji, right-to-left scripts and every valid character', async () => {
    const author = await aMember()
    for (const content of [
      '🤘🏿👨‍👩‍👧',
      'مرحبا بالعالم',
      'a\tb\nc',
      '<script>alert(1)</script>',
      "'; DROP TABLE",
    ]) {
      expect((await create(author, { content })).json).toMatchObject({ content })
    }
  })

  it('refuses bodies that are too large, malformed or of another type', async () => {
    const { token } = await aMember()
    const send = (rawBody: string | Buffer, type: string) =>
      call(handler, createPost, { token, rawBody, headers: { 'content-type': type } })
    expect((await send('x'.repeat(1024 * 1024), 'application/json')).status).toBe(413)
    expect((await send('{"content":', 'application/json')).status).toBe(400)
    expect((await send('content=x', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('--x', 'multipart/form-data')).status).toBe(400)
    expect((await send('--x\r\nnonsense', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect((await create({ token: newToken() }, { content: 'x' })).status).toBe(401)
  })

  it('holds a text that hits the NSBM list and tells only its author', async () => {
    const [author, reader] = [await aMember(), await aMember()]
    const held = (await create(author, { content: 'Wieder so eine N.S.B.M. Kapelle' })).json as Post
    expect(held).toMatchObject({ status: 'held', statusReason: expect.any(String) as string })
    expect((await read(author, held.id)).json).toMatchObject({ status: 'held' })
    expect((await read(reader, held.id)).status).toBe(404)
    expect((await create(author, { content: 'Miracle of Sound' })).json).toMatchObject({
      status: 'visible',
    })
  })

  it('creates one post for repeated and concurrent submits', async () => {
    const author = await aMember()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create(author, { content: 'Einmal' }, withKey(key))),
    )
    const ids = new Set(answers.map(({ json }) => (json as Post).id))
    expect(ids.size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect((await create(author, { content: 'Anders' }, withKey(key))).status).toBe(409)
    expect(
      (await create(await aMember(), { content: 'Einmal' }, withKey(key))).json,
    ).not.toMatchObject({
      id: [...ids][0],
    })
    expect((await create(author, { content: 'x' }, withKey('a b'))).status).toBe(400)
  })

  it('returns 429 with Retry-After beyond the limit', async () => {
    const author = await aMember()
    for (let count = 0; count < THROTTLES.posts.limit; count++) await throttle('posts', author.id)
    const answer = await create(author, { content: 'Noch einer' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('accepts a photo in the same call and refuses a file of another type without leftovers', async () => {
    const author = await aMember()
    const send = (bytes: Uint8Array, contentType: string) =>
      call(handler, createPost, {
        token: author.token,
        ...multipart(
          { content: 'Vom Handy', mediaType: 'image' },
          { field: 'media', contentType, bytes },
        ),
      })
    const answer = await send(await phonePicture('jpeg', 6), 'image/jpeg')
    expect(answer.json).toMatchObject({
      mediaUrl: `/media/posts/${(answer.json as Post).id}/original.jpg`,
      mediaType: 'image',
      mediaWidth: expect.any(Number) as number,
    })
    const refused = await send(Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg')
    expect(refused.status).toBe(415)
  })

  it('costs at most 4 calls and 12 write units', async () => {
    const author = await aMember()
    const units = await unitsOf(() => create(author, { content: 'x'.repeat(1000) }))
    expect(units.calls).toBeLessThanOrEqual(4)
    expect(units.write).toBeLessThanOrEqual(12)
  })
})
