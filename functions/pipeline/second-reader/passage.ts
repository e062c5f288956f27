import { fold } from '../facts/fold.ts'
import { isQuotedFrom, wordsAsText } from '../facts/quotations.ts'
import type { ReadItem } from './statement.ts'

/** Fewer words occur in any text. */
const MIN_WORDS = 3

/** Addressed to a model rather than to readers of news. */
const INSTRUCTION =
  /\b(?:check_sentences|not_stated|zweite[rn]? leser|system ?prompt)\b|\b(?:antworte\w*|urteile|bewerte|answer|respond|reply|output|mark)\b.{0,60}\b(?:supported|belegt)\b|\b(?:ignoriere|ignore|disregard|forget|vergiss|missachte)\b.{0,40}\b(?:previous|prior|instructions?|prompt|anweisung\w*|regeln|vorgaben)\b/iu

type Quotable = Pick<ReadItem, 'title' | 'text'>

export type PassageProblem = 'too short' | 'not there' | 'instruction'

/** What is wrong with the passage that is said to support a sentence; undefined when it is in one of the items. */
export const passageProblem = (
  passage: string,
  items: readonly Quotable[],
): PassageProblem | undefined => {
  if (fold(passage).length < MIN_WORDS) return 'too short'
  if (!isIn(passage, items)) return 'not there'
  return INSTRUCTION.test(passage) ? 'instruction' : undefined
}

/** Whether one item has all pieces of a passage. */
export const isIn = (passage: string, items: readonly Quotable[]): boolean =>
  items.some(({ title, text }) => isQuotedFrom(passage, wordsAsText(`${title} ${text}`)))
