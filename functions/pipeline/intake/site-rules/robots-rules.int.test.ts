import robotsParser from 'robots-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import { FeedProblem } from '../feed-problem.ts'
import { isForbiddenBy } from './robots-rules.ts'

const SITE = 'https://magazin.test'
const BYTES = 500 * 1024
const SHORT = '/feed/rss.xml'
const LONG = `/${'a'.repeat(1900)}`

const isForbidden = (rules: string, path = SHORT): boolean =>
  isForbiddenBy(rules, new URL(path, SITE))

const resultOf = (rules: string, path: string): boolean | string => {
  try {
    return isForbidden(rules, path)
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    return error.code
  }
}

describe('isForbiddenBy', () => {
  it.each([
    ['User-agent: *\nDisallow: /', true],
    ['User-agent: *\r\nDisallow: /feed # Futter', true],
    ['user-agent : HoellenlaermBot/1.0\ndisallow : /feed', true],
    ['User-agent: HoellenlaermBot\nUser-agent: GPTBot\nDisallow: /', true],
    ['User-agent: GPTBot\nDisallow: /', false],
    ['User-agent: HoellenlaermBot\nDisallow: /x\n\nUser-agent: *\nDisallow: /', false],
    ['User-agent: HoellenlaermBot\nDisallow:\n\nUser-agent: *\nDisallow: /', false],
    ['User-agent: *\nDisallow: /\nAllow: /feed', false],
    ['User-agent: *\nDisallow: /*.xml$', true],
    ['User-agent: *\nDisallow: /******.xml$', true],
    ['User-agent: *\nDisallow: /*.xml$\nUser-agent: GPTBot\nAllow: /', true],
    [`User-agent: *\nDisallow: ${'*'.repeat(BYTES)}`, true],
    ['', false],
    ['<html>', false],
  ])('%j: %s', (rules, expected) => {
    expect(isForbidden(rules)).toBe(expected)
  })

  it('agrees with the parser about every file of a few rules', () => {
    const agent = fc.constantFrom('*', 'HoellenlaermBot', 'GPTBot', 'a')
    const pattern = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '*', '$'), maxLength: 7 })
    const line = fc.oneof(
      agent.map((name) => `User-agent: ${name}`),
      pattern.map((value) => `Disallow: /${value.replace(/\*\*+/g, '*')}`),
      pattern.map((value) => `Allow: /${value.replace(/\*\*+/g, '*')}`),
    )
    const path = fc.string({ unit: fc.constantFrom('/', 'a', 'b'), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), path, (lines, rest) => {
        const [rules, url] = [
          lines.join('\n'),
          `${SITE}/${rest.replace(/\/+/g, '/').replace(/^\//, '')}`,
        ]
        const parser = robotsParser(`${SITE}/robots.txt`, rules)
        const expected = parser.isAllowed(url, 'HoellenlaermBot') === false
        expect(isForbiddenBy(rules, new URL(url))).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })
})

const HOSTILE: readonly (readonly [string, string])[] = [
  ['one rule of stars', `User-agent: *\nDisallow: ${'*'.repeat(BYTES)}`],
  ['one rule of stars and letters', `User-agent: *\nDisallow: ${'*a'.repeat(BYTES / 2)}`],
  [
    'rules of stars and letters',
    `User-agent: *\n${`Disallow: ${'*a'.repeat(100)}\n`.repeat(BYTES / 211)}`,
  ],
  ['rules of one character', `User-agent: *\n${'Allow:/\n'.repeat(BYTES / 8)}`],
  ['twenty thousand agents', `${'user-agent:*\n'.repeat(20_000)}${'allow:/\n'.repeat(30_000)}`],
  ['twenty thousand groups', 'user-agent:*\nallow:/\n'.repeat(BYTES / 21)],
  ['umlauts', `User-agent: *\nDisallow: ${'ü'.repeat(BYTES / 2)}`],
]

describe('a hostile robots.txt of 500 KB', () => {
  it.each(
    HOSTILE.flatMap(([name, rules]) => [SHORT, LONG].map((path) => [name, rules, path] as const)),
  )('of %s costs no more than plain work', { tags: ['measure'] }, async (_, rules, path) => {
    await expectCpu(1, () => resultOf(rules, path))
  })

  it('counts as unreadable when comparing its rules would take longer', () => {
    const rules = `User-agent: *\n${`Disallow: ${'*a'.repeat(100)}\n`.repeat(1000)}`
    expect(resultOf(rules, LONG)).toBe('rules_unreadable')
  })
})
