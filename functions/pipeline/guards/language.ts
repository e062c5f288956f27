import type { Draft } from '../drafts/index.ts'
import type { Evidence, Finding } from './finding.ts'
import { fold } from './fold.ts'
import { FINDINGS } from './texts.ts'
import { quoted } from './quoted.ts'
import { statementsOf } from './statements.ts'

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const GERMAN = listOf(`
der die das den dem des ein eine einen einem einer eines und oder aber mit von vom zu zum zur im am an auf aus bei beim fur
ist sind war waren wird werden wurde wurden hat haben hatte sich es er sie nicht als auch nach uber so wie noch nur bereits
soll sollen kann will dass wenn weil dort damit ihr ihre ihren seine seinen sein schon mehr durch gegen ohne unter vor um bis
`)
const ENGLISH = listOf(`
the of and to for with on at by from is are was were has have had be been their they it its his her he she this that which
who will would as but not new after before about into over out up more than also we our you your
`)

const MIN_WORDS = 6
const MIN_FOREIGN_WORDS = 2

const countOf = (words: readonly string[], list: ReadonlySet<string>): number =>
  words.filter((word) => list.has(word)).length

/** Short statements are often titles and names, which do not indicate the language. */
const isForeign = (text: string): boolean => {
  const words = fold(text)
  const [german, english] = [countOf(words, GERMAN), countOf(words, ENGLISH)]
  if (words.length < MIN_WORDS) return german === 0 && english >= MIN_FOREIGN_WORDS
  return german === 0 || english > german
}

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u
const MAX_FOREIGN_SHARE = 0.3

const isInForeignScript = (text: string): boolean => {
  const letters = [...text].filter((char) => /\p{L}/u.test(char))
  const foreign = letters.filter((letter) => !LATIN.test(letter))
  return foreign.length > letters.length * MAX_FOREIGN_SHARE
}

/** Articles are German. The title can consist of names, so only its script is checked. */
export const findForeign = (draft: Draft, evidence: readonly Evidence[]): Finding[] =>
  statementsOf(draft, evidence)
    .filter(({ text }, index) => isInForeignScript(text) || (index > 0 && isForeign(text)))
    .map(({ text }) => ({
      rule: 'language',
      sentence: text,
      message: FINDINGS.foreign(quoted(text)),
    }))
