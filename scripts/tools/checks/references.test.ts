import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTree } from './read-tree.ts'
import { findDanglingReferences } from './references.ts'

/** Composed, so that this file contains no citation itself. */
const SECTION = '\u00a7'
const DECISION = 'decision'
const SPECIFICATION = 'specification'
const DESIGN = 'design'
const DOCS = 'docs'

const TREE: Readonly<Record<string, string>> = {
  [`${DOCS}/product/news.md`]:
    '# News\n\n## Facts guard\n\n## Search & `filter`\n\n## Facts guard\n',
  [`${DOCS}/decisions/0001-one-table.md`]: '# One table\n',
  'functions/likes/like.ts': 'export const like = 1\n',
}

const findIn = (path: string, text: string): readonly string[] =>
  findDanglingReferences({
    texts: new Map(Object.entries({ ...TREE, [path]: text })),
    paths: [`${DOCS}/images/feed.webp`],
  })

const inComment = (text: string): readonly string[] => findIn('shared/a.ts', `/** ${text} */`)
const inMarkdown = (text: string): readonly string[] => findIn(`${DOCS}/page.md`, text)

describe('findDanglingReferences', () => {
  it.each([
    `${SECTION}9`,
    `${SECTION} 9`,
    `${SECTION}9 and then 5 DDG`,
    `(${SECTION}2)`,
    `${SECTION} 18 of the document`,
  ])('reports a section that belongs to no law: %s', (text) => {
    expect(inComment(text)).toEqual([expect.stringMatching(/^shared\/a\.ts:1: .*names no law$/)])
  })

  it.each([
    `${SECTION} 5 DDG`,
    `${SECTION} 18 Abs. 2 MStV`,
    `${SECTION} 86a StGB`,
    `${SECTION}${SECTION} 7 bis 10 DDG`,
    `${SECTION} 25 Abs. 2 Nr. 2 TDDDG asks for it`,
    'Art. 17 DSA',
  ])('accepts an article of a law: %s', (text) => {
    expect(inComment(text)).toEqual([])
  })

  it.each([
    `${DECISION} 1`,
    `D${DECISION.slice(1)} 38`,
    `${DECISION}s 14 and 39`,
    `${DECISION} 0002`,
    `${DECISION}s/0002`,
  ])('reports a decision without a page: %s', (text) => {
    expect(inComment(text)).toHaveLength(1)
  })

  it('accepts a decision by the four digits of its page', () => {
    expect(inComment(`${DECISION} 0001`)).toEqual([])
  })

  it('reports two decisions with one number', () => {
    const path = `${DOCS}/decisions/0001-two-tables.md`
    expect(findIn(path, '# Two tables')).toEqual([`${path}:1: another decision has this number`])
  })

  it.each([`the ${SPECIFICATION}`, `${SPECIFICATION} ${SECTION}`, `${DESIGN} card`])(
    'reports a document that is not in the repository: %s',
    (text) => {
      expect(inComment(text)).toEqual([`shared/a.ts:1: "${text}" is not in the repository`])
    },
  )

  it('accepts the documents of others', () => {
    expect(inComment(`the WebAuthn ${SPECIFICATION}`)).toEqual([])
  })

  it.each([
    [`(${DOCS}/product/nowhere.md)`, `${DOCS}/product/nowhere.md does not exist`],
    [`(${DOCS}/product/news.md#facts)`, `${DOCS}/product/news.md has no heading #facts`],
  ])('reports a page or heading that does not exist: %s', (text, reason) => {
    expect(inComment(text)).toEqual([`shared/a.ts:1: ${reason}`])
    expect(findIn('infra/b.ts', `const page = '${text}'`)).toEqual([`infra/b.ts:1: ${reason}`])
  })

  it.each(['', '#facts-guard', '#facts-guard-1', '#search--filter'])(
    'accepts a page and its headings: %s',
    (anchor) => {
      expect(inComment(`(${DOCS}/product/news.md${anchor})`)).toEqual([])
    },
  )

  it.each([
    ['[a](product/nowhere.md)', `${DOCS}/product/nowhere.md does not exist`],
    ['![a](images/nowhere.webp)', 'docs/images/nowhere.webp does not exist'],
    ['[a](../functions/nowhere/)', 'functions/nowhere does not exist'],
    ['[a](product/news.md#nowhere)', `${DOCS}/product/news.md has no heading #nowhere`],
    ['[a](#nowhere)', `${DOCS}/page.md has no heading #nowhere`],
  ])('reports a link that leads nowhere: %s', (text, reason) => {
    expect(inMarkdown(`# Page\n${text}`)).toEqual([`${DOCS}/page.md:2: ${reason}`])
  })

  it.each([
    '[a](product/news.md#facts-guard)',
    '![a](images/feed.webp)',
    '[a](../functions/)',
    '[a](#page)',
    '[a](https://example.org/nowhere.md)',
  ])('accepts a link to what exists: %s', (text) => {
    expect(inMarkdown(`# Page\n${text}`)).toEqual([])
  })

  it.each(['functions/likes/dislike.ts', 'functions/hates/', 'functions/*/dislike.ts'])(
    'reports a path that does not exist in documents and comments: %s',
    (path) => {
      expect(inMarkdown(`see \`${path}\``)).toEqual([`${DOCS}/page.md:1: ${path} does not exist`])
      expect(inComment(`see ${path}`)).toHaveLength(1)
    },
  )

  it.each(['functions/likes/like.ts', 'functions/likes/', 'functions/<domain>/like.ts'])(
    'accepts a path that exists: %s',
    (path) => {
      expect(inMarkdown(`see \`${path}\``)).toEqual([])
      expect(inComment(`see ${path}`)).toEqual([])
    },
  )

  it('leaves code and fenced blocks alone', () => {
    expect(findIn('functions/b.ts', "const path = 'functions/likes/dislike.ts'")).toEqual([])
    expect(inMarkdown('```sh\ncat functions/nowhere.ts\n```')).toEqual([])
  })
})

describe('the repository', () => {
  it('has no dangling reference', () => {
    expect(findDanglingReferences(readTree(resolve(import.meta.dirname, '../../..')))).toEqual([])
  })
})
