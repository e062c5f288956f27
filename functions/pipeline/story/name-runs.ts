import { foldPiece, lettersOf } from './fold-piece.ts'
import { isCommonNoun } from '../guards/index.ts'
import { placeNamed } from './exonyms.ts'
import { isPersonTitle } from './people.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './title-words.ts'

/** Names are compared as whole runs of words: "Venom" is not "Venom Inc.", and "Death" is not "Napalm Death". */
export interface NameRun {
  readonly name: string
  /** The first word of a sentence, whose capital means nothing in a text. */
  readonly isFirst: boolean
  /** The word before it in the same sentence. */
  readonly before: string
}

interface Token {
  readonly written: string
  /** The index of the place that the word means. */
  readonly place: number | undefined
  readonly folded: string
  /** Without case and accents, in the form of the word lists of nouns and places. */
  readonly letters: string
  /** The characters between the previous token and this one. */
  readonly gap: string
}

const POSSESSIVE = /['’´`]s\b/gu
const DOTTED = /\b(\p{L})\.(?=\p{L})/gu
const SHORT_PAIR = /\b(\p{L}{1,2})\/(\p{L}{1,2})\b/gu
const GENRE =
  /\b(?:death|black|doom|power|speed|heavy|dark|thrash)[\s-]?(?:metal\p{L}*|core|band)\b/giu
const WORD = /[\p{L}\p{N}]+/gu
const GENITIVE = /(?<=\p{L}{3}[^s])s$/u
const JOINS = /^[ \u00a0\-'’]$/u
const SENTENCE_END = /[.!?:…]["“”»)]?\s+["„“«(]?$/u
const LINK = /^(?:of|ov|the|to|de|af)$/
const CAPITAL = /^[\p{Lu}\p{Lt}]/u
const MIN_CAPITALS = 3

export const cleanTitle = (text: string): string =>
  text
    .replace(POSSESSIVE, ' | ')
    .replace(DOTTED, '$1')
    .replace(SHORT_PAIR, '$1$2')
    .replace(GENRE, ' ')

const readTokens = (text: string): readonly Token[] => {
  let end = 0
  return [...text.matchAll(WORD)].map((match) => {
    const gap = text.slice(end, match.index)
    end = match.index + match[0].length
    const [written] = match
    const letters = lettersOf(written)
    return {
      written,
      letters,
      place: placeNamed(letters),
      folded: foldPiece(written),
      gap,
    }
  })
}

const MAX_READ = 8
const read = new Map<string, readonly Token[]>()

/** The names of a text are read in several ways, one after the other. */
const tokensOf = (text: string): readonly Token[] => {
  const known = read.get(text)
  if (known) return known
  if (read.size >= MAX_READ) read.clear()
  const tokens = readTokens(cleanTitle(text))
  read.set(text, tokens)
  return tokens
}

const LEXICONS = [WEAK, TOPICS, ACTIONS, KINDS]

const isMeaningful = (folded: string): boolean =>
  LEXICONS.some((lexicon) => lexicon.meaningOf(folded) !== undefined)

const areCapitals = (written: string): boolean =>
  written.length >= MIN_CAPITALS && written === written.toUpperCase()

/** "KREATOR Sänger": where capitals end, the name ends. */
const changesStyle = (one: string, other: string): boolean =>
  one.length >= MIN_CAPITALS &&
  other.length >= MIN_CAPITALS &&
  areCapitals(one) !== areCapitals(other)

const isNameWord = ({ written, folded }: Token, capitals: ReadonlySet<string>): boolean =>
  CAPITAL.test(written) && (!isMeaningful(folded) || (capitals.has(folded) && areCapitals(written)))

/** "Wacken-Besucher", "Produzent Graham Pell": a German noun begins no name, and ends one after a hyphen. */
const isNoun = (
  { written, letters, gap, place }: Token,
  size: number,
  endsAdjective: boolean,
): boolean =>
  (size === 0 || gap === '-' || endsAdjective) &&
  !areCapitals(written) &&
  place === undefined &&
  isCommonNoun(letters)

/** "Verschollenes Album": an adjective before a noun begins no name. */
const isAdjective = ({ written }: Token, next: Token | undefined): boolean =>
  /^\p{Lu}\p{Ll}{4,}[^s]es$/u.test(written) && next?.gap === ' ' && CAPITAL.test(next.written)

/** "Anthrax, Kreator und Testament": in a list after a name, a noun is a name. */
const isListed = ({ gap }: Token, before: Token | undefined): boolean =>
  gap === ', ' || /^(?:und|and)$/.test(before?.folded ?? '')

const MAX_WORDS = 6

/** "Wacken Open Air" is called "Wacken", too. */
const FESTIVAL = / (?:open air|festival)(?: (?:open air|festival))?$/

const nameOf = (words: readonly string[], place: number | undefined): string =>
  words.length === 1 && place !== undefined
    ? `@${String(place)}`
    : words
        .map((word) => word.replace(GENITIVE, ''))
        .join(' ')
        .replace(FESTIVAL, '')

class Runs {
  readonly found: NameRun[] = []
  private words: string[] = []
  private links: string[] = []
  private last = ''
  private place: number | undefined
  private isFirst = false
  private before = ''

  get size(): number {
    return this.words.length
  }

  /** "Explodierende Kosten": one word that begins a sentence and is inflected like an adjective. */
  get isAdjective(): boolean {
    const [word = ''] = this.words
    return this.isFirst && this.size === 1 && /^.{4,}(?:nde|ge|te|che|le|re)[nrsm]?$/u.test(word)
  }

  /** Forgets the run. */
  drop(): void {
    this.words = []
    this.links = []
  }

  end(): void {
    const isName = this.words.length > 1 || (this.words[0]?.length ?? 0) > 1
    if (isName && this.words.length <= MAX_WORDS)
      this.found.push({
        name: nameOf(this.words, this.place),
        isFirst: this.isFirst,
        before: this.before,
      })
    this.words = []
    this.links = []
  }

  link(folded: string): void {
    this.links.push(folded)
  }

  add({ written, folded, place }: Token, isFirst: boolean, before: string): void {
    if (this.words.length > 0 && changesStyle(this.last, written)) this.end()
    if (this.words.length === 0) [this.isFirst, this.before] = [isFirst, before]
    this.words.push(...this.links, folded)
    this.links = []
    this.last = written
    this.place = place
  }
}

const isLink = ({ written, folded }: Token, size: number): boolean =>
  size === 1 && LINK.test(folded) && written.length < 4

interface Options {
  /** In German texts each noun has a capital. */
  readonly breaksAtNouns: boolean
  /** A title begins with its band, even if the band is called like a common noun. */
  readonly isTitle: boolean
  /** Words of names, even if they are nouns. */
  readonly known: ReadonlySet<string>
  /** Words that are names wherever they are in capitals, whatever they mean: UNLEASHED. */
  readonly capitals: ReadonlySet<string>
}

const mayBreak = (
  tokens: readonly Token[],
  index: number,
  { breaksAtNouns, isTitle, known }: Options,
): boolean => {
  const token = tokens[index]
  if (!token || !breaksAtNouns || known.has(token.folded.replace(GENITIVE, ''))) return false
  return !isTitle || (index > 0 && !isListed(token, tokens[index - 1]))
}

type Tokens = readonly Token[]

const isVocabulary = (tokens: Tokens, index: number, options: Options, runs: Runs): boolean => {
  const token = tokens[index]
  if (!token) return false
  if (options.breaksAtNouns && isAdjective(token, tokens[index + 1])) return true
  return mayBreak(tokens, index, options) && isNoun(token, runs.size, runs.isAdjective)
}

const wordBefore = (tokens: Tokens, index: number): string =>
  /^[ -]$/u.test(tokens[index]?.gap ?? '') ? (tokens[index - 1]?.written ?? '') : ''

/** Adds a word to the run, or ends the run. The first word of a sentence has no word `before` it. */
const extend = (runs: Runs, token: Token, isName: boolean, before: string | undefined): void => {
  if (isName) runs.add(token, before === undefined, before ?? '')
  else if (isLink(token, runs.size)) runs.link(token.folded)
  else runs.end()
}

/** The names of a text without quotations, in order. */
export const nameRunsIn = (text: string, options: Options): readonly NameRun[] => {
  const runs = new Runs()
  const tokens = tokensOf(text)
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && !JOINS.test(token.gap)) runs.end()
    const isFirst = index === 0 || SENTENCE_END.test(token.gap)
    const isCommon = isVocabulary(tokens, index, options, runs)
    if (isCommon && runs.isAdjective && token.gap === ' ') runs.drop()
    const isName = isNameWord(token, options.capitals) && !isCommon
    extend(runs, token, isName, isFirst ? undefined : wordBefore(tokens, index))
  }
  runs.end()
  return runs.found
}

/** The German nouns of a text: a band that is called like one is found among them. */
export const nounsIn = (text: string): readonly string[] =>
  tokensOf(text).flatMap(({ written, letters, folded }) =>
    CAPITAL.test(written) && isCommonNoun(letters) ? [folded.replace(GENITIVE, '')] : [],
  )

/** What comes before a common noun in German; before a name comes a verb, "mit", "und" or nothing. */
const BEFORE_NOUN =
  /^(?:d(?:er|ie|as|en|em|es)|k?ein\p{L}*|(?:sein|ihr|unser|dies|jed|all|viel|neu|erst|letzt|gross|weiter)\p{L}*|i[mn]|a[mnb]|auf|aus|beim?|vo[mn]|zu[mr]?|fur|nach|vor|uber|um|per|als|unter|ohne|wegen|mehr|zwei|drei|vier|funf|\d+|\p{L}{2,}e[smr])$/u

/** Nouns of the title that its texts use like names: "Summer Breeze holt Testament". */
export const nounsLikeNames = (title: string, text: string): ReadonlySet<string> => {
  const uses = new Map<string, boolean>()
  const inTitle = new Set(nounsIn(title))
  const tokens = tokensOf(`${title}. ${text}`)
  for (const [index, { written, folded, gap }] of tokens.entries()) {
    const name = folded.replace(GENITIVE, '')
    if (!CAPITAL.test(written) || !inTitle.has(name)) continue
    const before = tokens[index - 1]?.letters ?? ''
    const isLike = gap !== '-' && !(gap === ' ' && BEFORE_NOUN.test(before))
    uses.set(name, (uses.get(name) ?? true) && isLike)
  }
  return new Set([...uses].flatMap(([name, isLike]) => (isLike ? [name] : [])))
}

/** "Orden Ogan", although "Orden" is a noun: a name that never appears without this word before it. */
export const withNounBefore = (text: string): ((name: string) => string) => {
  const tokens = tokensOf(text)
  return (name) => {
    const [first = ''] = name.split(' ')
    const places = tokens.flatMap(({ folded }, at) =>
      folded.replace(GENITIVE, '') === first ? [at] : [],
    )
    const before = new Set(
      places.map((at) => {
        const [noun, token] = [tokens[at - 1], tokens[at]]
        const isNoun =
          noun !== undefined && CAPITAL.test(noun.written) && !isMeaningful(noun.folded)
        return isNoun && token?.gap === ' ' && !isPersonTitle(noun.folded) ? noun.folded : ''
      }),
    )
    const [noun = ''] = before
    return places.length > 1 && before.size === 1 && noun !== '' ? `${noun} ${name}` : name
  }
}

/** The name without German nouns after it: "Mille Petrozza Schluss". */
export const withoutNouns = (name: string): string => {
  const words = name.split(' ')
  while (words.length > 1 && isCommonNoun(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
