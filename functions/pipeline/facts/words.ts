import { fold } from './fold.ts'

/** A word of a statement, as written and folded. */
export interface Word {
  readonly written: string
  readonly folded: string
  /** The first word of a sentence, whose capital means nothing. */
  readonly isFirst: boolean
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

const foldOne = (word: string): string => fold(word.replace(/['’]\p{L}+$/u, '')).join('')

/** The words of a statement, in order. */
export const splitWords = (text: string): Word[] => {
  const matches = [...text.matchAll(WORD)]
  const folded = matches.map(([written]) => foldOne(written))
  return matches.map((match, index) => {
    const [written] = match
    const last = matches[index - 1]
    const isNext = last && text.slice(last.index + last[0].length, match.index) === ' '
    return {
      written,
      folded: folded[index] ?? '',
      isFirst: SENTENCE_END.test(text.slice(Math.max(0, match.index - 4), match.index)),
      before: isNext ? folded[index - 1] : undefined,
      beforeHasCapital: isNext === true && CAPITAL.test(last[0]),
      beforeThat: folded[index - 2],
      isBound: text[match.index + written.length] === '-',
    }
  })
}
