import { expect, it } from 'vitest'
import { sectionsOf } from './kept-sections.ts'

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
