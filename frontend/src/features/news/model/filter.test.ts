import { expect, test } from 'vitest'
import { categoryNamed, matches, newestFirst } from './filter.ts'

const article = {
  title: 'Äonenfeuer kündigen Album an',
  content: 'Die Band aus Görlitz nimmt „Aschewinter“ auf.\n\nEs erscheint im Mai.',
  category: 'news',
} as const

test.each([
  ['äonenFEUER', true],
  ['A\u0308onenfeuer', true],
  ['aschewinter', true],
  ['görlitz nimmt', true],
  ['  Mai ', true],
  ['', true],
  ['Juni', false],
  ['.*', false],
])('finds %j in title or content: %s', (search, expected) => {
  expect(matches(article, { category: undefined, search })).toBe(expected)
})

test('matches only when both category and search match', () => {
  expect(matches(article, { category: 'news', search: 'album' })).toBe(true)
  expect(matches(article, { category: 'review', search: 'album' })).toBe(false)
  expect(matches(article, { category: 'news', search: 'tour' })).toBe(false)
})

test('merges lists newest first, each article once', () => {
  const loaded = [{ id: '09' }, { id: '05' }]
  const found = [{ id: '07' }, { id: '05' }, { id: '01' }]
  expect(newestFirst(loaded, found).map(({ id }) => id)).toEqual(['09', '07', '05', '01'])
})

test('reads a known category from the address', () => {
  expect(categoryNamed('festival')).toBe('festival')
  expect(categoryNamed('konzert')).toBeUndefined()
  expect(categoryNamed(null)).toBeUndefined()
})
