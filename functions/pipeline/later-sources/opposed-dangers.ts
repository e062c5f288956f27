import type { Clause } from '../facts/index.ts'
import type { Claim } from './claim.ts'

const clausesOf = (claims: readonly Claim[]): readonly Clause[] =>
  claims.flatMap(({ clauses }) => clauses)

const shareName = (one: Clause, other: Clause): boolean =>
  [...one.names].some((name) => other.names.has(name))

/** Whether one of the clauses claims or denies a kind of what another one is about. */
const isSaidIn = (
  clauses: readonly Clause[],
  kind: string,
  isClaimed: boolean,
  about: Clause,
): boolean =>
  clauses.some((clause) => clause.dangers.get(kind) === isClaimed && shareName(clause, about))

/**
 * The dangerous kind that a sentence of an article claims and one of a later item denies of the same name, or the other
 * way round; undefined when the item also says what the article does, or the article what the item does.
 */
export const opposedDanger = (
  ours: Claim,
  theirs: Claim,
  article: readonly Claim[],
  item: readonly Claim[],
): string | undefined => {
  const isOpposed = (clause: Clause, kind: string, isClaimed: boolean): boolean =>
    isSaidIn(theirs.clauses, kind, !isClaimed, clause) &&
    !isSaidIn(clausesOf(item), kind, isClaimed, clause) &&
    !isSaidIn(clausesOf(article), kind, !isClaimed, clause)
  for (const clause of ours.clauses)
    for (const [kind, isClaimed] of clause.dangers)
      if (isOpposed(clause, kind, isClaimed)) return kind
  return undefined
}
