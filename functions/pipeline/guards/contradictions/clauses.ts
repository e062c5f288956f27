import { foldLetters } from '#shared/domain/search-fold.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import {
  CONDITIONAL,
  DENIALS,
  DENIED,
  meant,
  NEGATORS,
  OPEN,
  REFUSALS,
  RUMOUR,
} from './clause-words.ts'
import { antecedentOf, CONTINUED, isName, NOBODY, subjectOf } from './subjects.ts'
import { namesOf, tokensOf } from './tokens.ts'
import { plainly } from './turns.ts'

/** A part of a sentence with one verb, more or less. */
export interface Clause {
  /** Folded, with its punctuation removed. */
  readonly text: string
  /** Words that can be compared between languages: names, numbers, words of the same origin. */
  readonly tokens: ReadonlySet<string>
  /** The sentence as it is written. */
  readonly sentence: string
  /** The same tokens of the whole sentence. */
  readonly sentenceTokens: ReadonlySet<string>
  readonly isNegated: boolean
  /** Its verb denies what it names: "will auf eine Berufung verzichten". */
  readonly isRefusal: boolean
  /** It leaves open what it names: "ob die Band weitermacht". */
  readonly isOpen: boolean
  /** It says that something is not true: "deny break-up rumours". */
  readonly isDenial: boolean
  /** The names and other capitalised words of the sentence. */
  readonly names: ReadonlySet<string>
  /** Its capitalised words; the first word of a sentence is left out. */
  readonly nouns: ReadonlySet<string>
  /** The name that its verb is most likely about, without genitives and names after prepositions. */
  readonly subject: ReadonlySet<string>
  /** Whom "he" or "the 44-year-old" means: the subjects of the sentence before. */
  readonly referent: ReadonlySet<string>
  /** Of a relative clause: the names before it. */
  readonly antecedent: ReadonlySet<string> | undefined
  /** The whole sentence, of which other clauses are parts. */
  readonly isWhole: boolean
}

const SENTENCE_END =
  /(?<!\b(?:St|Mr|Mrs|Dr|No|Nr|ca|bzw|feat|vs)\.)(?<=[.!?]["“”«»')]?)(?<!\b\d{1,2}\.(?=\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|\p{Ll}|\d)))\s+(?=[^\s\p{Ll}])|\s[–|]\s|\n/u
const CLAUSE_END =
  /(?<!\d)[,:](?!\d)|(?<=\d)[,:](?!\d)|(?<!\d)[,:](?=\d)|[;()–]|\s(?:but|and|und|sondern)\s|\s(?=(?:while|although|because|who|which|after|before|weil|obwohl)\s)/u

const NAME = /(?<=\p{L}.*)(?<![\p{L}])\p{Lu}[\p{L}'’-]+|^\p{Lu}[\p{L}'’-]+/gu

const NOUN = /(?<=[\p{L}\d].*)(?<![\p{L}])\p{Lu}[\p{L}'’-]+/gu

const foldClause = (text: string, hidden: ReadonlySet<string>): string =>
  plainly(
    ` ${foldLetters(meant(text))
      .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
      .trim()
      .split(' ')
      .filter((word) => !hidden.has(word))
      .join(' ')} `,
  )

const sentencesOf = (text: string): string[] =>
  text.split(SENTENCE_END).filter((part) => part.trim() !== '')

/** Where a denied rumour begins: "X went home and called the claim false" denies nothing of X. */
const deniedFrom = (sentence: string): number => {
  const [rumour, denied] = [sentence.search(RUMOUR), sentence.search(DENIED)]
  return rumour < 0 || denied < 0 ? Infinity : Math.min(rumour, denied)
}

const inSentence = (
  sentence: string,
  referent: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
): Clause[] => {
  const sentenceTokens = tokensOf(sentence)
  const names = namesOf((sentence.match(NAME) ?? []).filter(isName))
  const denied = deniedFrom(sentence)
  const clauseOf = (part: string, isWhole: boolean, before?: string): Clause => {
    const text = foldClause(part, hidden)
    return {
      text,
      tokens: tokensOf(part),
      sentence,
      sentenceTokens,
      isNegated: NEGATORS.test(text),
      isRefusal: REFUSALS.test(text),
      isOpen: OPEN.test(text) || CONDITIONAL.test(text),
      isDenial: DENIALS.test(text) || sentence.indexOf(part) + part.length > denied,
      names,
      nouns: new Set(fold((part.match(NOUN) ?? []).join(' '))),
      isWhole,
      antecedent: antecedentOf(part, before),
      subject: subjectOf(part),
      referent: CONTINUED.test(sentence) ? referent : NOBODY,
    }
  }
  const parts = sentence.split(CLAUSE_END).filter((part) => part.trim() !== '')
  const clauses = parts.map((part, index) => clauseOf(part, false, parts[index - 1]))
  // The parts of a German verb can be in different clauses: "sagen die Konzerte in Kiel, Bremen und Rostock ab".
  const isWholeToo =
    clauses.length > 1 &&
    !clauses.some((one) => one.isNegated || one.isRefusal || one.isOpen || one.isDenial)
  return isWholeToo ? [...clauses, clauseOf(sentence, true)] : clauses
}

/** The subjects of a sentence, and the other persons that it mentions by their role. */
const subjectsIn = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set(
    clauses.flatMap(({ subject, tokens }) => [
      ...subject,
      ...[...tokens].filter((token) => token.startsWith('#')),
    ]),
  )

/** @param hidden folded words that are part of a name and state nothing */
export const clausesOf = (text: string, hidden: ReadonlySet<string> = NOBODY): Clause[] => {
  let referent = NOBODY
  return sentencesOf(text).flatMap((sentence) => {
    const clauses = inSentence(sentence, referent, hidden)
    const named = subjectsIn(clauses)
    if (clauses.some(({ subject }) => subject.size > 0) || !CONTINUED.test(sentence))
      referent = named
    return clauses
  })
}

const read = new WeakMap<Evidence, readonly Clause[]>()

/** The clauses of an item, read once. */
export const clausesOfItem = (item: Evidence): readonly Clause[] => {
  const known = read.get(item) ?? clausesOf(`${item.title}\n${item.text}`)
  read.set(item, known)
  return known
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((token) => other.has(token)).length

/** "He" counts once for the names that it means. */
const sharedReferent = (one: Clause, other: Clause): number =>
  Math.min(1, shared(one.names, other.referent))

/** How much a clause is about the same as the sentence of another. */
export const sharedSentence = (one: Clause, other: Clause): number =>
  shared(one.tokens, other.sentenceTokens) + sharedReferent(one, other)

export const sharedClause = (one: Clause, other: Clause): number =>
  shared(one.tokens, other.tokens) + sharedReferent(one, other)
