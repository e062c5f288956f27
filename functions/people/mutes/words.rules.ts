import type { MutedWord } from '#shared/api/members.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { foldWords } from '#shared/domain/search-fold.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { PEOPLE_TEXTS } from '../texts.ts'
import type { StoredWord } from './mute.items.ts'

const keyOf = ({ word }: StoredWord): string => foldWords(word).join(' ')

const stillHolds =
  (now: number) =>
  ({ until }: StoredWord): boolean =>
    until === undefined || Date.parse(until) > now

/**
 * The words with this one added, changed or taken out, without those that have ended. "Bühne" and "buehne" are one word.
 * @throws ApiError conflict when the list is full
 */
export const changeWords = (
  words: readonly StoredWord[],
  change: StoredWord & { readonly muted: boolean },
  now: number,
): readonly StoredWord[] => {
  const { muted, ...word } = change
  const others = words.filter(stillHolds(now)).filter((other) => keyOf(other) !== keyOf(word))
  if (!muted) return others
  if (others.length >= LIMITS.mutedWords) throw new ApiError('conflict', PEOPLE_TEXTS.tooManyWords)
  return [...others, word]
}

export const presentWords = (words: readonly StoredWord[], now: number): MutedWord[] =>
  words
    .filter(stillHolds(now))
    .map(({ word, until }) => ({ word, until: until ?? null }))
    .toSorted((a, b) => a.word.localeCompare(b.word, 'de'))
