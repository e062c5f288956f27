import { expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import { isReservedBy } from './tdm-rules.ts'

const rules = (...entries: readonly (readonly [string, unknown])[]): string =>
  JSON.stringify(
    entries.map(([location, reservation]) => ({ location, 'tdm-reservation': reservation })),
  )

it.each([
  [rules(['/', 1]), '/feed/', true],
  [rules(['/', 0]), '/feed/', false],
  [rules(['/*', 1]), '/feed/', true],
  [rules(['*', 1]), '/feed/', true],
  [rules(['/', '1']), '/feed/', true],
  [rules(['/premium/', 1]), '/feed/', false],
  [rules(['/', 1], ['/feed/', 0]), '/feed/', false],
  [rules(['/', 0], ['/feed/', 1]), '/feed/', true],
  [rules(['/feed/', 0], ['/feed/', 1]), '/feed/', true],
  [rules(['/*.xml$', 1]), '/rss.xml', true],
  [rules(['/*.xml$', 1]), '/rss.xml?a=1', false],
  [rules(['/feed$', 1]), '/feed', true],
  [rules(['/feed$', 1]), '/feed/', false],
  [rules(['/a*b*c', 1]), '/axxbyyc/d', true],
  [rules(['/a*b*c$', 1]), '/abc', true],
  [rules(['/a*aa$', 1]), '/aa', false],
  ['{"location": "/", "tdm-reservation": 1}', '/feed/', false],
  ['[null, 7, {"location": 7}, {}]', '/feed/', false],
  ['<html>', '/feed/', false],
  ['', '/feed/', false],
])('%s reserves %s: %s', (text, path, expected) => {
  expect(isReservedBy(text, path)).toBe(expected)
})

it.each([
  ['two megabytes of stars', '*'.repeat(2_000_000), 2000, true, 4],
  ['two megabytes of stars and letters', '*a'.repeat(1_000_000), 2000, false, 4],
  ['many stars', `/${'*a'.repeat(5000)}b$`, 20_000, false, 20],
])(
  'costs little for a pattern of %s',
  { tags: ['measure'] },
  async (_, pattern, letters, isReserved, limit) => {
    const [text, path] = [rules([pattern, 1]), `/${'a'.repeat(letters)}`]
    expect(isReservedBy(text, path)).toBe(isReserved)
    await expectCpu(limit, () => isReservedBy(text, path))
  },
)
