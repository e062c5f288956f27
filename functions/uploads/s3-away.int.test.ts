import { expect, test, vi } from 'vitest'
import { createPost } from '#shared/api/posts.ts'
import { uploadMedia } from '#shared/api/uploads.ts'
import { handler as createPostHandler } from '../community/posts/create-post.ts'
import { FEED } from '../community/items/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call } from '#testing/call.ts'
import { picture } from '#testing/image-builder.ts'
import { aMember } from '#testing/members.ts'
import { multipart } from '#testing/multipart-builder.ts'
import { storedUnder } from '#testing/stored.ts'
import { handler as uploadMediaHandler } from './multipart/upload-media.ts'

// Before the client is made: S3 is unreachable.
vi.hoisted(() => vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1'))

test('returns 503 with Retry-After for an upload when S3 is unavailable', async () => {
  const { token } = await aMember()
  const file = { field: 'media', contentType: 'image/png', bytes: await picture('png') }
  const answer = await call(uploadMediaHandler, uploadMedia, { token, ...multipart({}, file) })
  expect([answer.status, answer.json]).toMatchObject([503, { code: 'unavailable' }])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('returns 503 and writes nothing for a post with a picture when S3 is unavailable', async () => {
  const { id, token } = await aMember()
  const body = { mediaUrl: `/incoming/${id}/${newId()}.png`, mediaType: 'image' }
  const answer = await call(createPostHandler, createPost, { token, body })
  expect([answer.status, answer.json]).toMatchObject([503, { code: 'unavailable' }])
  expect(await storedUnder(FEED)).toEqual([])
})
