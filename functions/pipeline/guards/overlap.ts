import { foldWords } from '#shared/domain/search-fold.ts'
import type { Draft } from '../drafts/index.ts'
import { type Evidence } from '../facts/index.ts'
import { readFacts } from '../facts/item-facts.ts'
import type { Finding } from './finding.ts'

/** Consecutive words that an article may share with a source. */
export const MAX_RUN = 8

interface Placed {
  readonly word: string
  readonly sentence: string
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(MAX_RUN).map((_, start) => words.slice(start, start + MAX_RUN + 1).join(' '))

const placed = (sentence: string): Placed[] =>
  foldWords(sentence).map((word) => ({ word, sentence }))

/** The paragraphs are one passage, because a copy can continue across sentences. */
const passagesOf = ({ title, excerpt, paragraphs }: Draft): Placed[][] => [
  placed(title),
  placed(excerpt.text),
  paragraphs.flat().flatMap(({ text }) => placed(text)),
]

/** Compares with all items, cited or not. */
export const findCopies = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const theirs = new Set(evidence.flatMap((item) => runsOf(readFacts(item).said.trim().split(' '))))
  const found = passagesOf(draft).flatMap((words) =>
    runsOf(words.map(({ word }) => word)).flatMap((run, start) =>
      theirs.has(run) ? [{ run, sentence: words[start]?.sentence ?? '' }] : [],
    ),
  )
  const bySentence = new Map(found.toReversed().map(({ run, sentence }) => [sentence, run]))
  return [...bySentence].toReversed().map(([sentence, run]) => ({
    rule: 'overlap',
    sentence,
    message: `Mehr als ${MAX_RUN} Wörter am Stück abgeschrieben: „${run} …“`,
  }))
}
