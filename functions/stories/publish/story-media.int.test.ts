import { faults } from '#testing/fault-proxy.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Story } from '#shared/api/stories.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { phonePicture, picture } from '#testing/image-builder.ts'
import {
  readCacheControl,
  hasObject,
  objectBytes,
  objectsBelow,
  uploadedBy,
} from '#testing/media.ts'
import { aMember } from '#testing/members.ts'
import { phoneVideo } from '#testing/mp4-builder.ts'
import { aSlide } from '#testing/stories.ts'
import { publish, published } from '#testing/story-calls.ts'
import { storedUnder, stored } from '#testing/stored.ts'
import { handler as deleteMedia } from '../../reports/effects/delete-media.ts'
import { parseStoryId, storyKey } from '../items/story.items.ts'

const prefixOf = (memberId: string): string => `media/stories/${memberId}/`

const anImage = async (author: { readonly id: string }) =>
  aSlide({ type: 'image', mediaUrl: await uploadedBy(author, 'image/png', await picture('png')) })

test('serves cleaned copies for five minutes, with the size of the picture', async () => {
  const author = await aMember()
  const photo = await uploadedBy(author, 'image/jpeg', await phonePicture('jpeg', 6))
  const video = await uploadedBy(author, 'video/quicktime', phoneVideo())
  const story = await published(author, [
    aSlide({ type: 'image', mediaUrl: photo }),
    aSlide({ type: 'video', content: '', mediaUrl: video, duration: 15 }),
  ])
  const { ulid } = parseStoryId(story.id)
  expect(story.slides).toMatchObject([
    { mediaUrl: `/${prefixOf(author.id)}${ulid}-1.jpg`, mediaWidth: 40, mediaHeight: 64 },
    { mediaUrl: `/${prefixOf(author.id)}${ulid}-2.mov` },
  ])
  for (const { mediaUrl } of story.slides) {
    const key = mediaUrl?.slice(1)
    expect((await objectBytes(key)).includes('GPS')).toBe(false)
    expect((await objectBytes(key)).includes('+48.1')).toBe(false)
    expect(await readCacheControl(key)).toBe('public, max-age=300, s-maxage=300')
  }
})

test.each([
  ['a video that is declared as a picture', 'image', 'video/mp4', 415],
  ['a page that is declared as a picture', 'image', 'image/png', 415],
] as const)('refuses %s and keeps no copy', async (_name, type, mime, status) => {
  const author = await aMember()
  const mediaUrl = await uploadedBy(author, mime, Buffer.from('<html>laut</html>'))
  const answer = await publish(author, [await anImage(author), aSlide({ type, mediaUrl })])
  expect(answer.status).toBe(status)
  expect(await objectsBelow(prefixOf(author.id))).toEqual([])
})

test.each([
  ['of another member', async () => (await anImage(await aMember())).mediaUrl],
  ['that is gone', async () => `/incoming/${(await aMember()).id}/${'0'.repeat(26)}.png`],
])('refuses an upload %s', async (_name, mediaUrl) => {
  const author = await aMember()
  const answer = await publish(author, [aSlide({ type: 'image', mediaUrl: await mediaUrl() })])
  expect(answer.status).toBe(400)
  expect(await storedUnder(storyKey({ memberId: author.id, ulid: '' }).PK)).toEqual([])
})

test('keeps the copies of the first request only when the request is repeated', async () => {
  const [author, key] = [await aMember(), randomUUID()]
  const slides = [await anImage(author)]
  const answers = [await publish(author, slides, key), await publish(author, slides, key)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [first] = answers.map(({ json }) => (json as Story).slides[0]?.mediaUrl?.slice(1))
  expect(await objectsBelow(prefixOf(author.id))).toEqual([first])
})

test('publishes on the next try when every answer was lost', async () => {
  const [author, key] = [await aMember(), randomUUID()]
  const slides = [await anImage(author)]
  faults.inject('lost', 100)
  expect((await publish(author, slides, key)).status).toBe(503)
  faults.clear()
  const { status, json } = await publish(author, slides, key)
  expect(status).toBe(201)
  expect(await hasObject((json as Story).slides[0]?.mediaUrl?.slice(1))).toBe(true)
})

test('deletes the media of a removed story, however often the event arrives', async () => {
  const author = await aMember()
  const story = await published(author, [await anImage(author), await anImage(author), aSlide()])
  const item = await stored(storyKey(parseStoryId(story.id)))
  expect(await objectsBelow(prefixOf(author.id))).toHaveLength(2)
  const deliver = deliverTo('delete-media', deleteMedia)
  for (const _ of [1, 2]) await deliver(changeRecord(item, null))
  expect(await objectsBelow(prefixOf(author.id))).toEqual([])
})
