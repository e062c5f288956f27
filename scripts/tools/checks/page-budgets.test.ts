import { expect, test } from 'vitest'
import { findCircle, listFiles, precachedFiles } from './page-budgets.ts'

const chunk = (file: string, imports: readonly string[], sources: readonly string[] = []) => ({
  file: `assets/${file}.js`,
  isEntry: file === 'index',
  imports: imports.map((name) => `assets/${name}.js`),
  sources: [...sources],
})

const CHUNKS = [
  chunk('index', ['react']),
  chunk('react', []),
  chunk('login', ['field', 'react'], ['pages/login-page.tsx']),
  chunk('field', ['index']),
  chunk('admin', [], ['pages/admin-page.tsx']),
]

test('counts the entry, the route and what they share, each once', () => {
  expect(listFiles(CHUNKS, ['pages/login-page.tsx'])).toEqual([
    'assets/index.js',
    'assets/login.js',
    'assets/react.js',
    'assets/field.js',
  ])
})

test('throws when the page does not exist, instead of counting no bytes', () => {
  expect(() => listFiles(CHUNKS, ['pages/gone.tsx'])).toThrow('pages/gone.tsx')
})

test('finds the files that the service worker keeps', () => {
  const worker = 'a([{"revision":null,"url":"assets/a.js"},{"revision":"1","url":"index.html"}])'
  expect(precachedFiles(worker)).toEqual(['assets/a.js', 'index.html'])
})

test('throws when the service worker lists no files, instead of counting no bytes', () => {
  expect(() => precachedFiles('a([])')).toThrow('lists no files')
})

test('finds chunks that import each other in a circle, and none where there is none', () => {
  const circle = [chunk('a', ['b']), chunk('b', ['c', 'd']), chunk('c', []), chunk('d', ['b'])]
  expect(findCircle(circle)).toEqual(['assets/b.js', 'assets/d.js', 'assets/b.js'])
  expect(findCircle(circle.slice(0, 3))).toEqual([])
})
