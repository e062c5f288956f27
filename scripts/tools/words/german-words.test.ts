import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GERMAN_WORDS } from '#functions/pipeline/facts/lexicon/german-words.ts'
import { unpackLists } from '#functions/pipeline/facts/lexicon/packed-words.ts'
import { ROOT } from '../../root.ts'
import { germanWords } from './german-words.ts'

it('has packed the words of the pinned packages; "npm run words" writes them', () => {
  expect(unpackLists(GERMAN_WORDS)).toEqual(germanWords())
})

const MAX_BYTES = 60_000

it('has at most 60 KB of words', () => {
  const sizes = ['german-words', 'adverbs', 'scene-words'].map(
    (name) => statSync(join(ROOT, `functions/pipeline/facts/lexicon/${name}.ts`)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES)
})
