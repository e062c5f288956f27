import { expect, test } from 'vitest'
import { presentAuthor } from './present-author.ts'

test('returns the same JSON for an author when the table returns the attributes in another order', () => {
  const author = { id: '1', username: 'a', displayName: 'A', avatar: null, isVerified: false }
  const turned = Object.fromEntries(Object.entries(author).toReversed()) as typeof author
  expect(JSON.stringify(presentAuthor(turned))).toBe(JSON.stringify(presentAuthor(author)))
})
