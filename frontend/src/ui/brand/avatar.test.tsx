import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar, avatarUrl } from './avatar.tsx'
import { cappedCount } from '../feedback/count-badge.tsx'

const origin = 'https://hoellenlaerm.example'

test.each([
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/media/avatars/a.jpg', `${origin}/media/avatars/a.jpg`],
  ['media/avatars/a.jpg', `${origin}/media/avatars/a.jpg`],
])('loads the avatar %s from %s', (src, url) => {
  expect(avatarUrl(src, origin)).toBe(url)
})

test.each([
  ['walküre', 'W'],
  ['  ärger', 'Ä'],
  ['🤘 Fan', '🤘'],
  ['🤘🏽 Fan', '🤘🏽'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['\u2068صقر\u2069', 'ص'],
  ['', 'U'],
  [null, 'U'],
])('shows for %j without a picture the letter %s', (name, letter) => {
  const html = renderToStaticMarkup(<Avatar name={name} size="lg" />)
  expect(html).toContain(`data-letter="${letter}"`)
  expect(html).toContain('root lg tone')
})

test('shows 99+ above 99', () => {
  expect([1, 99, 100, 12345].map(cappedCount)).toEqual(['1', '99', '99+', '99+'])
})
