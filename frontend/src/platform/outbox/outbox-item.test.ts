import { describe, expect, it } from 'vitest'
import {
  bodyToSend,
  chained,
  cutOff,
  fileMark,
  isUnsure,
  newItem,
  nextToSend,
  retried,
  undoes,
  uploadedUrl,
  withText,
  type NewOutboxItem,
  type OutboxItem,
} from './outbox-item.ts'

const HOUR = 60 * 60 * 1000
const NOW = Date.parse('2026-11-23T10:00:00.000Z')

const anItem = (id: string, change: Partial<OutboxItem> = {}): OutboxItem => {
  const request = { method: 'POST', url: '/api/community/posts', body: { content: id } }
  const item: NewOutboxItem = {
    id,
    kind: 'post',
    lane: 'post',
    request,
    idempotencyKey: `key-${id}`,
    label: id,
  }
  return { ...newItem(item, [], NOW), ...change }
}

describe('an item of the outbox', () => {
  it('is put behind everything that waits', () => {
    const first = anItem('eins')
    const second = newItem(anItem('zwei'), [first], NOW)
    expect([first.order, second.order]).toEqual([1, 2])
  })

  it('is sent in the order in which the member wrote, past lanes that are paused', () => {
    const items = [
      anItem('drei', { order: 3, lane: 'message/a' }),
      anItem('eins', { order: 1 }),
      anItem('zwei', { order: 2 }),
    ]
    expect(nextToSend(items, new Set())?.id).toBe('eins')
    expect(nextToSend(items, new Set(['post']))?.id).toBe('drei')
    expect(nextToSend(items, new Set(['post', 'message/a']))).toBeUndefined()
  })

  it('is not sent while it is refused, and does not block what follows', () => {
    const items = [anItem('eins', { state: 'refused' }), anItem('zwei', { order: 2 })]
    expect(nextToSend(items, new Set())?.id).toBe('zwei')
  })

  it('is unsure when the server may have forgotten the key of an attempt', () => {
    expect(isUnsure(anItem('a', { attemptedAt: NOW - 22 * HOUR }), NOW)).toBe(false)
    expect(isUnsure(anItem('a', { attemptedAt: NOW - 24 * HOUR }), NOW)).toBe(true)
    expect(isUnsure(anItem('never sent'), NOW + 99 * HOUR)).toBe(false)
    const intent = { attemptedAt: NOW - 24 * HOUR, idempotencyKey: undefined }
    expect(isUnsure(anItem('a', intent), NOW)).toBe(false)
  })

  it('refers to its uploaded files wherever they are marked', () => {
    const item = anItem('a', {
      request: {
        method: 'POST',
        url: '/api/stories',
        body: { slides: [{ mediaUrl: fileMark('f1'), content: 'outbox-file:fremd' }], count: 1 },
      },
      files: [{ key: 'f1', upload: { url: '/api/uploads', body: {} } }],
      uploads: { f1: { url: 'https://bucket/f1', at: NOW } },
    })
    expect(bodyToSend(item)).toEqual({
      slides: [{ mediaUrl: 'https://bucket/f1', content: 'outbox-file:fremd' }],
      count: 1,
    })
  })

  it('uploads a file again when the bucket has deleted it, but never after an attempt', () => {
    const item = anItem('a', { uploads: { f1: { url: 'u', at: NOW - 21 * HOUR } } })
    expect(uploadedUrl(item, 'f1', NOW)).toBeUndefined()
    expect(uploadedUrl({ ...item, attemptedAt: NOW - HOUR }, 'f1', NOW)).toBe('u')
  })

  it('refers to the answer to the item before, unless it was tried already', () => {
    const message = anItem('b', { chain: 'after' })
    expect(chained(message, { id: 'm1' }).request.body).toEqual({ content: 'b', after: 'm1' })
    const tried = { ...message, attemptedAt: NOW }
    expect(chained(tried, { id: 'm1' })).toBe(tried)
    expect(chained(anItem('c'), { id: 'm1' }).request.body).toEqual({ content: 'c' })
  })

  it('keeps its key when it is sent again, and gets another one with another text', () => {
    const refused = anItem('a', { state: 'refused', reason: 'Nein', attemptedAt: NOW })
    expect(retried(refused)).toMatchObject({ state: 'waiting', idempotencyKey: 'key-a' })
    const changed = withText(refused, 'Neu')
    expect(changed).toMatchObject({ state: 'waiting', label: 'Neu', reason: undefined })
    expect(changed.request.body).toEqual({ content: 'Neu' })
    expect(changed.idempotencyKey).not.toBe('key-a')
  })

  it('is taken back by a second tap that the server need not know of', () => {
    const like = anItem('like/post/1', { kind: 'like' })
    expect(undoes(like, like)).toBe(true)
    expect(undoes(like, { ...like, attemptedAt: NOW })).toBe(false)
    expect(undoes(like, undefined)).toBe(false)
    expect(undoes(anItem('a'), anItem('a'))).toBe(false)
  })

  it('may be sent again when a reload cut it off, and stays refused otherwise', () => {
    expect(cutOff(anItem('a', { state: 'sending' }), 'Neu geladen')).toMatchObject({
      state: 'failed',
      reason: 'Neu geladen',
    })
    expect(cutOff(anItem('b', { state: 'refused' }), 'Neu geladen').state).toBe('refused')
  })
})
