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
    '%s is a screen',
    (uri) => {
      expect(run(SPA_FALLBACK, uri).uri).toBe('/index.html')
    },
  )

  test.each(['/index.html', '/sw.js', '/logo.svg'])('%s is a file', (uri) => {
    expect(run(SPA_FALLBACK, uri).uri).toBe(uri)
  })
})

test('the address of the viewer replaces what a caller claims', () => {
  const { headers } = run(VIEWER_ADDRESS, '/api/x', { 'x-viewer-ip': { value: '1.1.1.1' } })
  expect(headers).toEqual({ 'x-viewer-ip': { value: '203.0.113.7' } })
})
