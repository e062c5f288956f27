import { foldWords } from '#shared/domain/search-fold.ts'
import type { Draft } from '../drafts/index.ts'
import type { Evidence, Finding } from './finding.ts'

/** So many words in a row may be the same; one more is a copy. */
export const LONGEST_RUN = 8

interface Placed {
  readonly word: string
  readonly sentence: string
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(LONGEST_RUN).map((_, start) => words.slice(start, start + LONGEST_RUN + 1).join(' '))

const placed = (sentence: string): Placed[] =>
  foldWords(sentence).map((word) => ({ word, sentence }))

/** Title and excerpt stand alone; the text is read as one, because a copy does not end with a sentence. */
const passagesOf = ({ title, excerpt, paragraphs }: Draft): Placed[][] => [
  placed(title),
  placed(excerpt.text),
  paragraphs.flat().flatMap(({ text }) => placed(text)),
]

/** Against all items, cited or not: what is copied does not become ours by naming somebody else. */
export const findCopies = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const theirs = new Set(
    evidence.flatMap(({ title, text }) => [
      ...runsOf(foldWords(title)),
      ...runsOf(foldWords(text)),
    ]),
  )
  const found = passagesOf(draft).flatMap((words) =>
    runsOf(words.map(({ word }) => word)).flatMap((run, start) =>
      theirs.has(run) ? [{ run, sentence: words[start]?.sentence ?? '' }] : [],
    ),
  )
  const bySentence = new Map(found.toReversed().map(({ run, sentence }) => [sentence, run]))
  return [...bySentence].toReversed().map(([sentence, run]) => ({
    rule: 'overlap',
    sentence,
    message: `Mehr als ${LONGEST_RUN} Wörter am Stück abgeschrieben: „${run} …“`,
  }))
}
