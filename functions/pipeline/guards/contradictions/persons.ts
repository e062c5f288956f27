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
  return (
    own.size > 0 &&
    stating.length > 0 &&
    !stating.some(({ sentenceTokens, names }) => isAnyIn(own, sentenceTokens) || names.size === 0)
  )
}
