import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { ulidTime } from '#shared/domain/ids.ts'
import { SPA_FALLBACK, STORY_END, VIEWER_ADDRESS } from './edge-functions.ts'

interface EdgeRequest {
  readonly uri: string
  readonly headers: Readonly<Record<string, { readonly value: string }>>
}

const run = (
  code: string,
  uri: string,
  { headers = {}, ...clock }: { headers?: EdgeRequest['headers']; Date?: object } = {},
): EdgeRequest => {
  const event = { viewer: { ip: '203.0.113.7' }, request: { uri, headers } }
  return runInNewContext(`${code}; handler(event)`, { event, ...clock }) as EdgeRequest
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
  const { headers } = run(VIEWER_ADDRESS, '/api/x', {
    headers: { 'x-viewer-ip': { value: '1.1.1.1' } },
  })
  expect(headers).toEqual({ 'x-viewer-ip': { value: '203.0.113.7' } })
})

describe('the end of a story', () => {
  const ID = '01JDABCDEFGHJKMNPQRSTVWXYZ'
  const PUBLISHED = ulidTime(ID)
  const DAY = 24 * 3_600_000
  const uri = `/media/stories/01JD0000000000000000000000/${ID}-1.webp`
  const at = (now: number, path = uri) =>
    run(STORY_END, path, { Date: { now: () => now } }) as Partial<EdgeRequest> & {
      readonly statusCode?: number
    }

  test('is that of its files, by the clock alone', () => {
    expect(at(PUBLISHED).uri).toBe(uri)
    expect(at(PUBLISHED + DAY - 1).uri).toBe(uri)
    expect(at(PUBLISHED + DAY)).toMatchObject({ statusCode: 404 })
    expect(at(PUBLISHED + 100 * DAY)).toMatchObject({ statusCode: 404 })
  })

  test.each(['/media/posts/x/media.webp', '/media/stories/x/y.webp', '/media/avatars/x'])(
    'leaves %s alone',
    (path) => {
      expect(at(PUBLISHED + DAY, path).uri).toBe(path)
    },
  )
})
