import { type Clause, sentenceFactsOf } from '../facts/index.ts'
import type { Claim } from './claim.ts'

const clausesOf = (claims: readonly Claim[]): readonly Clause[] =>
  claims.flatMap((claim) => sentenceFactsOf(claim).clauses)

const meet = (one: Clause, other: Clause): boolean =>
  [...one.names].some((name) => other.names.has(name))

/** Whether one of the clauses claims or denies a kind of what another one is about. */
const say = (
  clauses: readonly Clause[],
  kind: string,
  isClaimed: boolean,
  about: Clause,
): boolean =>
  clauses.some((clause) => clause.dangers.get(kind) === isClaimed && meet(clause, about))

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
    say(clausesOf([theirs]), kind, !isClaimed, clause) &&
    !say(clausesOf(item), kind, isClaimed, clause) &&
    !say(clausesOf(article), kind, !isClaimed, clause)
  for (const clause of clausesOf([ours]))
    for (const [kind, isClaimed] of clause.dangers)
      if (isOpposed(clause, kind, isClaimed)) return kind
  return undefined
}
