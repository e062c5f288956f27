import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import type { Statement } from '../statements.ts'
import { clausesOf, clausesOfItem, sharedClause, sharedSentence, type Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { DANGEROUS } from './dangerous-concepts.ts'
import { VERBS } from './families.ts'
import { PLAIN } from './plain-concepts.ts'
import { isOnlyPostponed, outdatedIn } from './states.ts'
import { isOfOthers } from './counts.ts'
import { isMentioned, signIn, type Sign } from './signs.ts'

const CONCEPTS: readonly Concept[] = [...DANGEROUS, ...PLAIN]

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
  'murder',
  'suicide',
  'cancer',
  'surgery',
  'hospital',
  'investigation',
  'drugs',
  'drunk',
])

const COUNTABLE: ReadonlySet<string> = new Set([...PERSONAL, 'taking place', 'postponement'])

const isAnyIn = (tokens: ReadonlySet<string>, names: ReadonlySet<string>): boolean =>
  [...tokens].some((token) => names.has(token))

/** "Wie Gitarrist Dean Lavoie mitteilt": who says it is not whom it is about. */
const isAttributed = ({ text }: Clause): boolean =>
  /\b(?:laut|zufolge|nach angaben|mitteilt\w*|teilte?n?|sagte?|so|erklart\w*|berichtet\w*|schreibt|schrieb|betont\w*|meldet\w*)\b/u.test(
    text,
  )

/** Two brothers have it, so only the first name tells who is meant. */
const isSharedLastName = (name: string, subjects: ReadonlySet<string>): boolean =>
  new Set(
    [...subjects].filter((one) => one.endsWith(` ${name}`)).map((one) => one.split(' ').at(-2)),
  ).size > 1

/** The items say it only in sentences with other names, and name the one of the claim elsewhere. */
const isAboutOthers = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  if (!(PERSONAL.has(concept.name) || EVENTS.has(concept.name)) || claim.isWhole) return false
  if (isAttributed(claim)) return false
  const known = new Set(theirs.flatMap(({ names }) => [...names]))
  const subjects = new Set(theirs.map(({ subject }) => [...subject].join(' ')))
  const own = new Set(
    [...claim.subject].filter(
      (name, index) => known.has(name) && (index === 0 || !isSharedLastName(name, subjects)),
    ),
  )
  const all = theirs.filter((clause) => signIn(clause, concept) === (concept.demanded ?? 1))
  const isInPart = ({ sentenceTokens }: Clause) =>
    all.some((one) => !one.isWhole && one.sentenceTokens === sentenceTokens)
  const stating = all
    .filter((clause) => !clause.isWhole || !isInPart(clause))
    .filter(({ names, referent }) => names.size > 0 || referent.size > 0)
    .filter(({ text }) => !/^ (?:before|prior|vor|bevor) /u.test(text))
  return (
    own.size > 0 &&
    stating.length > 0 &&
    !stating.some(
      ({ sentenceTokens, antecedent, referent }) =>
        isAnyIn(own, referent) || isAnyIn(own, antecedent ?? sentenceTokens),
    )
  )
}

const PERSON_ROLES: readonly string[] = [
  '#guitarist',
  '#singer',
  '#bassist',
  '#drummer',
  '#driver',
  '#manager',
  '#technician',
  '#photographer',
  '#owner',
  '#promoter',
  '#keyboarder',
  '#producer',
  '#security',
]

const EVENTS: ReadonlySet<string> = new Set(['taking place', 'postponement', 'abandonment'])

/** The items say it only of concerts on other days and in other places. */
const isAboutOtherEvent = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  const sign = signIn(claim, concept)
  if (!EVENTS.has(concept.name) || sign !== concept.demanded) return false
  const isTold = (token: string) => theirs.some(({ sentenceTokens }) => sentenceTokens.has(token))
  const own = new Set([...claim.tokens].filter((token) => /^(?:@?\d+)$/u.test(token) && isTold(token)))
  const stating = theirs.filter((clause) => signIn(clause, concept) === sign)
  return (
    own.size > 0 &&
    stating.length > 0 &&
    !stating.some(({ sentenceTokens, names }) => isAnyIn(own, sentenceTokens) || names.size === 0)
  )
}

/** "Der Gitarrist soll …": the items say it only where neither the role nor its names are. */
const isAboutOtherRole = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  if (!PERSONAL.has(concept.name) || claim.subject.size > 0) return false
  const role = PERSON_ROLES.find((one) => claim.tokens.has(one))
  if (role === undefined) return false
  const withRole = theirs.filter(({ sentenceTokens }) => sentenceTokens.has(role))
  const names = new Set([role, ...withRole.flatMap((clause) => [...clause.names])])
  const stating = theirs.filter((clause) => signIn(clause, concept) === 1)
  return (
    withRole.length > 0 &&
    stating.length > 0 &&
    !stating.some(
      ({ sentenceTokens, referent }) => isAnyIn(names, sentenceTokens) || isAnyIn(names, referent),
    )
  )
}

/** Between "his brother" and what happened to him. */
const KIN_WORDS = 10

const KIN =
  /\b(?:niece|nephew|father|mother|son|daughter|brother|sister|wife|husband|uncle|aunt|grandm\w+|grandf\w+|colleague|neighbou?r|friend|nichte|neffe\w*|vaters?|mutter|sohn\w*|tochter|bruders?|schwester|frau|ehefrau|mann|onkels?|tante|oma|opa|gross(?:mutter|vater)s?|kolleg\w+|freund\w*|nachbar\w*)\b/u

const isKinBefore = ({ text }: Clause, { says }: Concept): boolean => {
  const at = says.exec(text)?.index ?? 0
  return KIN.test(text.slice(0, at).split(' ').slice(-KIN_WORDS).join(' '))
}

/** The items say it only of a relative, and the claim of none. */
const isAboutKin = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  if (!PERSONAL.has(concept.name) || KIN.test(claim.text)) return false
  const stating = theirs.filter((clause) => signIn(clause, concept) === 1 && !clause.isWhole)
  return stating.length > 0 && stating.every((clause) => isKinBefore(clause, concept))
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

const isWrong = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  const sign = signIn(claim, concept)
  if (sign === undefined || sign === 0) return false
  const occurrences = occurrencesOf(concept, theirs)
  if (isOnlyReported(claim, concept) && occurrences.length > 0) return false
  const same = occurrences.filter((one) => one.sign === sign)
  const opposite = occurrences.filter((one) => one.sign !== sign)
  const isDemanded = concept.demanded === sign
  const isHintedAt = () => theirs.some(({ text }) => concept.supports?.test(text) === true)
  if (concept.demanded !== undefined && isMentioned(claim, concept))
    return (
      (isDemanded && same.length === 0 && !isHintedAt()) ||
      (sign === 1 && isAboutKin(claim, concept, theirs))
    )
  if (isDemanded && same.length === 0 && !isHinted(claim, concept, opposite, theirs)) return true
  if (isDemanded && isAboutOthers(claim, concept, theirs)) return true
  if (sign === 1 && isAboutOtherRole(claim, concept, theirs)) return true
  if (sign === 1 && isAboutKin(claim, concept, theirs)) return true
  if (isAboutOtherEvent(claim, concept, theirs)) return true
  if (COUNTABLE.has(concept.name) && isOfOthers(claim, concept, theirs)) return true
  return isReversed(claim, sign, occurrences, theirs)
}

const NEGATIVE =
  /\b(?:nicht|kein\w*|nie|niemals|niemand\w*|nichts|weder|ohne|safe|save[sd]?|gerettet|rettung|un(?!ser|ter|der|til|it|iv|iq|ion|d\b)\w{4,}|abgesagt|absag\w*|ab|aus|verbot\w*|untersagt|bestreit\w*|fehl\w*|betroffen|abgebrochen|statt|verzicht\w*|not|never|no|nobody|none|neither|nothing|without|\w+n['’]t|cancel\w*|postpon\w*|den(?:y|ies|ied)|reject\w*|refus\w*|entirely|ban|bans|banned|banning|fail\w*|lost|former|abgelehnt\w*|ablehn\w*|scheiter\w*|gescheitert|widerstand|quit\w*|stop\w*|aufhor\w*|mangel\w*|hochstens|maximal|limit\w*|at most|no more|cleared|freigesprochen|unschuldig|innocent|erstmals seit|first (?:\w+ )?since|selten|kaum|hardly|barely|rarely|lack\w*|end(?:s|ed)?|ende\w*)\b/u

export const isNegative = ({ text, isNegated }: Clause): boolean => isNegated || NEGATIVE.test(text)

/** An item says the same of the same, in words that the rules know. */
export const isBacked = (claim: Clause, theirs: readonly Clause[]): boolean =>
  [...CONCEPTS, ...VERBS].some((concept) => {
    const sign = signIn(claim, concept)
    return (
      sign !== undefined &&
      theirs.some(
        (clause) =>
          signIn(clause, concept) === sign &&
          (clause.names.size === 0 || sharedSentence(claim, clause) > 0),
      )
    )
  })

/** A clause that is clearly more about the same than any negative one contradicts a denial. */
const MARGIN = 1

/** A sentence denies something, and what the items say about it contains nothing negative. */
const isUnfoundedDenial = (claim: Clause, theirs: readonly Clause[]): boolean => {
  if (!claim.isNegated || claim.isRefusal) return false
  const highest = (clauses: readonly Clause[]): number =>
    Math.max(0, ...clauses.map((clause) => sharedSentence(claim, clause)))
  const negative = theirs.filter(isNegative)
  if (negative.length === 0) return true
  return !isBacked(claim, theirs) && highest(negative) < highest(theirs) - MARGIN
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
  const aligned = occurrences.filter(
    ({ clause }) => sharedSentence(claim, clause) >= MIN_SHARED,
  )
  const closest = best(
    best(aligned, ({ clause }) => sharedSentence(claim, clause)),
    ({ clause }) => sharedClause(claim, clause),
  )
  return closest.length > 0 && closest.every((one) => one.sign !== sign)
}

/** "Fällt in Prag aus, in Wien wird gespielt": it says so of one thing and denies it of another. */
const saysBoth = (claims: readonly Clause[], concept: Concept): boolean => {
  const signs = claims.map((claim) => signIn(claim, concept))
  return signs.includes(1) && signs.includes(-1)
}

const CAPITALS = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)+/gu

/** Who is "entlassen" there was not fired. */
const FROM_HOSPITAL = /krankenhaus|klinik|haft\b|gefängnis|gewahrsam/iu

/** The words of longer names that the items contain as well: "Kalter Hort" does not hear anything. */
const namesInBoth = (text: string, evidence: readonly Evidence[]): string[] => {
  const theirs = evidence.map(({ title, text: body }) => ` ${fold(`${title} ${body}`).join(' ')} `)
  return (text.match(CAPITALS) ?? [])
    .map((name) => fold(name))
    .filter((words) => theirs.some((item) => item.includes(` ${words.join(' ')} `)))
    .flat()
}

const hiddenIn = (text: string, evidence: readonly Evidence[]): ReadonlySet<string> =>
  new Set([
    ...(FROM_HOSPITAL.test(text) ? ['entlassen'] : []),
    ...namesInBoth(text, evidence),
  ])

/** The kinds of claims in a statement that the cited items do not make, or of which they say the opposite. */
export const reversedIn = ({ text, evidence }: Statement): string[] => {
  const theirs = evidence.flatMap(clausesOfItem)
  if (theirs.length === 0) return []
  const claims = clausesOf(text, hiddenIn(text, evidence))
  const wrong = CONCEPTS.filter((concept) =>
    claims.some(
      (claim) =>
        isWrong(claim, concept, theirs) &&
        (concept.demanded !== undefined || !saysBoth(claims, concept)),
    ),
  ).map(({ name }) => name)
  const reversed = VERBS.filter((verb) =>
    claims.some(
      (claim) =>
        isEverydayReversed(claim, verb, theirs) &&
        !saysBoth(claims, verb) &&
        !(claim.isWhole && claims.some((one) => one !== claim && signIn(one, verb) !== undefined)),
    ),
  ).map(({ name }) => name)
  return [
    ...wrong,
    ...reversed,
    ...(claims.some((claim) => isUnfoundedDenial(claim, theirs)) ? ['negation'] : []),
    ...outdatedIn(claims, theirs, DANGEROUS),
    ...(isOnlyPostponed(claims, theirs) ? ['taking place'] : []),
  ]
}
