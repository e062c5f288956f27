import type { Clause } from '../facts/index.ts'
import { DANGER_KINDS } from '../facts/danger-kinds.ts'
import { readFacts, readSentenceFacts } from '../facts/item-facts.ts'
import { publishedYear, yearsNamed } from '../facts/past-years.ts'
import type { Finding, Statement } from './finding.ts'
import { quoted } from './quoted.ts'
import { FINDINGS, PAST_YEAR } from '../texts.ts'

const meet = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...ones].some((one) => others.has(one))

/** No item says it, or only of others. */
const isUnstated = (claim: Clause, kind: string, cited: readonly Clause[]): boolean => {
  const saying = cited.filter(({ stated }) => stated.has(kind))
  if (saying.length === 0) return true
  const isKnown = cited.some(({ names }) => meet(names, claim.names))
  return isKnown && !saying.some(({ nearby }) => nearby.size === 0 || meet(nearby, claim.names))
}

/** The items claim what the sentence denies, and never deny it. */
const isReversed = (claim: Clause, kind: string, cited: readonly Clause[]): boolean => {
  const isSaid = (isClaimed: boolean, where: 'names' | 'nearby'): boolean =>
    cited.some(
      (clause) => clause.dangers.get(kind) === isClaimed && meet(clause[where], claim.names),
    )
  return isSaid(true, 'names') && !isSaid(false, 'nearby')
}

const isWrong = (claim: Clause, kind: string, cited: readonly Clause[]): boolean => {
  const isClaimed = claim.dangers.get(kind)
  if (isClaimed === undefined) return false
  return isClaimed ? isUnstated(claim, kind, cited) : isReversed(claim, kind, cited)
}

/** A death of twenty years ago is no news of a death: the sentence needs the year, or says that it is past. */
const lacksYear = (
  claims: readonly Clause[],
  kind: string,
  cited: readonly Clause[],
  named: ReadonlySet<number>,
): boolean => {
  if (!claims.some(({ dangers }) => dangers.get(kind) === true)) return false
  const saying = cited.filter(({ stated }) => stated.has(kind))
  return (
    saying.length > 0 &&
    saying.every(({ pastYears }) => pastYears.length > 0) &&
    !saying.some(({ pastYears }) => pastYears.some((year) => named.has(year)))
  )
}

/** The dangerous kinds of a statement that no cited item says in the same way, of the same name and of now. */
export const unstatedDangers = (statement: Statement): string[] => {
  const { text, evidence } = statement
  const cited = evidence.flatMap((item) => readFacts(item).clauses)
  const { clauses } = readSentenceFacts(statement)
  const named = new Set(yearsNamed(text, Math.max(...evidence.map(publishedYear))))
  return DANGER_KINDS.flatMap(({ name }) => {
    if (clauses.some((claim) => isWrong(claim, name, cited))) return [name]
    return lacksYear(clauses, name, cited, named) ? [`${name}, ${PAST_YEAR}`] : []
  })
}

/** Dangerous claims need an item that makes them (docs/product/news.md#facts-guard). */
export const findDangers = (statement: Statement): Finding[] => {
  const [sentence, kinds] = [statement.text, unstatedDangers(statement)]
  if (kinds.length === 0) return []
  const message = FINDINGS.contradicted(kinds.join(', '), quoted(sentence))
  return [{ rule: 'contradiction', sentence, message }]
}
