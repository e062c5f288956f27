import { fold, foldName } from './fold.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './meanings.ts'
import { placeOf } from './places.ts'

/** Names are compared as whole runs of words: "Venom" is not "Venom Inc.", and "Death" is not "Napalm Death". */
export interface NameRun {
  readonly name: string
  /** The word before it in the same sentence. */
  readonly before: string
}

interface Token {
  readonly written: string
  readonly folded: string
  /** The characters between the previous token and this one. */
  readonly gap: string
}

const POSSESSIVE = /['’´`]s\b/gu
const DOTTED = /\b(\p{L})\.(?=\p{L})/gu
const GENRE =
  /\b(?:death|black|doom|power|speed|heavy|dark|thrash)[\s-]?(?:metal\p{L}*|core|band)\b/giu
const WORD = /[\p{L}\p{N}]+/gu
const GENITIVE = /(?<=\p{L}{3}[^s])s$/u
const JOINS = /^[ \u00a0\-'’]$/u
const CAPITAL = /^[\p{Lu}\p{Lt}]/u
const MAX_WORDS = 6

export const cleanTitle = (text: string): string =>
  text.replace(POSSESSIVE, ' | ').replace(DOTTED, '$1').replace(GENRE, ' ')

const tokensOf = (text: string): readonly Token[] => {
  let end = 0
  return [...text.matchAll(WORD)].map((match) => {
    const [written] = match
    const gap = text.slice(end, match.index)
    end = match.index + written.length
    return { written, folded: foldName(written), gap }
  })
}

export const hasMeaning = (folded: string): boolean =>
  [WEAK, TOPICS, ACTIONS, KINDS].some((lexicon) => lexicon.meaningOf(folded) !== undefined)

/** A place has a number, which is the same for its German and its English name. */
const nameOf = (words: readonly Token[]): string => {
  const [{ written }] = words as [Token]
  const place = words.length === 1 ? placeOf(fold(written).join('')) : undefined
  return place === undefined
    ? words.map(({ folded }) => folded.replace(GENITIVE, '')).join(' ')
    : `@${place}`
}

const isNameWord = ({ written, folded }: Token): boolean =>
  CAPITAL.test(written) && !hasMeaning(folded)

const wordBefore = ({ gap }: Token, before: Token | undefined): string =>
  /^[ -]$/u.test(gap) ? (before?.written ?? '') : ''

/** The names of a text without quotations, in order: words with a capital that only a space or hyphen separates. */
export const nameRunsIn = (text: string): readonly NameRun[] => {
  const tokens = tokensOf(cleanTitle(text))
  const runs: { words: Token[]; before: string }[] = []
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (!isNameWord(token)) continue
    if (before && isNameWord(before) && JOINS.test(token.gap)) runs.at(-1)?.words.push(token)
    else runs.push({ words: [token], before: wordBefore(token, before) })
  }
  return runs
    .map(({ words, before }) => ({ name: nameOf(words), before }))
    .filter(({ name }) => name.length > 1 && name.split(' ').length <= MAX_WORDS)
}
