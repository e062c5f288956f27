import { describe, expect, it } from 'vitest'
import { chatRows } from './chat-rows.ts'
import { mergeNewest } from './conversation.ts'
import { aMessage, idOf, ME, pageOf } from './fixtures.ts'
import { shownMessages } from './shown-messages.ts'

const rowsOf = (messages: Parameters<typeof pageOf>[0], readUpTo?: string | null) =>
  chatRows(
    shownMessages({
      conversation: mergeNewest(undefined, pageOf(messages, null), 1),
      unsent: [],
      overlays: {},
      ownId: ME,
    }),
    readUpTo,
  ).map((row) =>
    row.kind === 'message'
      ? `${row.message.content}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`
      : row.kind,
  )

describe('the rows of a chat', () => {
  it('begin each day with its name', () => {
    const next = { createdAt: '2026-11-21T12:00:00.000Z' }
    expect(rowsOf([aMessage(1), aMessage(2, next)])).toEqual([
      'day',
      '1 first last',
      'day',
      '2 first last',
    ])
  })

  it('group messages that one member wrote within five minutes', () => {
    const messages = [aMessage(1), aMessage(2), aMessage(3, { senderId: ME }), aMessage(20)]
    expect(rowsOf(messages)).toEqual(['day', '1 first', '2 last', '3 first last', '20 first last'])
  })

  it('mark the first message of the other member that was unread', () => {
    const messages = [aMessage(1), aMessage(2, { senderId: ME }), aMessage(3)]
    expect(rowsOf(messages, idOf(1))).toEqual([
      'day',
      '1 first last',
      '2 first last',
      'unread',
      '3 first last',
    ])
  })

  it('mark the first message when nothing was read, and none without unread ones', () => {
    expect(rowsOf([aMessage(1)], null)).toEqual(['day', 'unread', '1 first last'])
    expect(rowsOf([aMessage(1)])).toEqual(['day', '1 first last'])
  })
})
