import type { Draft } from '../drafts/index.ts'
import {
  blankTitles,
  type Evidence,
  fold,
  hasCapital,
  isOrdinary,
  perObject,
  toldYears,
  wordsOf,
  yearOf,
  yearsNamed,
} from '../facts/index.ts'
import { DANGER_KINDS, type DangerKind } from './danger-kinds.ts'
import type { Finding } from './finding.ts'
import { quoted } from './quoted.ts'
import { citing, type Statement } from './statements.ts'
import { FINDINGS, PAST_YEAR } from './texts.ts'

/** A sentence, or a part of one with a verb of its own. */
interface Clause {
  readonly part: string
  readonly sentence: string
  /** Folded words with a space around each. */
  readonly text: string
  readonly isNegated: boolean
  /** The folded names of the sentence. */
  readonly names: ReadonlySet<string>
  /** With those of the sentence before. */
  readonly nearby: ReadonlySet<string>
}

/** A clause of an item. */
interface Told extends Clause {
  /** Empty when it is about now. */
  readonly pastYears: readonly number[]
}

const NEGATION =
  / (?:nicht|kein(?:e[nrms]?)?|nie|niemals|niemand|nichts|weder|ohne|dementier\w*|bestreitet|bestritt|abgewendet|not|n t|never|no|nobody|none|neither|nor|nothing|without|den(?:y|ies|ied)|false|cannot) /u

/** Genres and names in capitals mean no death: "Death Metal", "NAPALM DEATH". */
const NOT_MEANT =
  /\b[Dd]eath[\s/-]?(?:[Mm]etal\p{L}*|[Cc]ore|[Dd]oom|[Rr]ock|[Gg]rind\p{L}*)|\bNo\.? ?(?=\d)|\p{Lu}{3,}(?:[\s-]+\p{Lu}{2,})+/gu

const SENTENCE_END = /(?<=[^\d\s.][.!?…]["“”»]?)\s+|\n/u
const CLAUSE_END = /[;:()–]|,(?!\d)|\s(?:but|and|und|sondern|aber)\s/u

/** Each is read with its whole sentence, which can be all of a text that has no full stop. */
const MAX_CLAUSES = 20

const foldText = (text: string): string => ` ${fold(text).join(' ')} `

const MIN_NAME = 3

const namesIn = (sentence: string): ReadonlySet<string> =>
  new Set(
    wordsOf(sentence)
      .filter((word) => hasCapital(word) && word.folded.length >= MIN_NAME && !isOrdinary(word))
      .map(({ folded }) => folded.replace(/(?<=.{3})s$/u, '')),
  )

const NONE: ReadonlySet<string> = new Set()

const without = (words: ReadonlySet<string>, folded: string): string =>
  folded.replace(/[^ ]+/gu, (word) => (words.has(word) ? '' : word)).replace(/ {2,}/gu, ' ')

/** @param hidesNames of a German sentence: 'Tombola Death' is no death there, as it is in an English title */
const clausesOf = (text: string, hidesNames: boolean): readonly Clause[] => {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '')
  const names = sentences.map(namesIn)
  return sentences.flatMap((sentence, at) =>
    [sentence, ...sentence.split(CLAUSE_END, MAX_CLAUSES)].map((part) => {
      const meant = foldText(blankTitles(part).replace(NOT_MEANT, ' '))
      const folded = hidesNames ? without(names[at] ?? NONE, meant) : meant
      return {
        part,
        sentence,
        text: folded,
        isNegated: NEGATION.test(folded),
        names: names[at] ?? NONE,
        nearby: new Set([...(names[at] ?? []), ...(names[at - 1] ?? [])]),
      }
    }),
  )
}

const toldBy = /* @__PURE__ */ perObject((item: Evidence): readonly Told[] =>
  clausesOf(`${item.title}\n${item.text}`, false).map((clause) => ({
    ...clause,
    pastYears: toldYears(clause.part, clause.sentence, item),
  })),
)

/** 1 when a clause claims it, -1 when it denies it; undefined when it is about something else. */
const signOf = (
  { text, isNegated }: Clause,
  { claims, denies }: DangerKind,
): 1 | -1 | undefined => {
  if (denies?.test(text)) return isNegated ? 1 : -1
  if (!claims.test(text)) return undefined
  return isNegated ? -1 : 1
}

const isStated = (clause: Clause, kind: DangerKind): boolean =>
  signOf(clause, kind) === 1 || (!clause.isNegated && kind.states.test(clause.text))

const meet = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...ones].some((one) => others.has(one))

/** No item says it, or only of others. */
const isUnstated = (claim: Clause, kind: DangerKind, told: readonly Told[]): boolean => {
  const stated = told.filter((clause) => isStated(clause, kind))
  if (stated.length === 0) return true
  const isKnown = told.some(({ names }) => meet(names, claim.names))
  return isKnown && !stated.some(({ nearby }) => nearby.size === 0 || meet(nearby, claim.names))
}

/** The items claim what the sentence denies, and never deny it. */
const isReversed = (claim: Clause, kind: DangerKind, told: readonly Told[]): boolean => {
  const isSaid = (sign: 1 | -1, where: 'names' | 'nearby'): boolean =>
    told.some((clause) => signOf(clause, kind) === sign && meet(clause[where], claim.names))
  return isSaid(1, 'names') && !isSaid(-1, 'nearby')
}

const isWrong = (claim: Clause, kind: DangerKind, told: readonly Told[]): boolean => {
  const sign = signOf(claim, kind)
  if (sign === undefined) return false
  return sign === 1 ? isUnstated(claim, kind, told) : isReversed(claim, kind, told)
}

/** A death of twenty years ago is no news of a death: the sentence needs the year, or says that it is past. */
const lacksYear = (
  claims: readonly Clause[],
  kind: DangerKind,
  told: readonly Told[],
  named: ReadonlySet<number>,
): boolean => {
  if (!claims.some((claim) => signOf(claim, kind) === 1)) return false
  const stated = told.filter((clause) => isStated(clause, kind))
  return (
    stated.length > 0 &&
    stated.every(({ pastYears }) => pastYears.length > 0) &&
    !stated.some(({ pastYears }) => pastYears.some((year) => named.has(year)))
  )
}

/** The dangerous kinds of a statement that no cited item says in the same way, of the same name and of now. */
export const unstatedDangers = ({ text, evidence }: Statement): string[] => {
  const told = evidence.flatMap(toldBy)
  const claims = clausesOf(text, true)
  const named = new Set(yearsNamed(text, Math.max(...evidence.map(yearOf))))
  return DANGER_KINDS.flatMap((kind) => {
    if (claims.some((claim) => isWrong(claim, kind, told))) return [kind.name]
    return lacksYear(claims, kind, told, named) ? [`${kind.name}, ${PAST_YEAR}`] : []
  })
}

/** Dangerous claims need an item that makes them (docs/product/news.md#facts-guard). */
export const findDangers = (draft: Draft, evidence: readonly Evidence[]): Finding[] =>
  citing(draft, evidence).flatMap((statement) => {
    const kinds = unstatedDangers(statement)
    if (kinds.length === 0) return []
    const message = FINDINGS.contradicted(kinds.join(', '), quoted(statement.text))
    return [{ rule: 'contradiction', sentence: statement.text, message }]
  })
