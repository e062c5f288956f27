import { expect, it } from 'vitest'
import { replaceSection, otherSections } from './kept-sections.ts'

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

it('returns the sections that are not written anew, subsections included', () => {
  expect(otherSections(TEXT, '# Benchmarks\n\n## Pages\n\nNew.')).toEqual([
    '## News run\n\nBy hand.\n\n### Detail\n\nMore.',
    '## Compared\n\nTable.',
  ])
})

it('replaces a section, and appends a new one', () => {
  const text = '# Title\n\n## A\n\nOld.\n\n## B\n\nOther.\n'
  expect(replaceSection(text, 'A', 'New.\n')).toBe('# Title\n\n## A\n\nNew.\n\n## B\n\nOther.\n')
  expect(replaceSection(text, 'C', 'New.')).toBe(`${text}\n## C\n\nNew.\n`)
})
