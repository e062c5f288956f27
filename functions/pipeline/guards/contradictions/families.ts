import type { Concept } from './concept.ts'
import { NOUN_FAMILIES } from './noun-families.ts'
import { VERB_FAMILIES } from './verb-families.ts'

const asPattern = (form: string): string =>
  form.replaceAll('*', '\\w*').replaceAll('_', ' ').replaceAll('+', ' (?:\\w+ ){0,10}')

const wordsIn = (forms: string): RegExp =>
  new RegExp(
    `\\b(?:${forms
      .split(/[\s|]+/u)
      .filter(Boolean)
      .map(asPattern)
      .join('|')})\\b`,
    'u',
  )

const familyIn = (line: string): Concept => {
  const [name = '', forms = ''] = line.split(': ')
  const [says = '', denies] = forms.split(' / ')
  return { name, says: wordsIn(says), ...(denies !== undefined && { denies: wordsIn(denies) }) }
}

const familiesIn = (lines: string): readonly Concept[] => lines.trim().split('\n').map(familyIn)

export const VERBS = familiesIn(VERB_FAMILIES)
export const NOUNS = familiesIn(NOUN_FAMILIES)

/** The families that the words of a folded text belong to, in either language. */
export const familiesOf = (text: string): string[] =>
  [...VERBS, ...NOUNS]
    .filter(({ says, denies }) => says.test(text) || denies?.test(text) === true)
    .map(({ name }) => name)
