import { expect, it } from 'vitest'
import { otherSections, replaceSection, withNote, withRowsOf } from './document.ts'

const TEXT = `# Benchmarks

Intro.

## Units

Text.

| request | read, 1,000 | calls |
| ------- | ----------: | ----: |
| Feed    |         7.0 |     6 |
| Threads |         9.0 |     9 |

## Pages

| page  | score |
| ----- | ----: |
| login |    96 |
`

const MEASURED = `# Other

## Units

Other text.

| request  | read, 1,000 | read, 100,000 | calls |
| -------- | ----------: | ------------: | ----: |
| Threads  |         3.0 |           3.0 |     3 |
| Messages |         5.0 |           5.0 |     4 |

## Pages

| page | score |
| ---- | ----: |
`

it('replaces rows of the same name, adds new rows and columns, and keeps everything else', () => {
  expect(withRowsOf(TEXT, MEASURED)).toBe(`# Benchmarks

Intro.

## Units

Text.

| request  | read, 1,000 | read, 100,000 | calls |
| -------- | ----------: | ------------: | ----: |
| Feed     |         7.0 |               |     6 |
| Threads  |         3.0 |           3.0 |     3 |
| Messages |         5.0 |           5.0 |     4 |

## Pages

| page  | score |
| ----- | ----: |
| login |    96 |
`)
})

it('replaces the note about a part', () => {
  const once = withNote(TEXT, 'Messages: ', 'first.')
  expect(once).toContain('Intro.\nMessages: first.\n\n## Units')
  expect(withNote(once, 'Messages: ', 'second.')).toBe(once.replace('first', 'second'))
})

const SECTIONS = `# Benchmarks

Intro.

## Pages

| page |

## News run

By hand.

### Detail

More.

## Compared

Table.
`

it('returns the sections that are not written anew, subsections included', () => {
  expect(otherSections(SECTIONS, '# Benchmarks\n\n## Pages\n\nNew.')).toEqual([
    '## News run\n\nBy hand.\n\n### Detail\n\nMore.',
    '## Compared\n\nTable.',
  ])
})

it('replaces a section, and appends a new one', () => {
  const text = '# Title\n\n## A\n\nOld.\n\n## B\n\nOther.\n'
  expect(replaceSection(text, 'A', 'New.\n')).toBe('# Title\n\n## A\n\nNew.\n\n## B\n\nOther.\n')
  expect(replaceSection(text, 'C', 'New.')).toBe(`${text}\n## C\n\nNew.\n`)
})
