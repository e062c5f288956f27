import type { Answer } from '#testing/stand-ins/converse.ts'
import type { CheckedItem, CheckedSentence } from './check-prompt.ts'
import { CLAIMS, NEGATION, type Claim } from './claims.ts'
import { normalize } from './fact.ts'
import type { Fault } from './faults.ts'

interface Verdict {
  readonly nr: number
  readonly verdict: 'supported' | 'contradicted' | 'not_stated'
  readonly passage: string
}

const MAX_PASSAGE = 300
const MIN_WORDS = 3

const wordsOf = (text: string): readonly string[] => normalize(text).split(' ')

/** At the end of a word. */
const cut = (text: string): string =>
  text.length <= MAX_PASSAGE ? text : text.slice(0, MAX_PASSAGE).replace(/\s+\S*$/u, '')

const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…][“”"»]?)\s+/u).filter((sentence) => sentence.trim() !== '')

/** Titles and sentences that are long enough to be quoted. */
const passagesOf = (items: readonly CheckedItem[]): readonly string[] => {
  const all = items.flatMap(({ title, text }) => [title, ...sentencesIn(text)])
  const long = all.filter((passage) => wordsOf(passage).length >= MIN_WORDS)
  return long.length > 0 ? long : items.map(({ title, text }) => `${title} ${text}`)
}

/** The passage that shares most words with a sentence. */
const closestTo = (text: string, passages: readonly string[]): string => {
  const words = new Set(wordsOf(text))
  const shared = (passage: string) => wordsOf(passage).filter((word) => words.has(word)).length
  return passages.toSorted((a, b) => shared(b) - shared(a))[0] ?? ''
}

const isNegated = (text: string): boolean => NEGATION.test(text)

interface Objection {
  readonly verdict: 'contradicted' | 'not_stated'
  readonly passages: readonly string[]
}

const objectionTo = (
  text: string,
  { inSentence, inItem }: Claim,
  passages: readonly string[],
): Objection | undefined => {
  if (!inSentence.test(text)) return undefined
  const stating = passages.filter((passage) => inItem.test(passage))
  if (stating.length > 0)
    return stating.some((passage) => isNegated(passage) === isNegated(text))
      ? undefined
      : { verdict: 'contradicted', passages: stating }
  const others = passages.filter((passage) => CLAIMS.some((claim) => claim.inItem.test(passage)))
  return others.length > 0
    ? { verdict: 'contradicted', passages: others }
    : { verdict: 'not_stated', passages }
}

/** `07` and `7` are one number. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(/\d+/gu) ?? []).map((digits) => digits.replace(/^0+(?=\d)/u, ''))

const verdictOn = ({ nr, text, items }: CheckedSentence): Verdict => {
  const passages = passagesOf(items)
  const objection = CLAIMS.map((claim) => objectionTo(text, claim, passages)).find(
    (found) => found !== undefined,
  )
  if (objection) {
    const { verdict, passages: where } = objection
    return { nr, verdict, passage: cut(closestTo(text, where)) }
  }
  const known = new Set(items.flatMap((item) => numbersIn(`${item.title} ${item.text}`)))
  const passage = cut(closestTo(text, passages))
  const isKnown = numbersIn(text).every((number) => known.has(number))
  return { nr, verdict: isKnown ? 'supported' : 'not_stated', passage }
}

const faultyAnswers: Readonly<
  Partial<Record<Fault, (sentences: readonly CheckedSentence[]) => Answer>>
> = {
  brokenJson: () => ({ kind: 'tool', input: { verdicts: 'alles bestens' } }),
  refusal: () => ({
    kind: 'text',
    text: 'Dabei kann ich leider nicht helfen.',
    stopReason: 'end_turn',
  }),
  filtered: () => ({ kind: 'text', text: '', stopReason: 'content_filtered' }),
  invention: (sentences) => ({
    kind: 'tool',
    input: {
      verdicts: sentences.map(({ nr }) => ({
        nr,
        verdict: 'supported',
        passage: 'Das steht wirklich so in der Quelle.',
      })),
    },
  }),
}

/** Judges as a second reader, by rules: claims of dangerous kinds and numbers. Deterministic. */
export const verdictsOn = (
  sentences: readonly CheckedSentence[],
  fault: Fault | undefined,
): Answer =>
  (fault && faultyAnswers[fault]?.(sentences)) ?? {
    kind: 'tool',
    input: { verdicts: sentences.map(verdictOn) },
  }
