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
const LINK = /^(?:of|ov|the|to|de|af)$/
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
const nameOf = (words: readonly string[], written: string): string => {
  const place = words.length === 1 ? placeOf(fold(written).join('')) : undefined
  return place === undefined
    ? words.map((word) => word.replace(GENITIVE, '')).join(' ')
    : `@${place}`
}

class Runs {
  readonly found: NameRun[] = []
  private words: string[] = []
  private links: string[] = []
  private last = ''
  private before = ''

  end(): void {
    const isName = this.words.length > 1 || (this.words[0]?.length ?? 0) > 1
    if (isName && this.words.length <= MAX_WORDS) {
      const name = nameOf(this.words, this.last)
      this.found.push({ name, before: this.before })
    }
    this.words = []
    this.links = []
  }

  /** "Maid of Orleans": a short word without a capital inside a name. */
  link({ written, folded }: Token): boolean {
    const isLink = this.words.length === 1 && LINK.test(folded) && written.length < 4
    if (isLink) this.links.push(folded)
    return isLink
  }

  add({ written, folded }: Token, before: string): void {
    if (this.words.length === 0) this.before = before
    this.words.push(...this.links, folded)
    this.links = []
    this.last = written
  }
}

const isNameWord = ({ written, folded }: Token): boolean =>
  CAPITAL.test(written) && !hasMeaning(folded)

const wordBefore = ({ gap }: Token, before: Token | undefined): string =>
  /^[ -]$/u.test(gap) ? (before?.written ?? '') : ''

/** The names of a text without quotations, in order. */
export const nameRunsIn = (text: string): readonly NameRun[] => {
  const runs = new Runs()
  const tokens = tokensOf(cleanTitle(text))
  for (const [index, token] of tokens.entries()) {
    if (!JOINS.test(token.gap)) runs.end()
    if (isNameWord(token)) runs.add(token, wordBefore(token, tokens[index - 1]))
    else if (!runs.link(token)) runs.end()
  }
  runs.end()
  return runs.found
}
