import { expect, test } from 'vitest'
import { createPost, deletePost, type Post } from '#shared/api/posts.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { handler as createPostHandler } from '../community/posts/create-post.ts'
import { handler as deletePostHandler } from '../community/posts/delete-post.ts'
import { postKey } from '../community/items/index.ts'
import { call } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { phonePicture, picture, shown } from '#testing/image-builder.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { phoneVideo } from '#testing/mp4-builder.ts'
import { stored } from '#testing/stored.ts'
import { handler as deleteMedia } from '../reports/effects/delete-media.ts'
import { readObject } from './media-bucket.ts'
import { handler as createUploadHandler } from './presign/create-upload.ts'

interface Ticket {
  uploadUrl: string
  headers: Record<string, string>
  url: string
}

const upload = async ({ token }: TestMember, contentType: string, bytes: Uint8Array) => {
  const body = { purpose: 'post', contentType, size: bytes.length }
  const answer = await call(createUploadHandler, createUpload, { token, body })
  const ticket = answer.json as Ticket
  const put = (content: Uint8Array) =>
    fetch(ticket.uploadUrl, {
      method: 'PUT',
      headers: ticket.headers,
      body: new Uint8Array(content),
    })
  expect((await put(bytes)).status).toBe(200)
  return { ...ticket, put }
}

const publish = async ({ token }: TestMember, body: unknown) => {
  const answer = await call(createPostHandler, createPost, { token, body })
  return { ...answer, post: answer.json as Post }
}

const served = async (url: string | null): Promise<Buffer> =>
  Buffer.from((await readObject((url ?? '').slice(1), 0, 10_000_000)).bytes)

test('serves a phone photo upright without its place, and deletes it with its post', async () => {
  const member = await aMember()
  const photo = await phonePicture('jpeg', 6)
  const [original, preview] = await Promise.all([
    upload(member, 'image/jpeg', photo),
    upload(member, 'image/webp', await picture('webp')),
  ])
  const { status, post } = await publish(member, {
    mediaUrl: original.url,
    mediaPreviewUrl: preview.url,
    mediaType: 'image',
  })
  expect(status).toBe(201)
  expect(post).toMatchObject({ mediaType: 'image', mediaWidth: 40, mediaHeight: 64 })
  const copy = await served(post.mediaUrl)
  expect(copy.includes('GPS')).toBe(false)
  expect(await shown(copy)).toEqual(await shown(photo))
  expect((await served(post.mediaPreviewUrl)).length).toBeGreaterThan(0)

  const before = await stored(postKey(post.id))
  const { token } = member
  await call(deletePostHandler, deletePost, { token, params: { id: post.id } })
  await deliverTo('delete-media', deleteMedia)(changeRecord(before, null))
  await expect(served(post.mediaUrl)).rejects.toThrow()
  await expect(served(post.mediaPreviewUrl)).rejects.toThrow()
})

test('keeps the served media when the upload URL is used again after the post', async () => {
  const member = await aMember()
  const photo = await picture('png')
  const { url, put } = await upload(member, 'image/png', photo)
  const { post } = await publish(member, { mediaUrl: url, mediaType: 'image' })
  const evil = Buffer.alloc(photo.length, '<script>')
  expect((await put(evil)).status).toBe(200)
  expect(await served(post.mediaUrl)).toEqual(Buffer.from(photo))
})

test('serves a phone video without its place', async () => {
  const member = await aMember()
  const { url } = await upload(member, 'video/quicktime', phoneVideo())
  const { status, post } = await publish(member, { mediaUrl: url, mediaType: 'video' })
  expect(status).toBe(201)
  expect((await served(post.mediaUrl)).toString('latin1')).not.toContain('52.5163')
})

test('returns 415 when the bytes do not match the declared type', async () => {
  const member = await aMember()
  const script = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
  const { url } = await upload(member, 'image/png', script)
  const { status, json } = await publish(member, { mediaUrl: url, mediaType: 'image' })
  expect([status, json]).toMatchObject([415, { code: 'unsupported_media' }])
})

test('returns 400 when another member made the upload', async () => {
  const [owner, thief] = [await aMember(), await aMember()]
  const { url } = await upload(owner, 'image/png', await picture('png'))
  const { status, json } = await publish(thief, { mediaUrl: url, mediaType: 'image' })
  expect([status, json]).toMatchObject([400, { code: 'invalid_input' }])
})
