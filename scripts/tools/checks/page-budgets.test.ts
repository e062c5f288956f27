import { expect, test } from 'vitest'
import { filesOf, precachedFiles } from './page-budgets.ts'

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/pages/login-page.tsx': { file: 'assets/login.js', imports: ['_field.js', '_react.js'] },
  '_field.js': { file: 'assets/field.js', imports: ['index.html'] },
  'src/pages/admin-page.tsx': { file: 'assets/admin.js' },
}

test('counts the entry, the route and what they share, each once', () => {
  expect(filesOf(MANIFEST, ['src/pages/login-page.tsx'])).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/login.js',
    'assets/field.js',
  ])
})

test('throws when the page does not exist, instead of counting no bytes', () => {
  expect(() => filesOf(MANIFEST, ['src/pages/gone.tsx'])).toThrow('src/pages/gone.tsx')
})

test('finds the files that the service worker keeps', () => {
  const worker = 'a([{"revision":null,"url":"assets/a.js"},{"revision":"1","url":"index.html"}])'
  expect(precachedFiles(worker)).toEqual(['assets/a.js', 'index.html'])
})

test('throws when the service worker lists no files, instead of counting no bytes', () => {
  expect(() => precachedFiles('a([])')).toThrow('lists no files')
})
