import { describe, expect, it } from 'vitest'
import {
  isLost,
  MAX_PAYLOAD_BYTES,
  readOutcome,
  payloadText,
  secondsToWait,
  topicOf,
} from './delivery.rules.ts'

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
  expect(readOutcome(status, { isOurKey: true })).toBe(outcome)
})

it.each([
  [201, 'sent'],
  [400, 'gone'],
  [403, 'gone'],
  [410, 'gone'],
  [429, 'busy'],
  [500, 'busy'],
] as const)('takes %i for %s when the device subscribed with another key', (status, outcome) => {
  expect(readOutcome(status, { isOurKey: false })).toBe(outcome)
})

const NOW = Date.parse('2026-11-23T12:00:00Z')

it.each([
  [undefined, false],
  ['2026-11-23T11:00:00.000Z', false],
  ['2026-11-20T12:00:00.000Z', false],
  ['2026-11-20T11:59:59.000Z', true],
])('of a device that fails since %s says that it is lost: %s', (failingSince, expected) => {
  expect(isLost(failingSince, NOW)).toBe(expected)
})

it.each([
  ['120', 120],
  ['Mon, 23 Nov 2026 12:00:30 GMT', 30],
  ['Mon, 23 Nov 2026 11:59:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['9'.repeat(400), undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('waits after Retry-After %j for %j seconds', (header, seconds) => {
  expect(secondsToWait(header, NOW)).toBe(seconds)
})
