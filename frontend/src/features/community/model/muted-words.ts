import type { MutedWord } from '#shared/api/members.ts'
import { foldWords } from '#shared/domain/search-fold.ts'

const folded = (text: string): string => ` ${foldWords(text).join(' ')} `

/** The first muted word that one of the texts contains as a whole word, whatever its case and umlauts. */
export const mutedWordIn = (
  texts: readonly (string | null)[],
  words: readonly MutedWord[],
  now = Date.now(),
): string | undefined => {
  const current = words.filter(({ until }) => until === null || Date.parse(until) > now)
  if (current.length === 0) return undefined
  const text = texts.map((one) => folded(one ?? '')).join('')
  return current.find(({ word }) => text.includes(folded(word)))?.word
}
