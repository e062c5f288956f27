import { isAnyIn } from './alignment.ts'
import type { Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { signIn } from './signs.ts'

const EVENTS: ReadonlySet<string> = new Set(['taking place', 'postponement', 'abandonment'])

/** A sentence must not ascribe to one person what happened to another. */
export const PERSONAL: ReadonlySet<string> = new Set([
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
  'trial',
  'acquittal',
  'recovery',
  'heart',
  'stroke',
])

export const COUNTABLE: ReadonlySet<string> = new Set([...PERSONAL, 'taking place', 'postponement'])

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

/** A concert has places, which are no other band: "Die Konzerte in Essen und Köln werden verschoben." */
const namesOthers = ({ names, referent }: Clause, isEvent: boolean): boolean =>
  [...names, ...referent].some((name) => !isEvent || !/^[@#]/u.test(name))

/** The items say it only in sentences with other names, and name the one of the claim elsewhere. */
export const isAboutOthers = (
  claim: Clause,
  concept: Concept,
  theirs: readonly Clause[],
): boolean => {
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
    .filter((clause) => namesOthers(clause, EVENTS.has(concept.name)))
    .filter(
      ({ text }) => !/^ (?:before|prior|bevor|vor (?!\w+ \w*(?:gericht|kammer)\b)\w+) /u.test(text),
    )
  return (
    own.size > 0 &&
    stating.length > 0 &&
    !stating.some(
      ({ sentenceTokens, antecedent, referent }) =>
        isAnyIn(own, referent) || isAnyIn(own, antecedent ?? sentenceTokens),
    )
  )
}

/** "The first affected date was set for May 3": the sentence before says by what. */
const AFFECTED = /\b(?:affected|betroffen\w*)\b/u

/** "Drei Konzerte wurden verlegt" names no place, so it can be about each. */
const namesEvent = (tokens: ReadonlySet<string>, own: ReadonlySet<string>): boolean =>
  [...tokens].some((token) => (hasPlace(own) ? isPlace(token) : /^@?\d+$/u.test(token)))

const isPlace = (token: string): boolean => token.startsWith('@')
const hasPlace = (tokens: ReadonlySet<string>): boolean => [...tokens].some(isPlace)

/** The items say it only of concerts on other days and in other places. */
export const isAboutOtherEvent = (
  claim: Clause,
  concept: Concept,
  theirs: readonly Clause[],
): boolean => {
  const sign = signIn(claim, concept)
  if (!EVENTS.has(concept.name) || sign !== concept.demanded) return false
  const isTold = (token: string) => theirs.some(({ sentenceTokens }) => sentenceTokens.has(token))
  const own = new Set(
    [...claim.tokens].filter((token) => /^(?:@?\d+)$/u.test(token) && isTold(token)),
  )
  const stating = theirs.filter((clause) => signIn(clause, concept) === sign)
  const isAffected = theirs.some(
    ({ text, isNegated, sentenceTokens }) =>
      !isNegated && AFFECTED.test(text) && isAnyIn(own, sentenceTokens),
  )
  const isGeneral = ({ names, sentenceTokens }: Clause) =>
    names.size === 0 || !namesEvent(sentenceTokens, own)
  return (
    own.size > 0 &&
    stating.length > 0 &&
    !isAffected &&
    !stating.some((clause) => isAnyIn(own, clause.sentenceTokens) || isGeneral(clause))
  )
}
