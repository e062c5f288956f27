import { expect, test } from 'vitest'
import { presentAuthor } from './present-author.ts'

test('the same author gives the same text, whatever order the table returned', () => {
  const author = { id: '1', username: 'a', displayName: 'A', avatar: null, isVerified: false }
  const turned = Object.fromEntries(Object.entries(author).toReversed()) as typeof author
  expect(JSON.stringify(presentAuthor(turned))).toBe(JSON.stringify(presentAuthor(author)))
})
