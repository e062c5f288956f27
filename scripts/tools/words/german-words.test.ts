import { expect, it } from 'vitest'
import { GERMAN_WORDS } from '#functions/pipeline/facts/lexicon/german-words.ts'
import { unpackLists } from '#functions/pipeline/facts/lexicon/packed-words.ts'
import { germanWords } from './german-words.ts'

it('has packed the words of the pinned packages; "npm run words" writes them', () => {
  expect(unpackLists(GERMAN_WORDS)).toEqual(germanWords())
})
