import type { Draft } from '../writing/draft.ts'
import { foldWords } from '../../../shared/domain/search-fold.ts'
import type { Evidence, Finding } from './finding.ts'
import { statementsOf } from './statements.ts'

/** So many words in a row may be the same; one more is a copy. */
export const LONGEST_RUN = 8

const runsOf = (words: readonly string[]): string[] =>
  words.slice(LONGEST_RUN).map((_, start) => words.slice(start, start + LONGEST_RUN + 1).join(' '))

/** Against all items, cited or not: what is copied does not become ours by naming somebody else. */
export const findCopies = (draft: Draft, evidence: readonly Evidence[]): Finding[] => {
  const theirs = new Set(
    evidence.flatMap(({ title, text }) => [
      ...runsOf(foldWords(title)),
      ...runsOf(foldWords(text)),
    ]),
  )
  return statementsOf(draft, evidence).flatMap(({ text }) => {
    const copied = runsOf(foldWords(text)).find((run) => theirs.has(run))
    if (copied === undefined) return []
    const message = `Mehr als ${LONGEST_RUN} Wörter am Stück abgeschrieben: „${copied} …“`
    return [{ rule: 'overlap' as const, sentence: text, message }]
  })
}
