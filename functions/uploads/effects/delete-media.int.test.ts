import type { SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { picture } from '#testing/image-builder.ts'
import { putObject, readObject } from '../media-bucket.ts'
import { handler } from './delete-media.ts'

const removed = (postId: string, before: Record<string, unknown>): SQSEvent => {
  const keys = { PK: 'FEED', SK: `${postId}#A` }
  const event = { id: newId(), name: 'Post.removed', at: 0, keys, before, after: null }
  return { Records: [{ messageId: postId, body: JSON.stringify(event) }] } as SQSEvent
}

const isThere = (key: string): Promise<boolean> =>
  readObject(key, 0, 1).then(
    () => true,
    () => false,
  )

const storedPicture = async (key: string): Promise<string> => {
  await putObject(key, 'image/png', await picture('png'))
  return `/${key}`
}

test('original and preview go with their post, however often it is told', async () => {
  const folder = `media/posts/${newId()}`
  const mediaUrl = await storedPicture(`${folder}/original.png`)
  const mediaPreviewUrl = await storedPicture(`${folder}/preview.png`)
  const event = removed(newId(), { mediaUrl, mediaPreviewUrl })
  for (let delivery = 0; delivery < 3; delivery++)
    expect(await handler(event)).toEqual({ batchItemFailures: [] })
  expect(await isThere(mediaUrl.slice(1))).toBe(false)
  expect(await isThere(mediaPreviewUrl.slice(1))).toBe(false)
})

test('a post without media, or with an address that is none of ours, deletes nothing', async () => {
  const incoming = await storedPicture(`incoming/${newId()}/${newId()}.png`)
  for (const mediaUrl of [undefined, incoming, `/media/posts/x/../..${incoming}`])
    expect(await handler(removed(newId(), { mediaUrl }))).toEqual({ batchItemFailures: [] })
  expect(await isThere(incoming.slice(1))).toBe(true)
})
