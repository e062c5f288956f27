import { describe, expect, it } from 'vitest'
import { OTHER } from './fixtures.ts'
import {
  change,
  failFrom,
  lastingOutbox,
  nextToSend,
  retryAll,
  withoutDelivered,
  type SendState,
  type Unsent,
} from './outbox.ts'

const one = (clientId: string, state: SendState = 'waiting'): Unsent => ({
  clientId,
  recipientId: OTHER,
  draft: { content: clientId },
  writtenAt: '2026-11-20T13:00:00.000Z',
  state,
})

const statesOf = (outbox: readonly Unsent[]) => outbox.map(({ state }) => state)

describe('the outbox', () => {
  it('sends one message after the other', () => {
    const outbox = [one('a', 'sending'), one('b')]
    expect(nextToSend(outbox, OTHER)).toBeUndefined()
    expect(nextToSend(change(outbox, 'a', { state: 'sent' }), OTHER)?.clientId).toBe('b')
  })

  it('sends what follows a refused message', () => {
    expect(nextToSend([one('a', 'refused'), one('b')], OTHER)?.clientId).toBe('b')
  })

  it('stops behind a message without an answer, and sends all again in their order', () => {
    const failed = failFrom([one('a', 'sending'), one('b')], 'a', 'Kein Netz')
    expect(statesOf(failed)).toEqual(['failed', 'failed'])
    const again = retryAll(failed, OTHER)
    expect(statesOf(again)).toEqual(['waiting', 'waiting'])
    expect(nextToSend(again, OTHER)?.clientId).toBe('a')
  })

  it('forgets what the thread contains', () => {
    const outbox = [one('a', 'sent'), one('b')]
    expect(withoutDelivered(outbox, new Set(['a']))).toEqual([outbox[1]])
    expect(withoutDelivered(outbox, new Set())).toBe(outbox)
  })

  it('keeps messages on their way as failed ones over a reload', () => {
    const kept = lastingOutbox([one('a', 'sending'), one('b', 'refused')], 'Neu geladen')
    expect(statesOf(kept)).toEqual(['failed', 'refused'])
    expect(kept[0]?.reason).toBe('Neu geladen')
  })
})
