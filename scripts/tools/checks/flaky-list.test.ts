import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addFlaky } from './flaky-list.ts'

const FLAKY = {
  part: 'screens',
  file: '/clone/frontend/feed.test.tsx',
  title: 'the feed is shown',
  message: '\u001b[31mUnable to find role="feed"\u001b[39m\nThe page: …',
}
const LINE =
  '2026-11-29\tscreens\tfrontend/feed.test.tsx › the feed is shown\tUnable to find role="feed"'

it('keeps the day, the test and the first line of its error, once a day', () => {
  const list = join(mkdtempSync(join(tmpdir(), 'flaky-')), 'flaky-tests.tsv')
  const now = new Date('2026-11-29T12:00:00.000Z')
  addFlaky(list, '/clone', [FLAKY], now)
  addFlaky(list, '/clone', [FLAKY], now)
  expect(readFileSync(list, 'utf8')).toBe(`date\tpart\ttest\tfirst error\n${LINE}\n`)
})
