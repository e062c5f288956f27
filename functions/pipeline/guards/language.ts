import { listSentences, type Draft } from '../drafts/index.ts'
import { blankQuotations } from '../facts/quotations.ts'
import { fold } from '../facts/fold.ts'
import { german } from '../facts/lexicon/german.ts'
import type { Finding } from './finding.ts'
import { FINDINGS } from '../texts.ts'
import { quoted } from './quoted.ts'

const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u
const MAX_FOREIGN_SHARE = 0.3

const isInForeignScript = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !LATIN.test(letter))
  return foreign.length > letters.length * MAX_FOREIGN_SHARE
}

/** Names and nouns: everything with a capital but the first word, whose capital means nothing. */
const CAPITALISED = /(?<=\p{L}.*)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*/gu
const FIGURES = /[\d.,:;/+&–-]+/gu

/** What is left to judge: English names, titles and quotations say nothing about the language of a text. */
const speechOf = (text: string): string =>
  blankQuotations(text).replace(CAPITALISED, ' ').replace(FIGURES, ' ').replace(/\s+/gu, ' ').trim()

/** A shorter rest, such as "is out now" of a title, is judged only with the rest of the text. */
const MIN_WORDS = 6

/** Of the other words of German sentences, the rules of German know nine of ten; of English ones, half. */
const GERMAN_SHARE = 0.65

const isGerman = (speech: string): boolean => {
  const words = fold(speech)
  const known = words.filter((word) => german().isOtherWord(word))
  return known.length >= words.length * GERMAN_SHARE
}

/** Articles are German. The title can consist of names, so it is judged only with the whole text. */
export const findForeign = (draft: Draft): Finding[] => {
  const texts = listSentences(draft).map(({ text }) => text)
  const speech = texts.map(speechOf)
  const isForeign = (text: string, index: number): boolean => {
    const said = speech[index] ?? ''
    const isLong = index > 0 && said.split(' ').length >= MIN_WORDS
    return isInForeignScript(text) || (isLong && !isGerman(said))
  }
  const foreign = texts.filter(isForeign)
  const whole = foreign.length > 0 || isGerman(speech.join(' ')) ? [] : [draft.title]
  return [...foreign, ...whole].map((text) => ({
    rule: 'language',
    sentence: text,
    message: FINDINGS.foreign(quoted(text)),
  }))
}
