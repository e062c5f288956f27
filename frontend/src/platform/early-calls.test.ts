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

  it('rejects when the query is aborted', async () => {
    fetched.mockReturnValueOnce(Promise.withResolvers<Response>().promise)
    callEarly([URL], 'token')
    const query = new AbortController()
    const answer = fetchOnce(URL, { ...QUERY, signal: query.signal }, 'token')
    query.abort()
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  it('fails like the call that it replaces', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    callEarly([URL], 'token')
    await expect(fetchOnce(URL, QUERY, 'token')).rejects.toThrow('Failed to fetch')
  })
})
