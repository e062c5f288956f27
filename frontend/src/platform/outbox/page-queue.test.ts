import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import {
  readPageItems,
  removeFromPage,
  retryOnPage,
  sendFromPage,
  type PageKind,
} from './page-queue.ts'
import type { OutboxItem } from './outbox-item.ts'

let stored: readonly OutboxItem[] = []
let calls: string[] = []
let answer: (id: string) => Promise<unknown>

const aKind = (): PageKind => ({
  client: new QueryClient(),
  memberId: 'ich',
  read: () => stored,
  write: (items) => {
    stored = items
  },
  complete: (item) => Promise.resolve({ ...item, request: { ...item.request, body: item.order } }),
  files: () => new Map(),
  transport: {
    call: ({ id }, body) => {
      calls.push(`${id} ${String(body)}`)
      return answer(id)
    },
    upload: () => Promise.reject(new Error('There is no file.')),
  },
  onSettled: () => undefined,
})

let kind = aKind()

const send = (id: string) => {
  const request = { method: 'POST', url: '/api/messages', body: null }
  return sendFromPage(kind, { id, kind: 'message', lane: 'mara', request, label: id })
}

const states = () => readPageItems(kind).map(({ id, state }) => `${id} ${state}`)
const refuse = (status: number) => Promise.reject(new ApiError(status, 'Geht nicht.'))

beforeEach(() => {
  stored = []
  calls = []
  answer = () => Promise.resolve({ id: 'neu' })
  kind = aKind()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the queue of a page', () => {
  it('sends one after the other, shows what was sent, and stores nothing of it', async () => {
    await Promise.all([send('eins'), send('zwei')])
    expect(calls).toEqual(['eins 1', 'zwei 2'])
    expect(states()).toEqual(['eins sent', 'zwei sent'])
    expect(stored).toEqual([])
    removeFromPage(kind, 'eins')
    expect(states()).toEqual(['zwei sent'])
  })

  it('sends what follows when the server refuses one, and that one again on demand', async () => {
    answer = (id) => (id === 'eins' ? refuse(403) : Promise.resolve({ id: 'neu' }))
    await Promise.all([send('eins'), send('zwei')])
    expect(states()).toEqual(['eins refused', 'zwei sent'])
    answer = () => Promise.resolve({ id: 'neu' })
    await retryOnPage(kind, 'mara', 'eins')
    expect(states()).toEqual(['zwei sent', 'eins sent'])
  })

  it.each([0, 429, 503])(
    'stops behind one that failed with %i, and sends all again in their order and as they were',
    async (status) => {
      answer = () => refuse(status)
      const first = send('eins')
      void send('zwei')
      await first
      expect(states()).toEqual(['eins failed', 'zwei failed'])
      expect(stored.map(({ reason }) => reason)).toEqual(['Geht nicht.', 'Geht nicht.'])
      answer = () => Promise.resolve({ id: 'neu' })
      await retryOnPage(kind, 'mara', 'zwei')
      expect(calls).toEqual(['eins 1', 'eins 1', 'zwei 2'])
      expect(states()).toEqual(['eins sent', 'zwei sent'])
    },
  )

  it('changes nothing by an answer when the item was discarded meanwhile', async () => {
    answer = (id) => {
      removeFromPage(kind, id)
      return refuse(503)
    }
    await send('eins')
    expect(states()).toEqual([])
  })
})
