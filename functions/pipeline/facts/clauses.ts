import { DANGER_KINDS } from './danger-kinds.ts'
import type { Clause, Evidence } from './facts.ts'
import { fold } from './fold.ts'
import { isOrdinary } from './ordinary-words.ts'
import { toldYears } from './past-years.ts'
import { blankTitles } from './quotations.ts'
import { hasCapital, splitWords } from './words.ts'

const NEGATION =
  / (?:nicht|kein(?:e[nrms]?)?|nie|niemals|niemand|nichts|weder|ohne|dementier\w*|bestreitet|bestritt|abgewendet|not|n t|never|no|nobody|none|neither|nor|nothing|without|den(?:y|ies|ied)|false|cannot) /u

/** Genres and names in capitals mean no death: "Death Metal", "NAPALM DEATH". */
const NOT_MEANT =
  /\b[Dd]eath[\s/-]?(?:[Mm]etal\p{L}*|[Cc]ore|[Dd]oom|[Rr]ock|[Gg]rind\p{L}*)|\bNo\.? ?(?=\d)|\p{Lu}{3,}(?:[\s-]+\p{Lu}{2,})+/gu

const SENTENCE_END = /(?<=[^\d\s.][.!?…]["“”»]?)\s+|\n/u
const CLAUSE_END = /[;:()–]|,(?!\d)|\s(?:but|and|und|sondern|aber)\s/u

/** Each is read with its whole sentence, which can be all of a text that has no full stop. */
const MAX_CLAUSES = 20

const MIN_NAME = 3

const namesIn = (sentence: string): ReadonlySet<string> =>
  new Set(
    splitWords(sentence)
      .filter((word) => hasCapital(word) && word.folded.length >= MIN_NAME && !isOrdinary(word))
      .map(({ folded }) => folded.replace(/(?<=.{3})s$/u, '')),
  )

const without = (words: ReadonlySet<string>, folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ')

/** @param text folded words with a space around each */
const dangersIn = (text: string): Pick<Clause, 'dangers' | 'stated'> => {
  const isNegated = NEGATION.test(text)
  const [dangers, stated] = [new Map<string, boolean>(), new Set<string>()]
  for (const { name, claims, states, denies } of DANGER_KINDS) {
    const isDenied = denies?.test(text) === true
    if (isDenied || claims.test(text)) dangers.set(name, isDenied === isNegated)
    if (dangers.get(name) === true || (!isNegated && states.test(text))) stated.add(name)
  }
  return { dangers, stated }
}

/**
 * The clauses of an item, or of a sentence of ours without one. The names of ours are left out: 'Tombola Death' is no
 * death there, as it is in an English title.
 */
export const splitClauses = (text: string, item?: Evidence): readonly Clause[] => {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '')
  const names = sentences.map(namesIn)
  return sentences.flatMap((sentence, at) => {
    const own = names[at] ?? new Set()
    const nearby = new Set([...own, ...(names[at - 1] ?? [])])
    return [sentence, ...sentence.split(CLAUSE_END, MAX_CLAUSES)].map((part) => {
      const meant = ` ${fold(blankTitles(part).replace(NOT_MEANT, ' ')).join(' ')} `
      return {
        names: own,
        nearby,
        ...dangersIn(item ? meant : without(own, meant)),
        pastYears: item ? toldYears(part, sentence, item) : [],
      }
    })
  })
}
