import { expect, it, vi } from 'vitest'
import { createIdempotentSender } from './idempotency.ts'

const setUp = () => {
  const send = vi.fn<(content: string, key: string) => Promise<string>>()
  const sendOnce = createIdempotentSender<string, string>()
  const attempt = (content: string) => sendOnce(content, send).catch(() => 'failed')
  const keys = () => send.mock.calls.map(([, key]) => key)
  return { send, attempt, keys }
}

it('repeats the key when the same content is sent again after a failure', async () => {
  const { send, attempt, keys } = setUp()
  send.mockRejectedValueOnce(new Error()).mockResolvedValueOnce('sent')
  await attempt('a')
  expect(await attempt('a')).toBe('sent')
  expect(keys()[0]).toBe(keys()[1])
})

it('takes a new key when the content has changed', async () => {
  const { send, attempt, keys } = setUp()
  send.mockRejectedValue(new Error())
  await attempt('a')
  await attempt('b')
  expect(new Set(keys()).size).toBe(2)
})

it('takes a new key when the same content is sent again after a success', async () => {
  const { send, attempt, keys } = setUp()
  send.mockResolvedValue('sent')
  await attempt('a')
  await attempt('a')
  expect(new Set(keys()).size).toBe(2)
})
