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
])('title or content is searched for %j: %s', (search, expected) => {
  expect(matches(article, { category: undefined, search })).toBe(expected)
})

test('the category is exact, and both conditions hold', () => {
  expect(matches(article, { category: 'news', search: 'album' })).toBe(true)
  expect(matches(article, { category: 'review', search: 'album' })).toBe(false)
  expect(matches(article, { category: 'news', search: 'tour' })).toBe(false)
})

test('what is loaded and what was found become one list, newest first, each once', () => {
  const loaded = [{ id: '09' }, { id: '05' }]
  const found = [{ id: '07' }, { id: '05' }, { id: '01' }]
  expect(newestFirst(loaded, found).map(({ id }) => id)).toEqual(['09', '07', '05', '01'])
})

test('an address names a category or none', () => {
  expect(categoryNamed('festival')).toBe('festival')
  expect(categoryNamed('konzert')).toBeUndefined()
  expect(categoryNamed(null)).toBeUndefined()
})
