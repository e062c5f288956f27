import { fold } from './fold.ts'
import { quotationsIn } from './quotations.ts'

/** A word of a statement, as written and folded. */
export interface Word {
  readonly written: string
  readonly folded: string
  /** The first word of a sentence, whose capital means nothing. */
  readonly isFirst: boolean
  /** Part of a quoted title: each of its words must be supported. */
  readonly isInTitle: boolean
  /** The previous word in the same sentence, folded. */
  readonly before: string | undefined
  readonly beforeHasCapital: boolean
  /** The word before `before`. */
  readonly beforeThat: string | undefined
  /** A hyphen joins it to the next word. */
  readonly isBound: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’](?=\p{L})[\p{L}]+)?/gu
const SENTENCE_END = /(?:^|[.!?:…]["“”»)]?)\s*["„“«(]?$/u
const CAPITAL = /^\p{Lu}/u

export const hasCapital = ({ written }: Word): boolean => CAPITAL.test(written)

const foldOne = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : fold(word.replace(/['’]\p{L}+$/u, '')).join('')

/** The words of a statement, in order. */
export const wordsOf = (text: string): Word[] => {
  const titles = quotationsIn(text).filter(({ isTitle }) => isTitle)
  const matches = [...text.matchAll(WORD)]
  return matches.map((match, index) => {
    const [written] = match
    const before = matches[index - 1]
    const gap = before ? text.slice(before.index + before[0].length, match.index) : null
    return {
      written,
      folded: foldOne(written) ?? '',
      isFirst: SENTENCE_END.test(text.slice(Math.max(0, match.index - 4), match.index)),
      isInTitle: titles.some(({ start, end }) => match.index >= start && match.index < end),
      before: gap === ' ' ? foldOne(before?.[0]) : undefined,
      beforeHasCapital: gap === ' ' && CAPITAL.test(before?.[0] ?? ''),
      beforeThat: foldOne(matches[index - 2]?.[0]),
      isBound: text[match.index + written.length] === '-',
    }
  })
}
