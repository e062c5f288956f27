import type { Clause } from './clauses.ts'
import type { Concept } from './concept.ts'
import { PERSONAL } from './persons.ts'

const UNINVOLVED =
  /\b(?:nicht|not|niemals|never) (?:\w+ ){0,3}(?:beteiligt|verwickelt|involved)\b|\b(?:nichts (?:\w+ ){0,3}zu tun|nothing to do)\b/u

/** "Zwei Mitglieder wurden festgenommen", and the items say that the members were not involved. */
export const isOfUninvolved = (
  { tokens }: Clause,
  { name }: Concept,
  theirs: readonly Clause[],
): boolean =>
  PERSONAL.has(name) &&
  tokens.has('#member') &&
  theirs.some((clause) => clause.tokens.has('#member') && UNINVOLVED.test(clause.text))
