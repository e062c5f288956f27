import { nameForSearch } from '#shared/domain/name-for-search.ts'
import { foldLetters, foldWords } from '#shared/domain/search-fold.ts'

/** Bounds sort keys: folding can turn one character into eighteen. */
const MAX_ENTRY_CHARACTERS = 60
const MAX_WORDS = 8

const cut = (text: string, characters: number): string => [...text].slice(0, characters).join('')

const joined = (words: readonly string[]): string => cut(words.join('-'), MAX_ENTRY_CHARACTERS)

/**
 * What was typed into a search, and the name of an entry, in the form in which they are compared. Names such as '!!!'
 * have no letters: they are compared as they are.
 */
export const foldForSearch = (text: string): string => {
  const words = foldWords(text)
  return words.length > 0 ? joined(words) : cut(nameForSearch(text), MAX_ENTRY_CHARACTERS)
}

const SPELLED = /[\p{L}\p{N}][^\p{L}\p{N}\p{M}\s]+[\p{L}\p{N}]/u

/** 'AC/DC' is also found by 'acdc'. */
const inOneWord = (name: string, words: readonly string[]): string[] =>
  SPELLED.test(name) ? foldWords(words.join('')) : []

/** The name from each of its words on: every beginning of a word is a prefix of one. */
export const searchedNames = (name: string): readonly string[] => {
  const words = foldWords(name).slice(0, MAX_WORDS)
  if (words.length === 0) return [foldForSearch(name)]
  const suffixes = words.map((_, index) => joined(words.slice(index)))
  return [...new Set([...suffixes, ...inOneWord(name, words).map((one) => joined([one]))])]
}

const TOO_COMMON = 'metal'
const MAX_GENRE_WORDS = 5

const genreWords = (genre: string): string[] =>
  foldLetters(genre)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== TOO_COMMON)
    .map((word) => cut(word, MAX_ENTRY_CHARACTERS))

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}-${word}`)

/** Single words and neighbours of a genre without 'Metal', under which the filter by genre finds its bands. */
export const listGenreKeys = (genre: string): readonly string[] => {
  const words = genreWords(genre).slice(0, MAX_GENRE_WORDS)
  return [...new Set([...words, ...pairsOf(words)])]
}

/** The most selective of the keys that each matching genre has; undefined when only 'Metal' was asked for. */
export const filteredGenreKey = (filter: string): string | undefined => {
  const words = genreWords(filter)
  return pairsOf(words.slice(0, MAX_GENRE_WORDS))[0] ?? words[0]
}

export const foldCountry = (country: string | undefined): string =>
  cut(foldWords(country ?? '').join('-'), MAX_ENTRY_CHARACTERS)
