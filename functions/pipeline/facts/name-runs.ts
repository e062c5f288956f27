import { foldName } from './fold.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './meanings.ts'
import { findPlace } from './places.ts'
import { hasCapital, splitWords, type Word } from './words.ts'

/** Names are compared as whole runs of words: "Venom" is not "Venom Inc.", and "Death" is not "Napalm Death". */
export interface NameRun {
  readonly name: string
  /** As it is written. */
  readonly written: string
  /** The word before it in the same sentence. */
  readonly before: string
}

const POSSESSIVE = /['’´`]s\b/gu
const DOTTED = /\b(\p{L})\.(?=\p{L})/gu
const GENRE =
  /\b(?:death|black|doom|power|speed|heavy|dark|thrash)[\s-]?(?:metal\p{L}*|core|band)\b/giu
const GENITIVE = /(?<=\p{L}{3}[^s])s$/u
const MAX_WORDS = 6

const cleanTitle = (text: string): string =>
  text.replace(POSSESSIVE, ' | ').replace(DOTTED, '$1').replace(GENRE, ' ')

const hasMeaning = (folded: string): boolean =>
  [WEAK, TOPICS, ACTIONS, KINDS].some((lexicon) => lexicon.meaningOf(folded) !== undefined)

const foldedName = ({ written }: Word): string => foldName(written)

/** A place has a number, which is the same for its German and its English name. */
const nameOf = (words: readonly Word[]): string => {
  const [{ folded }] = words as [Word]
  const place = words.length === 1 ? findPlace(folded) : undefined
  return place === undefined
    ? words.map((word) => foldedName(word).replace(GENITIVE, '')).join(' ')
    : `@${place}`
}

const isNameWord = (word: Word): boolean => hasCapital(word) && !hasMeaning(foldedName(word))

/** The word that only a space or hyphen separates from the next one. */
const joinedTo = (word: Word, last: Word | undefined): Word | undefined =>
  word.before !== undefined || last?.isBound === true ? last : undefined

/** The names of a text without quotations, in order: words with a capital that only a space or hyphen separates. */
export const nameRunsIn = (text: string): readonly NameRun[] => {
  const words = splitWords(cleanTitle(text))
  const runs: { words: Word[]; before: string }[] = []
  for (const [index, word] of words.entries()) {
    if (!isNameWord(word)) continue
    const before = joinedTo(word, words[index - 1])
    if (before && isNameWord(before)) runs.at(-1)?.words.push(word)
    else runs.push({ words: [word], before: before?.written ?? '' })
  }
  return runs
    .map(({ words: ofName, before }) => {
      const written = ofName.map((word) => word.written).join(' ')
      return { name: nameOf(ofName), written, before }
    })
    .filter(({ name }) => name.length > 1 && name.split(' ').length <= MAX_WORDS)
}

/** "in Vilnius", "beim Graspop": where something happens; with a capital it can be a name, "In Flames". */
export const isWhere = ({ before }: Pick<NameRun, 'before'>): boolean =>
  /^(?:in|im|nach|aus|at|from|beim|near)$/.test(before)
