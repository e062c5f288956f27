import { REFUSALS } from './clause-words.ts'
import type { Clause } from './clauses.ts'
import type { Concept } from './concept.ts'

/** A clause says something (1), denies it (-1), or leaves it open (0). */
export type Sign = 1 | -1 | 0

/** "Nach seinem Ausstieg …", "wegen einer Erkrankung …": what is given as a time or cause is not what the clause denies. */
const GIVEN =
  /\b(?:nach|wegen|aufgrund|infolge|trotz|aus|seit|durch|after|following|due to|because of|despite|since|amid) (?:[\w'’]+ ){0,3}$/u

const GERMAN = /^(?:nach|wegen|aufgrund|infolge|trotz|aus|seit|durch)/u

/** "Seit Jahren spielt die Band nicht": after a German preposition, a verb is not given. */
const isGiven = ({ text, nouns }: Clause, at: number): boolean => {
  const [preposition] = GIVEN.exec(text.slice(0, at)) ?? []
  if (preposition === undefined) return false
  const [word = '', next = ''] = text.slice(at).split(' ')
  return nouns.has(word) || nouns.has(next) || !GERMAN.test(preposition)
}

/** "Ohne Schlagzeuger", "statt einer Tour": only what follows is denied. */
const WITHOUT =
  /\b(?:ohne|(?:statt|anstelle|anstatt)(?= (?:ein|der|des|dem|den|die|das|von|wie|zu))|without|instead of|rather than) (?:[\w'’]+ ){0,3}$/u

/** "Nearly killed" denies it. */
const ALMOST = /\b(?:nearly|almost|beinahe|fast|um ein haar|knapp) (?:\w+ )?$/u

const MAX_WORDS_BETWEEN = 4

/** A refusal concerns only the words next to it: "ruled out a return to the band he left". */
const refuses = ({ text, isRefusal }: Clause, at: number): boolean => {
  if (!isRefusal) return false
  const refusal = REFUSALS.exec(text)
  if (!refusal) return false
  const end = refusal.index + refusal[0].length
  // A German verb comes last, so everything before it is its object.
  return at < end || text.slice(end, at).trim().split(' ').length <= MAX_WORDS_BETWEEN
}

const isDeniedBefore = (text: string): boolean => ALMOST.test(text) || WITHOUT.test(text)

const isReported = ({ isDenial }: Clause, { name }: Concept): boolean =>
  isDenial && name !== 'denying'

/** The sign of a concept whose words are at a position of the clause. */
const signAt = (clause: Clause, concept: Concept, at: number): Sign => {
  const { text, isNegated } = clause
  const before = text.slice(0, at)
  const isTurned = isNegated !== refuses(clause, at)
  const isSaid = !isReported(clause, concept)
  if (isTurned && isSaid && isGiven(clause, at)) return 1
  if (isDeniedBefore(before)) return -1
  return isTurned === isSaid ? -1 : 1
}

const signOfWords = (clause: Clause, concept: Concept, isDenied: boolean, at = 0): Sign => {
  if (clause.isOpen) return 0
  if (isDenied) return clause.isNegated === isReported(clause, concept) ? -1 : 1
  return signAt(clause, concept, at)
}

const computeSign = (clause: Clause, concept: Concept): Sign | undefined => {
  const isDenied = concept.denies?.test(clause.text) === true
  const at = concept.says.exec(clause.text)?.index
  const isSaid = at !== undefined
  // One part of the sentence says it, and another denies it.
  if (clause.isWhole && isSaid && isDenied) return undefined
  return isSaid || isDenied ? signOfWords(clause, concept, isDenied, at) : undefined
}

const signs = new WeakMap<Clause, Map<Concept, Sign | undefined>>()

/** Whether a clause says or denies a concept; undefined when it does neither. Kept, because each sentence asks again. */
export const signIn = (clause: Clause, concept: Concept): Sign | undefined => {
  const known = signs.get(clause) ?? new Map<Concept, Sign | undefined>()
  if (known.size === 0) signs.set(clause, known)
  if (!known.has(concept)) known.set(concept, computeSign(clause, concept))
  return known.get(concept)
}

const DETERMINED =
  /\b(?:der|die|das|den|dem|des|diese[nrms]?|ihre?[nrms]?|seine?[nrms]?|beim|zum|zur|vom|im|am|nach|vor|wegen|trotz|mit|bei|seit|durch|fur|uber|ohne|gegen|um|an|auf|aus|von|unter) (?:\w+ ){0,1}$/u

/** "Ihrem im Januar gestorbenen Kollegen": a participle before its noun. */
const isAttribute = (
  text: string,
  end: number,
  word: string,
  nouns: ReadonlySet<string>,
): boolean => {
  const [next = ''] = text.slice(end).trim().split(' ')
  return /(?:en|t|et)e[nrms]?$/u.test(word) && nouns.has(next)
}

/** "Den Krebs überstanden": a noun with its verb claims. */
const isNounWithVerb = (found: string, nouns: ReadonlySet<string>): boolean => {
  const [first = '', ...others] = found.split(' ')
  const last = others.at(-1)
  return last !== undefined && nouns.has(first) && !nouns.has(last)
}

const matchesOf = (text: string, pattern: RegExp | undefined): RegExpExecArray[] =>
  pattern === undefined ? [] : [...text.matchAll(new RegExp(pattern, 'gu'))]

const isMention = ({ text, nouns }: Clause, found: RegExpExecArray): boolean => {
  if (isNounWithVerb(found[0], nouns)) return false
  const [first = ''] = found[0].split(' ')
  if (isAttribute(text, found.index + found[0].length, first, nouns)) return true
  const before = text.slice(0, found.index)
  const [between = ''] = before.trim().split(' ').slice(-1)
  return nouns.has(first) && !nouns.has(between) && DETERMINED.test(before)
}

/**
 * "Die Anklage", "nach dem Tod ihres Vaters": the clause takes it as given and says something else.
 * "An Krebs erkrankt" claims it with the verb.
 */
export const isMentioned = (clause: Clause, { says, denies }: Concept): boolean => {
  const said = matchesOf(clause.text, says)
  const all = said.length > 0 ? said : matchesOf(clause.text, denies)
  return all.length > 0 && all.every((found) => isMention(clause, found))
}
