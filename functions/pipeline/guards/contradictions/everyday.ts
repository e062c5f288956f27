import { best } from './alignment.ts'
import { sharedClause, sharedSentence, type Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { VERBS } from './families.ts'
import { isMentioned, signIn, type Sign } from './signs.ts'

/** "Mit gestiegenen Kosten": a noun after a preposition states nothing. */
const MENTIONED =
  /\b(?:nach|wegen|aufgrund|infolge|trotz|seit|durch|mit|bei|beim|fur|uber|von|vom|zum|zur|after|following|due to|because of|despite|since|amid|with|for|about|over|from|of|by) (?:\w+ )?$/u

const signOfPredicate = (clause: Clause, verb: Concept): Sign | undefined => {
  const at = (verb.says.exec(clause.text) ?? verb.denies?.exec(clause.text))?.index
  if (at === undefined || MENTIONED.test(clause.text.slice(0, at))) return undefined
  if (isMentioned(clause, verb)) return undefined
  if (/\b(?:ohne|without)\b/u.test(clause.text)) return undefined
  return signIn(clause, verb)
}

/** The verb and something else. */
const MIN_SHARED = 2

/** Everyday verbs are compared with the clauses that use them and share most with the claim. */
const isEverydayReversed = (claim: Clause, verb: Concept, theirs: readonly Clause[]): boolean => {
  const sign = signOfPredicate(claim, verb)
  if (sign === undefined) return false
  const occurrences = theirs.flatMap((clause) => {
    const one = signOfPredicate(clause, verb)
    return one === undefined ? [] : [{ sign: one, clause }]
  })
  const aligned = occurrences.filter(({ clause }) => sharedSentence(claim, clause) >= MIN_SHARED)
  const closest = best(
    best(aligned, ({ clause }) => sharedSentence(claim, clause)),
    ({ clause }) => sharedClause(claim, clause),
  )
  return closest.length > 0 && closest.every((one) => one.sign !== sign)
}

/** "Fällt in Prag aus, in Wien wird gespielt": it says so of one thing and denies it of another. */
export const saysBoth = (claims: readonly Clause[], concept: Concept): boolean => {
  const signs = claims.map((claim) => signIn(claim, concept))
  return signs.includes(1) && signs.includes(-1)
}

/** The names of the everyday verbs of which the items say the opposite. */
export const reversedVerbsIn = (claims: readonly Clause[], theirs: readonly Clause[]): string[] => {
  const isInPart = (verb: Concept) =>
    claims.some((claim) => !claim.isWhole && signIn(claim, verb) !== undefined)
  return VERBS.filter(
    (verb) =>
      !saysBoth(claims, verb) &&
      claims.some(
        (claim) => !(claim.isWhole && isInPart(verb)) && isEverydayReversed(claim, verb, theirs),
      ),
  ).map(({ name }) => name)
}
