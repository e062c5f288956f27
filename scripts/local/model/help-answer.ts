import { foldWords } from '#shared/domain/search-fold.ts'
import type { Answer } from '#testing/stand-ins/converse.ts'
import type { Fault } from './faults.ts'
import type { GivenTopic, HelpPrompt } from './help-prompt.ts'

/** Words are compared by their beginnings. */
const BEGINNING = 4
/** Below it, the topic is about something else. */
const MIN_SHARE = 0.25
/** By how much a later topic must fit better, because they come in the order of their relevance. */
const MARGIN = 0.3
const MAX_SENTENCES = 3

const LITTLE_WORDS = new Set(
  foldWords(
    'aber alle alles auch bekomme bitte dann dass dein deine denn diese diesem dieser doch eine einem einen einer gibt haben hast hier ihre ihren jemand jemandem jemanden kann kannst kein keine könnte machen mehr mein meine meinem meinen meiner möchte nach nicht noch oder oben schon sein sich sind soll sollen über wann warum was welche wenn werde werden wieso wird wollen wurde ignoriere anweisung',
  ),
)

const beginningsOf = (text: string): string[] =>
  foldWords(text)
    .filter((word) => word.length >= BEGINNING && !LITTLE_WORDS.has(word))
    .map((word) => word.slice(0, BEGINNING))

const shareOf = (asked: readonly string[], text: string): number => {
  const known = new Set(beginningsOf(text))
  return asked.filter((word) => known.has(word)).length / Math.max(1, asked.length)
}

const wordsOf = ({ titel, text, stichworte }: GivenTopic): string =>
  [titel, text, stichworte].join(' ')

/** Commands to the assistant instead of questions about the product. */
const COMMAND =
  /^(?:bitte )?(?:gib|nenne?|schick|schreibe?|erzähle?|rechne|übersetze?|ignoriere?|vergiss) /iu

const NOTHING = { isAnswerable: false, topics: [], link: null, answer: '' }

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])(?<!\d\.) (?=[\p{Lu}„])/u)

/** The sentences that fit the question best, in their order; quoted, so that nothing is invented. */
const quoteOf = (text: string, asked: readonly string[]): string => {
  const sentences = sentencesOf(text).map((sentence, at) => ({
    sentence,
    at,
    share: shareOf(asked, sentence),
  }))
  return sentences
    .toSorted((one, other) => other.share - one.share || one.at - other.at)
    .slice(0, MAX_SENTENCES)
    .toSorted((one, other) => one.at - other.at)
    .map(({ sentence }) => sentence)
    .join(' ')
}

const answerFrom = ({ topics, question }: HelpPrompt): object => {
  const asked = beginningsOf(question)
  const [first, ...others] = topics.map((topic) => ({
    topic,
    share: shareOf(asked, wordsOf(topic)),
  }))
  if (!first || COMMAND.test(question)) return NOTHING
  const best = others.find(({ share }) => share >= first.share + MARGIN) ?? first
  if (best.share < MIN_SHARE) return NOTHING
  const { id, link, text } = best.topic
  return { isAnswerable: true, topics: [id], link, answer: quoteOf(text, asked) }
}

const INVENTED = 'Ruf einfach 0800 666 666 an oder schau auf hilfe.example/chat.'

const faultyAnswers: Readonly<Partial<Record<Fault, (prompt: HelpPrompt) => Answer>>> = {
  brokenJson: () => ({ kind: 'tool', input: { isAnswerable: 'ja' } }),
  invention: (prompt) => ({ kind: 'tool', input: { ...answerFrom(prompt), answer: INVENTED } }),
  refusal: () => ({ kind: 'text', text: 'Dabei kann ich nicht helfen.', stopReason: 'end_turn' }),
  filtered: () => ({ kind: 'text', text: '', stopReason: 'content_filtered' }),
}

/** Answers a question with sentences of the topic that fits best. */
export const helpAnswerTo = (prompt: HelpPrompt, fault: Fault | undefined): Answer =>
  (fault && faultyAnswers[fault]?.(prompt)) ?? { kind: 'tool', input: answerFrom(prompt) }
