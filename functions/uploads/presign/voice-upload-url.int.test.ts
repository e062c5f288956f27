import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import type { ResponseOf } from '#shared/api/contract.ts'
import { voiceUploadUrl } from '#shared/api/messages.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call } from '#testing/call.ts'
import { usePresigned } from '#testing/grants.ts'
import { aMember } from '#testing/members.ts'
import { bucket, readObject } from '../media-bucket.ts'
import { handler } from './voice-upload-url.ts'

const ask = async (contentType: string, size: number) => {
  const { id, token } = await aMember()
  const answer = await call(handler, voiceUploadUrl, { token, body: { contentType, size } })
  return { ...answer, id, ticket: answer.json as ResponseOf<typeof voiceUploadUrl> }
}

test.each([
  ['audio/webm;codecs=opus', 'weba'],
  ['audio/webm', 'weba'],
  ['audio/mp4', 'm4a'],
  ['audio/mp4; codecs="mp4a.40.2"', 'm4a'],
])('takes what a browser records as %s', async (declared, extension) => {
  const { status, id, ticket } = await ask(declared, 4)
  expect(status).toBe(201)
  expect(ticket.headers).toEqual({ 'Content-Type': declared })
  expect(ticket.objectPath).toMatch(new RegExp(`^incoming/${id}/[0-9A-Z]{26}\\.${extension}$`))
  const sent = await fetch(ticket.uploadUrl, {
    method: 'PUT',
    headers: ticket.headers,
    body: new Uint8Array(4),
  })
  expect(sent.status).toBe(200)
  usePresigned('voiceUploadUrl', new PutObjectCommand({ Bucket: bucket(), Key: ticket.objectPath }))
  expect((await readObject(ticket.objectPath, 0, 9)).size).toBe(4)
})

test.each([
  ['another sound', 'audio/mpeg', 10, 415, 'Aufnahme'],
  ['a video', 'video/webm', 10, 415, 'Aufnahme'],
  ['a picture', 'image/png', 10, 415, 'Aufnahme'],
  ['one byte too many', 'audio/webm', LIMITS.voiceBytes + 1, 413, 'Max. 8MB erlaubt.'],
  ['an empty recording', 'audio/webm', 0, 400, 'leer'],
])('refuses %s with a German text', async (_name, contentType, size, status, words) => {
  const answer = await ask(contentType, size)
  expect(answer.status).toBe(status)
  expect((answer.json as { message: string }).message).toContain(words)
})

test('accepts exactly eight megabytes', async () => {
  expect((await ask('audio/webm', LIMITS.voiceBytes)).status).toBe(201)
})
