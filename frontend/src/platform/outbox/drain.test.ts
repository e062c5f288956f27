import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#shared/api/contract.ts'
import { drain, type Sender } from './drain.ts'
import { fileMark, newItem, type NewOutboxItem, type OutboxItem } from './outbox-item.ts'
import type { OutboxStore } from './outbox-store.ts'

/** The store without a browser. */
const memoryStore = () => {
  const items = new Map<string, OutboxItem>()
  const blobs = new Map<string, ReadonlyMap<string, Blob>>()
  const store: OutboxStore = {
    list: () => Promise.resolve([...items.values()]),
    add: (item, files) => {
      items.set(item.id, newItem(item, [...items.values()], Date.now()))
      blobs.set(item.id, files)
      return Promise.resolve('kept')
    },
    change: (id, next) => {
      const before = items.get(id)
      const after = before && next(before)
      if (after) items.set(id, after)
      return Promise.resolve(after)
    },
    remove: (id, may = () => true) => {
      const item = items.get(id)
      return Promise.resolve(item !== undefined && may(item) && items.delete(id))
    },
    files: (id) => Promise.resolve(blobs.get(id) ?? new Map<string, Blob>()),
    putFile: (id, key, blob) => {
      blobs.set(id, new Map(blobs.get(id)).set(key, blob))
      return Promise.resolve()
    },
  }
  return store
}

interface SentCall {
  readonly url: string
  readonly key: string | null
  readonly body: unknown
}

let calls: SentCall[] = []
let answer: (url: string) => Response | Promise<Response>
let store = memoryStore()
let token: string | undefined
let sent: string[] = []

const sender = (): Sender => ({
  store,
  token: () => token,
  onSent: (item) => sent.push(item.id),
  onChange: () => Promise.resolve(),
})

const add = (id: string, change: Partial<NewOutboxItem> = {}, files = new Map<string, Blob>()) =>
  store.add(
    {
      id,
      kind: 'message',
      lane: 'message/a',
      request: { method: 'POST', url: '/api/messages', body: { content: id } },
      idempotencyKey: `key-${id}`,
      label: id,
      ...change,
    },
    files,
  )

const created = (): Response => Response.json({ id: 'neu' }, { status: 201 })
const states = async () => (await store.list()).map(({ id, state }) => [id, state])

beforeEach(() => {
  calls = []
  sent = []
  store = memoryStore()
  token = 't'
  answer = created
  // The browser has it, Node has not; an error answer may mean a new release.
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { body } = init
    calls.push({
      url,
      key: new Headers(init.headers).get(IDEMPOTENCY_HEADER),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    })
    return answer(url)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the sender of the outbox', () => {
  it('sends everything in its order with its keys, and keeps nothing', async () => {
    for (const id of ['eins', 'zwei', 'drei']) await add(id)
    expect(await drain(sender())).toEqual({ state: 'done' })
    expect(calls.map(({ key }) => key)).toEqual(['key-eins', 'key-zwei', 'key-drei'])
    expect(sent).toEqual(['eins', 'zwei', 'drei'])
    expect(await states()).toEqual([])
  })

  it('sends the same request with the same key again after a lost answer', async () => {
    await add('eins')
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await drain(sender())).toEqual({ state: 'again', afterMs: 0 })
    answer = created
    await drain(sender())
    expect(calls[1]).toEqual(calls[0])
    expect(sent).toEqual(['eins'])
  })

  it('sends again when the connection breaks within an answer, also one with an error', async () => {
    for (const status of [201, 502]) {
      await add('eins')
      const broken = new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      })
      answer = () => new Response(broken, { status })
      expect(await drain(sender())).toEqual({ state: 'again', afterMs: 0 })
      expect(await states()).toEqual([['eins', 'waiting']])
    }
    answer = created
    await drain(sender())
    expect(sent).toEqual(['eins'])
  })

  it('sends again what a closed tab was sending', async () => {
    await add('eins')
    await store.change('eins', (item) => ({ ...item, state: 'sending', attemptedAt: Date.now() }))
    await drain(sender())
    expect(sent).toEqual(['eins'])
  })

  it('sends everything once when two tabs see the connection return', async () => {
    for (const id of ['eins', 'zwei']) await add(id)
    const drained = await Promise.all([drain(sender()), drain(sender())])
    expect(drained).toEqual([{ state: 'done' }, { state: 'done' }])
    expect(calls.map(({ key }) => key)).toEqual(['key-eins', 'key-zwei'])
    expect(sent).toEqual(['eins', 'zwei'])
  })

  it('keeps what the server refuses with its reason, and goes on', async () => {
    await add('eins')
    await add('zwei')
    answer = () =>
      calls.length === 1 ? Response.json({ message: 'Blockiert.' }, { status: 403 }) : created()
    await drain(sender())
    expect(sent).toEqual(['zwei'])
    expect(await store.list()).toMatchObject([
      { id: 'eins', state: 'refused', reason: 'Blockiert.' },
    ])
  })

  it('stops only the lane of an item that the server could not take, and waits as long as it asks', async () => {
    await add('eins')
    await add('zwei')
    await add('beitrag', { lane: 'post' })
    answer = () =>
      calls.length === 1
        ? new Response('', { status: 429, headers: { 'Retry-After': '7' } })
        : created()
    expect(await drain(sender())).toEqual({ state: 'again', afterMs: 7000 })
    expect(sent).toEqual(['beitrag'])
    expect(await states()).toEqual([
      ['eins', 'waiting'],
      ['zwei', 'waiting'],
    ])
  })

  it('keeps everything when the session has expired', async () => {
    await add('eins')
    await add('zwei')
    answer = () => new Response('', { status: 401 })
    expect(await drain(sender())).toEqual({ state: 'signed-out' })
    expect(calls).toHaveLength(1)
    expect(await states()).toEqual([
      ['eins', 'waiting'],
      ['zwei', 'waiting'],
    ])
  })

  it('changes nothing by an answer that arrives after the session ended', async () => {
    await add('eins')
    answer = () => {
      token = undefined
      return created()
    }
    expect(await drain(sender())).toEqual({ state: 'left' })
    expect(sent).toEqual([])
  })

  it('does not report another session as refused when it began during the call', async () => {
    await add('eins')
    answer = () => {
      token = 'token-neu'
      return new Response('', { status: 401 })
    }
    expect(await drain(sender())).toEqual({ state: 'left' })
  })

  it('asks the member when the server may have forgotten an attempt', async () => {
    await add('eins', { attemptedAt: Date.now() - 24 * 60 * 60 * 1000 })
    await drain(sender())
    expect(calls).toEqual([])
    expect(await states()).toEqual([['eins', 'unsure']])
  })

  it('sends nothing of an item that was cancelled while its file was uploaded', async () => {
    const file = { key: 'f', upload: { url: '/api/uploads', body: { purpose: 'post' } } }
    await add('foto', { files: [file] }, new Map([['f', new Blob(['x'])]]))
    answer = async (url) => {
      if (url !== '/api/uploads') await store.remove('foto')
      return Response.json({
        uploadUrl: 'https://bucket/put',
        headers: {},
        url: 'https://bucket/f',
      })
    }
    await drain(sender())
    expect(calls.map(({ url }) => url)).toEqual(['/api/uploads', 'https://bucket/put'])
    expect(sent).toEqual([])
  })

  it('uploads a file once over all attempts and refers to it', async () => {
    const file = { key: 'f', upload: { url: '/api/uploads', body: { purpose: 'post' } } }
    const body = { mediaUrl: fileMark('f') }
    const request = { method: 'POST', url: '/api/community/posts', body }
    await add('foto', { files: [file], request }, new Map([['f', new Blob(['abc'])]]))
    const place = { uploadUrl: 'https://bucket/put', headers: {}, url: 'https://bucket/f' }
    answer = (url) => {
      if (url === '/api/uploads') return Response.json(place)
      if (url === 'https://bucket/put') return new Response('')
      return calls.length === 3 ? new Response('', { status: 503 }) : created()
    }
    await drain(sender())
    await drain(sender())
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/uploads',
      'https://bucket/put',
      '/api/community/posts',
      '/api/community/posts',
    ])
    expect(calls[0]?.body).toEqual({ purpose: 'post', size: 3 })
    expect(calls[3]).toEqual(calls[2])
    expect(calls[3]?.body).toEqual({ mediaUrl: 'https://bucket/f' })
    expect(sent).toEqual(['foto'])
  })
})
