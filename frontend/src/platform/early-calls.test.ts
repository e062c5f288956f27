import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callEarly, fetchOnce } from './early-calls.ts'

const URL = '/api/things'
const QUERY = { method: 'GET' }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() => Promise.resolve(Response.json('fetched')))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('an early call', () => {
  it('is sent with the token, and answers the first query of its URL only', async () => {
    callEarly([URL], 'token')
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      URL,
      expect.objectContaining({ headers: { 'X-Auth-Token': 'token' } }),
    )
    const answer = await fetchOnce(URL, QUERY, 'token')
    expect(await answer.json()).toBe('fetched')
    expect(fetched).toHaveBeenCalledTimes(1)
    await fetchOnce(URL, QUERY, 'token')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['has another token', QUERY, 'another'],
    ['has no token', QUERY, undefined],
    ['is no query', { method: 'DELETE' }, 'token'],
  ])('does not answer a call that %s', async (_, request, token) => {
    callEarly([URL], 'token')
    await fetchOnce(URL, request, token)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('does not answer after the member changed something', async () => {
    callEarly([URL], 'token')
    await fetchOnce('/api/other', { method: 'POST' }, 'token')
    await fetchOnce(URL, QUERY, 'token')
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('does not answer after ten seconds', async () => {
    callEarly([URL], 'token')
    vi.advanceTimersByTime(10_000)
    await fetchOnce(URL, QUERY, 'token')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  const signalOfEarlyCall = () => fetched.mock.calls[0]?.[1]?.signal

  it('is aborted with the query that took its answer', async () => {
    callEarly([URL], 'token')
    const query = new AbortController()
    await fetchOnce(URL, { ...QUERY, signal: query.signal }, 'token')
    expect(signalOfEarlyCall()?.aborted).toBe(false)
    query.abort()
    expect(signalOfEarlyCall()?.aborted).toBe(true)
  })

  it('is aborted before the member changes something, which may end the session', async () => {
    callEarly([URL], 'token')
    await fetchOnce('/api/auth/logout', { method: 'POST' }, 'token')
    expect(signalOfEarlyCall()?.aborted).toBe(true)
  })

  it('fails like the call that it replaces', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    callEarly([URL], 'token')
    await expect(fetchOnce(URL, QUERY, 'token')).rejects.toThrow('Failed to fetch')
  })
})
