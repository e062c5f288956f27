import { describe, expect, it } from 'vitest'
import { MAX_PAYLOAD_BYTES, outcomeOf, payloadText, topicOf } from './delivery.rules.ts'

const payload = {
  id: 'comment-1',
  kind: 'comment' as const,
  title: 'Walküre',
  body: 'Hi',
  path: '/',
  tag: 'post-1',
  at: 1,
  actions: [],
}

describe('the payload', () => {
  it('is the push as it is while it is small', () => {
    expect(JSON.parse(payloadText(payload))).toEqual(payload)
  })

  it.each(['x', '"', 'ö', '🤘🏽', '👨‍👩‍👧‍👦', 'e\u0301'])('has whole characters of %j', (character) => {
    const text = payloadText({ ...payload, body: character.repeat(4000) })
    const { body } = JSON.parse(text) as { body: string }
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES)
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_PAYLOAD_BYTES - 50)
    expect(body.endsWith('…')).toBe(true)
    expect(body.slice(0, -1).replaceAll(character, '')).toBe('')
  })
})

describe('the topic', () => {
  it('is the same for the same tag, and of the form that push services accept', () => {
    expect(topicOf('post-1')).toBe(topicOf('post-1'))
    expect(topicOf('post-1')).not.toBe(topicOf('post-2'))
    expect(topicOf('ö'.repeat(500))).toMatch(/^[\w-]{32}$/)
  })
})

it.each([
  [201, 'sent'],
  [204, 'sent'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'busy'],
  [302, 'refused'],
  [502, 'busy'],
] as const)('takes %i for %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})
