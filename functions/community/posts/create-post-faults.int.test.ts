import { faults } from '#testing/fault-proxy.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createPost, type Post } from '#shared/api/posts.ts'
import { call } from '#testing/call.ts'
import { picture } from '#testing/image-builder.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { multipart } from '#testing/multipart-builder.ts'
import { readObject } from '../../uploads/media-bucket.ts'
import { handler } from './create-post.ts'

afterEach(() => {
  faults.clear()
})

const publish = async ({ token }: TestMember, key: string) => {
  const bytes = await picture('png')
  const form = multipart(
    { content: 'Mit Bild', mediaType: 'image' },
    { field: 'media', contentType: 'image/png', bytes },
  )
  const headers = { ...form.headers, 'idempotency-key': key }
  return call(handler, createPost, { token, ...form, headers })
}

test('creates the post with its picture on the next try when every answer was lost', async () => {
  const [author, key] = [await aMember(), randomUUID()]
  faults.inject('lost', 100)
  expect((await publish(author, key)).status).toBe(503)
  faults.clear()
  const { status, json } = await publish(author, key)
  expect(status).toBe(201)
  const { bytes } = await readObject((json as Post).mediaUrl?.slice(1) ?? '', 0, 10)
  expect(bytes.length).toBe(10)
})

test.each(['conflict', 'throttled'] as const)(
  'a transaction cancelled for %s is tried again',
  async (fault) => {
    faults.inject(fault, 3)
    expect((await publish(await aMember(), randomUUID())).status).toBe(201)
    expect(faults.met).toBe(3)
  },
)

test('returns 503 with Retry-After while the feed stays throttled', async () => {
  faults.inject('throttled', 100)
  const answer = await publish(await aMember(), randomUUID())
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
})
