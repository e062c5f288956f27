import { isAnyIn } from './alignment.ts'
import type { Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { PERSONAL } from './persons.ts'
import { signIn } from './signs.ts'

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

const hasRole = (tokens: ReadonlySet<string>): boolean =>
  PERSON_ROLES.some((role) => tokens.has(role))

/** A sentence, or the next one about "him", names a role: "einen Musiker … Der 41-jährige Bassist". */
const hasOwnRole = (clause: Clause, theirs: readonly Clause[]): boolean =>
  hasRole(clause.sentenceTokens) ||
  theirs.some(
    ({ referent, sentenceTokens }) =>
      hasRole(sentenceTokens) && isAnyIn(referent, clause.sentenceTokens),
  )

/** "Der Gitarrist soll …": the items say it only where neither the role nor its names are. */
export const isAboutOtherRole = (
  claim: Clause,
  concept: Concept,
  theirs: readonly Clause[],
): boolean => {
  if (!PERSONAL.has(concept.name) || claim.subject.size > 0) return false
  const role = PERSON_ROLES.find((one) => claim.tokens.has(one))
  if (role === undefined) return false
  const withRole = theirs.filter(({ sentenceTokens }) => sentenceTokens.has(role))
  const names = new Set([
    role,
    ...withRole.flatMap((clause) => [...clause.names, ...clause.referent]),
  ])
  const stating = theirs.filter((clause) => signIn(clause, concept) === 1)
  if (stating.length === 0) return false
  if (withRole.length === 0) return stating.every((clause) => hasOwnRole(clause, theirs))
  return !stating.some(
    ({ sentenceTokens, referent }) => isAnyIn(names, sentenceTokens) || isAnyIn(names, referent),
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
export const isAboutKin = (claim: Clause, concept: Concept, theirs: readonly Clause[]): boolean => {
  if (!PERSONAL.has(concept.name) || KIN.test(claim.text)) return false
  const stating = theirs.filter((clause) => signIn(clause, concept) === 1 && !clause.isWhole)
  return stating.length > 0 && stating.every((clause) => isKinBefore(clause, concept))
}
