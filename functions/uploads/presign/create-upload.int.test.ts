import { request } from 'node:http'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { createUpload } from '#shared/api/uploads.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { call } from '#testing/call.ts'
import { usePresigned } from '#testing/grants.ts'
import { picture } from '#testing/image-builder.ts'
import { aMember } from '#testing/members.ts'
import { bucket, readObject } from '../media-bucket.ts'
import { handler } from './create-upload.ts'

interface Ticket {
  uploadUrl: string
  headers: Record<string, string>
  objectPath: string
  url: string
}

const ask = async (body: unknown, token?: string) => {
  const member = token === undefined ? await aMember() : { id: '', token }
  const answer = await call(handler, createUpload, { token: member.token, body })
  return { ...answer, member, ticket: answer.json as Ticket }
}

/** A PUT as a client sends it; `length` overrides the Content-Length. */
const put = (
  url: string,
  bytes: Uint8Array,
  headers: Record<string, string>,
  length: number = bytes.length,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'PUT',
      headers: { ...headers, 'content-length': length },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    outgoing.end(bytes)
  })

const ticketFor = async (bytes: Uint8Array): Promise<Ticket> =>
  (await ask({ purpose: 'post', contentType: 'image/jpeg', size: bytes.length })).ticket

const exists = async (key: string): Promise<boolean> =>
  readObject(key, 0, 1).then(
    () => true,
    () => false,
  )

test('stores the object under the announced key in the folder of its member', async () => {
  const bytes = await picture('jpeg')
  const { status, ticket, member } = await ask({
    purpose: 'post',
    contentType: 'image/jpg',
    size: bytes.length,
  })
  expect(status).toBe(201)
  expect(ticket.objectPath).toMatch(new RegExp(`^incoming/${member.id}/[0-9A-Z]{26}\\.jpg$`))
  expect(ticket.url).toBe(`/${ticket.objectPath}`)
  expect(ticket.headers).toEqual({ 'Content-Type': 'image/jpg' })
  expect(await put(ticket.uploadUrl, bytes, ticket.headers)).toBe(200)
  const { objectPath: Key } = ticket
  usePresigned('createUpload', new PutObjectCommand({ Bucket: bucket(), Key }))
  const stored = await readObject(ticket.objectPath, 0, 10_000_000)
  expect(Buffer.from(stored.bytes)).toEqual(Buffer.from(bytes))
})

test('signs an upload whose type the client does not know', async () => {
  const { status, ticket } = await ask({
    purpose: 'post',
    contentType: 'application/octet-stream',
    size: 10,
  })
  expect(status).toBe(201)
  expect(ticket.objectPath).toMatch(/\.bin$/)
  expect(ticket.headers).toEqual({ 'Content-Type': 'application/octet-stream' })
})

test('signs type and length, but neither a checksum nor a session', async () => {
  const { ticket, member } = await ask({ purpose: 'post', contentType: 'video/mp4', size: 1234 })
  const query = new URL(ticket.uploadUrl).searchParams
  expect(query.get('X-Amz-SignedHeaders')?.split(';')).toEqual(
    expect.arrayContaining(['content-length', 'content-type', 'host']),
  )
  expect(Number(query.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
  expect(ticket.uploadUrl).not.toMatch(/checksum|crc32/i)
  expect(JSON.stringify(ticket)).not.toContain(member.token)
})

test('returns 403 when the content type differs from the signed one', async () => {
  const bytes = await picture('jpeg')
  const { uploadUrl, objectPath } = await ticketFor(bytes)
  expect(await put(uploadUrl, bytes, { 'Content-Type': 'text/html' })).toBe(403)
  expect(await put(uploadUrl, bytes, {})).toBe(403)
  expect(await exists(objectPath)).toBe(false)
})

test('returns 403 when the size differs from the signed one', async () => {
  const bytes = await picture('jpeg')
  const { uploadUrl, headers, objectPath } = await ticketFor(bytes)
  expect(await put(uploadUrl, bytes.subarray(1), headers)).toBe(403)
  expect(await put(uploadUrl, Buffer.concat([bytes, Buffer.from('!')]), headers)).toBe(403)
  expect(await exists(objectPath)).toBe(false)
})

test('returns 403 when the URL is tampered with or expired', async () => {
  const bytes = await picture('jpeg')
  const { uploadUrl, headers, objectPath } = await ticketFor(bytes)
  const elsewhere = uploadUrl.replace(objectPath, objectPath.replace(/.{5}\.jpg$/, '00000.jpg'))
  expect(elsewhere).not.toBe(uploadUrl)
  expect(await put(elsewhere, bytes, headers)).toBe(403)
  const longer = uploadUrl.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9999')
  expect(await put(longer, bytes, headers)).toBe(403)
  const forged = uploadUrl.replace(/Signature=.{8}/, 'Signature=00000000')
  expect(await put(forged, bytes, headers)).toBe(403)
  const old = uploadUrl.replace(/X-Amz-Date=\d{8}/, 'X-Amz-Date=20200101')
  expect(await put(old, bytes, headers)).toBe(403)
})

test.each([
  [
    'fifty megabytes and one byte',
    { purpose: 'post', contentType: 'video/mp4', size: LIMITS.mediaBytes + 1 },
    413,
    'Max. 50MB erlaubt.',
  ],
  ['SVG', { purpose: 'post', contentType: 'image/svg+xml', size: 10 }, 415, 'Format'],
  ['HTML', { purpose: 'post', contentType: 'text/html', size: 10 }, 415, 'Bild- oder Videodatei'],
  [
    'audio as a picture',
    { purpose: 'post', contentType: 'audio/mpeg', size: 10 },
    415,
    'Bild- oder Videodatei',
  ],
  [
    'a picture as audio',
    { purpose: 'post-audio', contentType: 'image/png', size: 10 },
    415,
    'Audiodatei',
  ],
  [
    'a photo straight from an iPhone',
    { purpose: 'post', contentType: 'image/heic', size: 10 },
    415,
    'HEIC',
  ],
  [
    'a PDF in a message',
    { purpose: 'message-photo', contentType: 'application/pdf', size: 10 },
    415,
    'Nur Bilddateien sind erlaubt.',
  ],
  [
    'a video in a message',
    { purpose: 'message-photo', contentType: 'video/mp4', size: 10 },
    415,
    'Nur Bilddateien sind erlaubt.',
  ],
  [
    'five megabytes and one byte in a message',
    { purpose: 'message-photo', contentType: 'image/jpeg', size: LIMITS.photoBytes + 1 },
    413,
    'Datei ist 5,1MB. Max. 5MB erlaubt.',
  ],
  [
    'fifty megabytes and one byte in a story',
    { purpose: 'story', contentType: 'video/mp4', size: LIMITS.mediaBytes + 1 },
    413,
    'Datei ist 50,1MB. Max. 50MB erlaubt.',
  ],
  [
    'sound in a story',
    { purpose: 'story', contentType: 'audio/mpeg', size: 10 },
    415,
    'Bild- oder Videodatei',
  ],
  ['an empty file', { purpose: 'post', contentType: 'image/png', size: 0 }, 400, 'leer'],
  ['half a byte', { purpose: 'post', contentType: 'image/png', size: 1.5 }, 400, ''],
  ['an unknown purpose', { purpose: '__proto__', contentType: 'image/png', size: 1 }, 400, ''],
])('refuses %s with a German text', async (_name, body, status, words) => {
  const answer = await ask(body)
  expect(answer.status).toBe(status)
  expect((answer.json as { message: string }).message).toContain(words)
})

test.each(['post', 'story'])('accepts exactly fifty megabytes for a %s', async (purpose) => {
  const body = { purpose, contentType: 'video/mp4', size: LIMITS.mediaBytes }
  expect((await ask(body)).status).toBe(201)
})

test('returns 401 without a session', async () => {
  const body = { purpose: 'post', contentType: 'image/png', size: 1 }
  expect((await ask(body, 'f'.repeat(64))).status).toBe(401)
})
