import { expect, it } from 'vitest'
import { replaceSection, sectionsOf } from './kept-sections.ts'

const TEXT = `# Benchmarks

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

it('returns the sections with the headings, subsections included', () => {
  expect(sectionsOf(TEXT, ['Compared', 'News run'])).toEqual([
    '## Compared\n\nTable.',
    '## News run\n\nBy hand.\n\n### Detail\n\nMore.',
  ])
})

it('returns nothing for a heading that the document does not have', () => {
  expect(sectionsOf(TEXT, ['News', 'Functions'])).toEqual([])
})

it('replaces a section, and appends a new one', () => {
  const text = '# Title\n\n## A\n\nOld.\n\n## B\n\nOther.\n'
  expect(replaceSection(text, 'A', 'New.\n')).toBe('# Title\n\n## A\n\nNew.\n\n## B\n\nOther.\n')
  expect(replaceSection(text, 'C', 'New.')).toBe(`${text}\n## C\n\nNew.\n`)
})
