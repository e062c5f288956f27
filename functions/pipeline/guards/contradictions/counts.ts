import { fold } from '../fold.ts'
import { numeralOf } from '../word-lists/numerals.ts'
import type { Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { signIn, type Sign } from './signs.ts'

const PERSONS =
  /^(?:menschen|personen|leute|besucher\w*|fans|musiker\w*|mitglieder\w*|bandmitglieder\w*|gaste\w*|zuschauer\w*|manner\w*|frauen|jugendliche\w*|verletzte\w*|tote\w*|opfer|helfer\w*|mitarbeiter\w*|polizisten|crew\w*|verdachtige\w*|tater)$/
const EVENTS = /^(?:\w*konzerte\w*|\w*auftritte\w*|\w*termine\w*|\w*shows?|\w*gigs?)$/
const ALL = /^(?:alle|samtliche)$/
const ALL_OF_ITEM =
  /\b(?:all|every|everyone|entire|whole|both|alle\w*|ganze\w*|samtliche\w*|komplett\w*|gesamte\w*|beide\w*|remaining|remainder|rest|tour|trek|run|tournee|ubrigen|restlichen|verbleibenden)\b/u

const LOOKAHEAD = 2

interface Counted {
  readonly isAll: boolean
  readonly value: number | undefined
}

/** "Drei Musiker", "alle Bandmitglieder". */
const countedIn = (text: string): Counted[] => {
  const all = fold(text)
  return all.flatMap((word, index) => {
    const value = /^\d{1,5}$/.test(word) ? Number(word) : numeralOf(word)
    const isAll =
      ALL.test(word) &&
      numeralOf(all[index + 1] ?? '') === undefined &&
      !/^\d/.test(all[index + 1] ?? '')
    const follows = all
      .slice(index + 1, index + 1 + LOOKAHEAD)
      .some((next) => PERSONS.test(next) || (isAll && EVENTS.test(next)))
    return follows && (isAll || (value !== undefined && value > 1)) ? [{ isAll, value }] : []
  })
}

const supports = (clause: Clause, concept: Concept, sign: Sign): boolean =>
  signIn(clause, concept) === sign || concept.supports?.test(clause.text) === true

/** A number of persons to whom something else, or nothing, happened. */
export const isOfOthers = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  const sign = signIn(claim, concept)
  if (sign === undefined || sign !== (concept.demanded ?? 1)) return false
  return countedIn(claim.text).some(({ isAll, value }) => {
    const stating = theirs.filter((clause) => !clause.isWhole && supports(clause, concept, sign))
    if (isAll) return !stating.some(({ text }) => ALL_OF_ITEM.test(text))
    const token = String(value)
    const has = ({ sentenceTokens }: Clause): boolean => sentenceTokens.has(token)
    return theirs.some(has) && !stating.some(has)
  })
}
