import { expect, test } from 'vitest'
import { newId } from '#platform/runtime/ids.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { picture } from '#testing/image-builder.ts'
import { putObject, readObject } from '../../uploads/media-bucket.ts'
import { handler } from './delete-media.ts'

const removal = (media: Record<string, string | undefined>) => {
  const postId = newId()
  const post = { PK: 'FEED', SK: `${postId}#A`, entity: 'Post', ...media }
  return changeRecord(post, null)
}

const deliver = deliverTo('delete-media', handler)

const exists = (key: string): Promise<boolean> =>
  readObject(key, 0, 1).then(
    () => true,
    () => false,
  )

const storedPicture = async (key: string): Promise<string> => {
  await putObject(key, 'image/png', await picture('png'))
  return `/${key}`
}

test('deletes original and preview with their post, however often the event comes', async () => {
  const folder = `media/posts/${newId()}`
  const mediaUrl = await storedPicture(`${folder}/original.png`)
  const mediaPreviewUrl = await storedPicture(`${folder}/preview.png`)
  const event = removal({ mediaUrl, mediaPreviewUrl })
  for (let delivery = 0; delivery < 3; delivery++) await deliver(event)
  expect(await exists(mediaUrl.slice(1))).toBe(false)
  expect(await exists(mediaPreviewUrl.slice(1))).toBe(false)
})

test('deletes nothing when the post has no media or a foreign address', async () => {
  const incoming = await storedPicture(`incoming/${newId()}/${newId()}.png`)
  for (const mediaUrl of [undefined, incoming, `/media/posts/x/../..${incoming}`])
    await deliver(removal({ mediaUrl }))
  expect(await exists(incoming.slice(1))).toBe(true)
})
