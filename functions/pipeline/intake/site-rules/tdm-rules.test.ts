// oxlint-disable house/no-clock-in-tests -- what is timed here is tagged as a measure
import { expect, it } from 'vitest'
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

it('is fast for a pattern of two megabytes of stars', { tags: ['measure'] }, () => {
  const before = process.cpuUsage()
  expect(isReservedBy(rules(['*'.repeat(2_000_000), 1]), `/${'a'.repeat(2000)}`)).toBe(true)
  expect(isReservedBy(rules(['*a'.repeat(1_000_000), 1]), `/${'a'.repeat(2000)}`)).toBe(false)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(400)
})

it('is fast for a pattern with many stars', { tags: ['measure'] }, () => {
  const before = process.cpuUsage()
  expect(isReservedBy(rules([`/${'*a'.repeat(5000)}b$`, 1]), `/${'a'.repeat(20_000)}`)).toBe(false)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
