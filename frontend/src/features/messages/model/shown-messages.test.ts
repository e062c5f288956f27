import { describe, expect, it } from 'vitest'
import type { Message } from '#shared/api/messages.ts'
import { mergeNewest } from './conversation.ts'
import { aMessage, idOf, ME, OTHER, pageOf } from './fixtures.ts'
import type { Unsent } from './unsent.ts'
import { shownMessages, type MessageOverlays } from './shown-messages.ts'

const unsent = (content: string, change: Partial<Unsent> = {}): Unsent => ({
  clientId: `key-of-${content}`,
  recipientId: OTHER,
  draft: { content },
  writtenAt: '2026-11-20T13:00:00.000Z',
  state: 'waiting',
  ...change,
})

const shown = (
  messages: readonly Message[],
  outbox: readonly Unsent[] = [],
  overlays: MessageOverlays = {},
) =>
  shownMessages({
    conversation: mergeNewest(undefined, pageOf(messages, null), 10),
    unsent: outbox,
    overlays,
    ownId: ME,
  })

const own = (number: number, content: string): Message =>
  aMessage(number, { senderId: ME, content, clientId: `key-of-${content}` })

describe('the messages of a chat', () => {
  it('contain an own message once when the thread has it before the answer arrives', () => {
    const both = shown([aMessage(1), own(2, 'Moin')], [unsent('Moin', { state: 'sending' })])
    expect(both.map(({ content }) => content)).toEqual(['1', 'Moin'])
  })

  it('keep the key of an own message when the server has it', () => {
    const [before] = shown([], [unsent('Moin')])
    const [after] = shown([own(2, 'Moin')])
    expect(after?.key).toBe(before?.key)
  })

  it('show what is unsent last, in the order in which it was written', () => {
    const outbox = [unsent('eins', { state: 'failed' }), unsent('zwei')]
    expect(shown([aMessage(9)], outbox).map(({ content }) => content)).toEqual([
      '9',
      'eins',
      'zwei',
    ])
  })

  it('put a confirmed message among the others', () => {
    const confirmed = unsent('Moin', { state: 'sent', message: own(2, 'Moin') })
    expect(shown([aMessage(1), aMessage(3)], [confirmed]).map(({ id }) => id)).toEqual([
      idOf(1),
      idOf(2),
      idOf(3),
    ])
  })

  it('show an own change until an answer that was asked for later', () => {
    const changed = { [idOf(1)]: { isLiked: { value: true, at: 10 } } }
    expect(shown([aMessage(1)], [], changed)[0]?.isLiked).toBe(true)
    const earlier = { [idOf(1)]: { isLiked: { value: true, at: 9 } } }
    expect(shown([aMessage(1)], [], earlier)[0]?.isLiked).toBe(false)
  })

  it('hide the content of a message that was deleted meanwhile', () => {
    const [message] = shown([own(1, 'Ups')], [], { [idOf(1)]: { deletedAt: 10 } })
    expect(message).toMatchObject({ status: 'deleted', content: '' })
  })
})
