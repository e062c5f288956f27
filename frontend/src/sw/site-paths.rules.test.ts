import { describe, expect, test } from 'vitest'
import { findStoredPath } from './site-paths.rules.ts'

describe('the stored file for a request', () => {
  test.each(['/', '/community', '/news/01', '/users/max.power', '/bands/01/'])(
    'is the document for the screen %s',
    (path) => {
      expect(findStoredPath(path, true)).toBe('/index.html')
    },
  )

  test.each(['/index.html', '/logo.svg', '/assets/a-1.js', '/assets/b.woff2'])(
    'is the file itself for %s',
    (path) => {
      expect(findStoredPath(path, false)).toBe(path)
    },
  )

  test.each(['/api/articles', '/api/calendar.ics', '/media/posts/01/full.webp'])(
    'does not exist for %s, which only the server knows',
    (path) => {
      expect(findStoredPath(path, true)).toBeUndefined()
    },
  )

  test('does not exist for a call of a screen that is no navigation', () => {
    expect(findStoredPath('/community', false)).toBeUndefined()
  })
})
