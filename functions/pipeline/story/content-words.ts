import { foldWords } from '#shared/domain/search-fold.ts'
import { conceptOf } from './concepts.ts'
import { ACTIONS, KINDS, TOPICS, WEAK } from './title-words.ts'

const MIN_LENGTH = 5
/** Inflections of a German or English word mostly share this beginning. */
const STEM = 7

const LEXICONS = [WEAK, TOPICS, ACTIONS, KINDS]

/** The beginnings of words that say more than the topic: "orchest", "burglar". */
export const contentWordsIn = (text: string, names: ReadonlySet<string>): string[] =>
  foldWords(text).flatMap((word) => {
    const concept = conceptOf(word)
    if (concept !== undefined) return [concept]
    if (word.length < MIN_LENGTH || /\d/u.test(word) || names.has(word)) return []
    return LEXICONS.some((lexicon) => lexicon.meaningOf(word) !== undefined)
      ? []
      : [word.slice(0, STEM)]
  })
