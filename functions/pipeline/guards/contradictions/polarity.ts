import type { Statement } from '../statements.ts'
import { best, isAnyIn } from './alignment.ts'
import { clausesOf, clausesOfItem, sharedClause, sharedSentence, type Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { CONCEPTS } from './concepts.ts'
import { isOfOthers } from './counts.ts'
import { isUnfoundedDenial } from './denials.ts'
import { reversedVerbsIn, saysBoth } from './everyday.ts'
import { hiddenIn } from './hidden-names.ts'
import { isAboutKin, isAboutOtherRole } from './person-roles.ts'
import { isOfUninvolved } from './members.ts'
import { COUNTABLE, isAboutOtherEvent, isAboutOthers } from './persons.ts'
import { lacksPastYear } from './past-years.ts'
import { isMentioned, signIn, type Sign } from './signs.ts'
import { isOtherEnd } from './spans.ts'
import { isOnlyPostponed, outdatedIn } from './states.ts'

interface Occurrence {
  readonly sign: Sign
  readonly clause: Clause
}

const occurrencesOf = (concept: Concept, theirs: readonly Clause[]): readonly Occurrence[] =>
  theirs.flatMap((clause) => {
    const isExcluded = concept.excludes?.test(clause.text) === true
    const sign = signIn(clause, concept) ?? (isExcluded ? -1 : undefined)
    return sign === undefined ? [] : [{ sign, clause }]
  })

const withConcept = new WeakMap<Clause, boolean>()

/** Kept, because each sentence of a draft asks it of each clause of its items. */
const hasConcept = (clause: Clause): boolean => {
  const has =
    withConcept.get(clause) ?? CONCEPTS.some((concept) => signIn(clause, concept) !== undefined)
  withConcept.set(clause, has)
  return has
}

/** Without sentences of which a part says it: the rest of them is about something else. */
const inParts = (all: readonly Occurrence[]): readonly Occurrence[] =>
  all.filter(
    ({ clause }) =>
      !clause.isWhole ||
      !all.some(
        (one) => !one.clause.isWhole && one.clause.sentenceTokens === clause.sentenceTokens,
      ),
  )

const isOfSubject = (claim: Clause, { sentenceTokens, referent }: Clause): boolean =>
  isAnyIn(claim.subject, sentenceTokens) || isAnyIn(claim.subject, referent)

/** Whether the clauses that are most about the same say the opposite. */
const isReversed = (
  claim: Clause,
  sign: Sign,
  occurrences: readonly Occurrence[],
  theirs: readonly Clause[],
): boolean => {
  const sentences = best(theirs.filter(hasConcept), (clause) => sharedSentence(claim, clause))
  const inThem = occurrences.filter(({ clause }) =>
    sentences.some(({ sentenceTokens }) => sentenceTokens === clause.sentenceTokens),
  )
  // The closest sentence can be about something else: then all that say it of the same must deny it.
  const stated =
    inThem.length > 0 ? inThem : occurrences.filter(({ clause }) => isOfSubject(claim, clause))
  const closest = best(inParts(stated), ({ clause }) => sharedClause(claim, clause))
  return closest.length > 0 && closest.every((one) => one.sign !== sign)
}

/** They share a word, and no other name than those of the claim is in the sentence. */
const isAboutSame = (claim: Clause, { names, sentenceTokens }: Clause): boolean =>
  names.size === 0 || claim.names.size === 0
    ? names.size === 0 || isAnyIn(claim.tokens, sentenceTokens)
    : isAnyIn(claim.names, sentenceTokens)

const CLEARED = /\b(?:freigesprochen|freispruch|unschuldig|entlastet)\b/u

/** "Dementiert Gerüchte über …", "vom Vorwurf … freigesprochen": the denial is what the clause claims. */
const isOnlyReported = ({ text, isDenial }: Clause, { name }: Concept): boolean =>
  name !== 'denying' && name !== 'conviction' && (isDenial || CLEARED.test(text))

/** A clause that supports the claim, unless another that is more about the same says the opposite. */
const isHinted = (
  claim: Clause,
  { supports }: Concept,
  opposite: readonly Occurrence[],
  theirs: readonly Clause[],
): boolean => {
  const most = Math.max(0, ...opposite.map(({ clause }) => sharedSentence(claim, clause)))
  return theirs.some(
    (clause) =>
      supports?.test(clause.text) === true &&
      isAboutSame(claim, clause) &&
      (opposite.length === 0 || sharedSentence(claim, clause) > most + 1),
  )
}

type Check = (claim: Clause, concept: Concept, theirs: readonly Clause[]) => boolean

/** A dangerous claim that no item makes, in its own or in related words. */
const isUnstated: Check = (claim, concept, theirs) => {
  const sign = concept.demanded
  if (sign === undefined || signIn(claim, concept) !== sign) return false
  const occurrences = occurrencesOf(concept, theirs)
  if (occurrences.some((one) => one.sign === sign)) return false
  return isMentioned(claim, concept)
    ? !theirs.some(({ text }) => concept.supports?.test(text) === true)
    : !isHinted(claim, concept, occurrences, theirs)
}

/** What happened to somebody or something else. */
const isMisplaced: Check = (claim, concept, theirs) =>
  (signIn(claim, concept) === concept.demanded && isAboutOthers(claim, concept, theirs)) ||
  (signIn(claim, concept) === 1 &&
    [isAboutOtherRole, isOfUninvolved].some((is) => is(claim, concept, theirs))) ||
  isAboutOtherEvent(claim, concept, theirs) ||
  (COUNTABLE.has(concept.name) && isOfOthers(claim, concept, theirs))

const isWrong: Check = (claim, concept, theirs) => {
  const sign = signIn(claim, concept)
  if (!sign) return false
  const occurrences = occurrencesOf(concept, theirs)
  if (isOnlyReported(claim, concept) && occurrences.length > 0) return false
  if (isUnstated(claim, concept, theirs)) return true
  if (sign === 1 && isAboutKin(claim, concept, theirs)) return true
  if (concept.demanded !== undefined && isMentioned(claim, concept)) return false
  return isMisplaced(claim, concept, theirs) || isReversed(claim, sign, occurrences, theirs)
}

/** The kinds of claims in a statement that the cited items do not make, or of which they say the opposite. */
export const reversedIn = ({ text, evidence }: Statement): string[] => {
  const theirs = evidence.flatMap(clausesOfItem)
  if (theirs.length === 0) return []
  const claims = clausesOf(text, hiddenIn(text, evidence))
  const wrong = CONCEPTS.filter((concept) =>
    claims.some(
      (claim) =>
        isWrong(claim, concept, theirs) &&
        (signIn(claim, concept) === concept.demanded || !saysBoth(claims, concept)),
    ),
  ).map(({ name }) => name)
  return [
    ...wrong,
    ...reversedVerbsIn(claims, theirs),
    ...(claims.some((claim) => isUnfoundedDenial(claim, theirs)) ? ['negation'] : []),
    ...outdatedIn(claims, theirs, CONCEPTS),
    ...(isOnlyPostponed(claims, theirs) ? ['taking place'] : []),
    ...(isOtherEnd(claims, theirs) ? ['begin'] : []),
    ...(lacksPastYear(claims, { text, evidence }, CONCEPTS) ? ['past year'] : []),
  ]
}
