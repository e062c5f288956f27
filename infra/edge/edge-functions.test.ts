import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { SPA_FALLBACK, VIEWER_ADDRESS } from './edge-functions.ts'

interface EdgeRequest {
  readonly uri: string
  readonly headers: Readonly<Record<string, { readonly value: string }>>
}

const run = (code: string, uri: string, headers: EdgeRequest['headers'] = {}): EdgeRequest => {
  const event = { viewer: { ip: '203.0.113.7' }, request: { uri, headers } }
  return runInNewContext(`${code}; handler(event)`, { event }) as EdgeRequest
}

describe('the fallback to the SPA', () => {
  test.each(['/', '/community', '/users/max.power', '/bands/01H/', '/a.b/c'])(
    'serves the SPA for %s',
    (uri) => {
      expect(run(SPA_FALLBACK, uri).uri).toBe('/index.html')
    },
  )

  test.each(['/index.html', '/sw.js', '/logo.svg'])('serves %s as a file', (uri) => {
    expect(run(SPA_FALLBACK, uri).uri).toBe(uri)
  })
})

test('overwrites the address header of the caller with the address of the viewer', () => {
  const { headers } = run(VIEWER_ADDRESS, '/api/x', { 'x-viewer-ip': { value: '1.1.1.1' } })
  expect(headers).toEqual({ 'x-viewer-ip': { value: '203.0.113.7' } })
})
