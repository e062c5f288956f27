import { foldWords } from '#shared/domain/search-fold.ts'
import { hasMeaning } from './name-runs.ts'

const MIN_LENGTH = 5
/** Inflections of a German or English word mostly share this beginning. */
const STEM = 7

/** The beginnings of words that say more than the topic: "orchest", "burglar". */
export const contentWordsIn = (text: string, names: ReadonlySet<string>): string[] =>
  foldWords(text).flatMap((word) =>
    word.length < MIN_LENGTH || /\d/u.test(word) || names.has(word) || hasMeaning(word)
      ? []
      : [word.slice(0, STEM)],
  )
