import type { Statement } from '../statements.ts'
import { clausesOf, clausesOfItem, sharedClause, sharedSentence, type Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { DANGEROUS } from './dangerous-concepts.ts'
import { PLAIN } from './plain-concepts.ts'

const CONCEPTS: readonly Concept[] = [...DANGEROUS, ...PLAIN]

type Sign = 1 | -1

/** "Nach seinem Ausstieg …", "wegen einer Erkrankung …": what is given as a time or cause is not what the clause denies. */
const GIVEN =
  /\b(?:nach|wegen|aufgrund|infolge|trotz|aus|seit|durch|after|following|due to|because of|despite|since|amid) (?:\w+ ){0,3}$/u

const isGiven = ({ text }: Clause, says: RegExp): boolean => {
  const at = says.exec(text)?.index
  return at !== undefined && GIVEN.test(text.slice(0, at))
}

/** Whether a clause says (1) or denies (-1) a concept; undefined when it does neither. */
const signIn = (clause: Clause, { name, says, denies }: Concept): Sign | undefined => {
  const { text, isNegated, isDenial } = clause
  const isDenied = denies?.test(text) === true
  const isSaid = says.test(text)
  if (!isDenied && !isSaid) return undefined
  const isTurned = isNegated !== (isDenial && name !== 'denying')
  if (isTurned && !isDenied && isNegated && isGiven(clause, says)) return 1
  return isDenied === isTurned ? 1 : -1
}

interface Occurrence {
  readonly sign: Sign
  readonly clause: Clause
}

const occurrencesOf = (concept: Concept, theirs: readonly Clause[]): readonly Occurrence[] =>
  theirs.flatMap((clause) => {
    const sign = signIn(clause, concept)
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

/** The ones with the highest score. */
const best = <T>(all: readonly T[], scoreOf: (one: T) => number): T[] => {
  const highest = Math.max(...all.map(scoreOf))
  return all.filter((one) => scoreOf(one) === highest)
}

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
  const closest = best(inThem, ({ clause }) => sharedClause(claim, clause))
  return closest.length > 0 && closest.every((one) => one.sign !== sign)
}

/** A sentence must not ascribe to one person what happened to another. */
const PERSONAL: ReadonlySet<string> = new Set([
  'death',
  'illness',
  'injury',
  'arrest',
  'conviction',
  'charges',
  'departure',
  'abuse',
  'rape',
  'assault',
  'fraud',
  'theft',
])

const isAnyIn = (tokens: ReadonlySet<string>, names: ReadonlySet<string>): boolean =>
  [...tokens].some((token) => names.has(token))

/** The items say it only in sentences with other names, and name the one of the claim elsewhere. */
const isAboutOthers = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  if (!PERSONAL.has(concept.name)) return false
  const known = new Set(theirs.flatMap(({ names }) => [...names]))
  const own = new Set([...claim.names].filter((name) => claim.tokens.has(name) && known.has(name)))
  const stating = theirs.filter((clause) => signIn(clause, concept) === 1)
  return (
    own.size > 1 &&
    stating.length > 0 &&
    !stating.some(({ sentenceTokens }) => isAnyIn(own, sentenceTokens))
  )
}

/** They share a word, and no other name than those of the claim is in the sentence. */
const isAboutSame = (claim: Clause, { names, sentenceTokens }: Clause): boolean =>
  names.size === 0 || claim.names.size === 0
    ? [...claim.tokens].some((token) => sentenceTokens.has(token)) || names.size === 0
    : isAnyIn(claim.names, sentenceTokens)

const CLEARED = /\b(?:freigesprochen|freispruch|unschuldig|entlastet)\b/u

/** "Dementiert Gerüchte über …", "vom Vorwurf … freigesprochen": the denial is what the clause claims. */
const isOnlyReported = ({ text, isDenial }: Clause, { name }: Concept): boolean =>
  name !== 'denying' && name !== 'conviction' && (isDenial || CLEARED.test(text))

const isWrong = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  const sign = signIn(claim, concept)
  if (sign === undefined) return false
  const occurrences = occurrencesOf(concept, theirs)
  if (isOnlyReported(claim, concept) && occurrences.length > 0) return false
  const isDemanded = concept.demanded === sign
  const isHinted = () =>
    !occurrences.some((one) => one.sign !== sign) &&
    theirs.some((clause) => concept.supports?.test(clause.text) && isAboutSame(claim, clause))
  if (isDemanded && !occurrences.some((one) => one.sign === sign) && !isHinted()) return true
  if (sign === 1 && isAboutOthers(claim, concept, theirs)) return true
  return isReversed(claim, sign, occurrences, theirs)
}

const NEGATIVE =
  /\b(?:nicht|kein\w*|nie|niemals|niemand\w*|nichts|weder|ohne|un\w{4,}|abgesagt|absag\w*|ab|aus|verbot\w*|untersagt|bestreit\w*|fehl\w*|betroffen|abgebrochen|statt|verzicht\w*|not|never|no|nobody|none|neither|nothing|without|\w+n['’]t|cancel\w*|postpon\w*|den(?:y|ies|ied)|reject\w*|refus\w*|entirely|ban\w*|only|instead|fail\w*|lost|former|abgelehnt\w*|ablehn\w*|scheiter\w*|gescheitert|widerstand|quit\w*|stop\w*|aufhor\w*|mangel\w*|lack\w*|end(?:s|ed)?|ende\w*)\b/u

const isNegative = ({ text, isNegated }: Clause): boolean => isNegated || NEGATIVE.test(text)

/** A sentence denies something, and the items contain nothing negative at all. */
const isUnfoundedDenial = (claim: Clause, theirs: readonly Clause[]): boolean => {
  if (!claim.isNegated) return false
  return !theirs.some(isNegative)
}

const PRESENT = /\b(?:ist|sind|liegt|leidet|befindet|hofft|erholt|kampft)\b/u

/** Who is dead is not ill. */
const isIllThoughDead = (text: string, theirs: readonly Clause[]): boolean => {
  const [death, illness] = ['death', 'illness'].map((name) =>
    CONCEPTS.find((concept) => concept.name === name),
  )
  if (!death || !illness) return false
  const claims = clausesOf(text)
  const says = (concept: Concept) => claims.some((claim) => signIn(claim, concept) === 1)
  const isPresent = claims.some((claim) => PRESENT.test(claim.text))
  return (
    isPresent &&
    says(illness) &&
    !says(death) &&
    theirs.some(
      (clause) =>
        signIn(clause, death) === 1 &&
        claims.some((claim) => isAnyIn(claim.names, clause.sentenceTokens)),
    )
  )
}

/** The kinds of claims in a statement that the cited items do not make, or of which they say the opposite. */
export const reversedIn = ({ text, evidence }: Statement): string[] => {
  const theirs = evidence.flatMap(clausesOfItem)
  if (theirs.length === 0) return []
  const claims = clausesOf(text)
  const wrong = CONCEPTS.filter((concept) =>
    claims.some((claim) => isWrong(claim, concept, theirs)),
  ).map(({ name }) => name)
  return [
    ...wrong,
    ...(claims.some((claim) => isUnfoundedDenial(claim, theirs)) ? ['negation'] : []),
    ...(isIllThoughDead(text, theirs) ? ['illness'] : []),
  ]
}
