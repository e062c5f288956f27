import { afterEach, expect, it, vi } from 'vitest'
import { fileMark, newItem, withFile, type OutboxItem } from './outbox-item.ts'
import { directTransport, sendItem } from './send-item.ts'

const PLACE = { uploadUrl: 'https://bucket/put', headers: {}, url: 'https://bucket/f' }

const setUp = () => {
  const upload = { url: '/api/uploads', body: { purpose: 'post', contentType: 'image/jpeg' } }
  const request = { method: 'POST', url: '/api/x', body: { mediaUrl: fileMark('f') } }
  const files = [{ key: 'f', upload }]
  const parts = { id: 'foto', kind: 'post', lane: 'post', label: 'Foto', request, files } as const
  let item: OutboxItem = newItem(parts, [], Date.now())
  const sent: (readonly [string, unknown])[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body
    sent.push([url, body])
    return Promise.resolve(Response.json(url === '/api/uploads' ? PLACE : { id: 'x' }))
  })
  const change = (next: (one: OutboxItem) => OutboxItem) => Promise.resolve((item = next(item)))
  const transport = directTransport('t')
  const send = (blob: Blob) =>
    sendItem(item, { transport, files: () => Promise.resolve(new Map([['f', blob]])), change })
  return { sent, send, change }
}

const unreadable = Object.assign(new Blob(['x']), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['has no bytes any more', new Blob([])],
  ['cannot be read any more', unreadable],
])('asks for a file that %s, sends nothing, and goes on with the picked one', async (_, lost) => {
  const { sent, send, change } = setUp()
  expect(await send(lost)).toEqual({
    state: 'refused',
    reason: 'Die Datei liegt nicht mehr auf deinem Gerät. Häng sie nochmal an.',
    lostFile: 'f',
  })
  expect(sent).toEqual([])
  await change((item) => withFile(item, 'f', 'image/webp'))
  expect(await send(new Blob(['neu']))).toMatchObject({ state: 'sent' })
  expect(sent[0]).toEqual(['/api/uploads', { purpose: 'post', contentType: 'image/webp', size: 3 }])
  expect(sent.at(-1)).toEqual(['/api/x', { mediaUrl: 'https://bucket/f' }])
})
