import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime'
import { findBannedTerm } from '#shared/domain/nsbm.ts'
import { isClean, withoutOverrides } from '#shared/domain/text.ts'
import { stemText } from '../search/stem.ts'
import type { HelpTopic } from '../topics/topic.ts'
import { ANSWER_QUESTION, ToolAnswer } from './answer-tool.ts'

/** Of the words of an answer, this share must occur in the topics that it cites. */
const MIN_SHARE_FROM_TOPICS = 0.5

/** Web and mail addresses, and paths. */
const ADDRESS =
  /[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+|\S+@\S+\.\S+|(?<![\p{L}\d])(?:[\p{L}\d-]+\.)+[a-z]{2,}(?![\p{L}\d])|(?<![\p{L}\d])\/[\p{L}\d][^\s]*/giu

const QUOTED = /[„“"»«]([^„“”"»«]+)[“”"»«]/gu
const MARKUP = /<[a-z/!]|\]\(|`|\*\*/i

const occursIn = (source: string) => (part: string) => source.includes(part.toLowerCase())

/** Whether the answer says nothing but what its topics say, as far as a machine can tell. */
const isFrom = (answer: string, topics: readonly HelpTopic[]): boolean => {
  const source = topics
    .map(({ title, text, words, question, link }) =>
      [title, text, words, question, link.label].join('\n'),
    )
    .join('\n')
  const isKnown = occursIn(source.toLowerCase())
  const quoted = [...answer.matchAll(QUOTED)].map(([, words = '']) => words)
  const facts = [...(answer.match(ADDRESS) ?? []), ...(answer.match(/\d+/g) ?? []), ...quoted]
  const stems = stemText(answer)
  const known = new Set(stemText(source))
  const shared = stems.filter((stem) => known.has(stem))
  return facts.every(isKnown) && shared.length >= stems.length * MIN_SHARE_FROM_TOPICS
}

const isPresentable = (answer: string): boolean =>
  answer !== '' && isClean(answer) && !MARKUP.test(answer) && findBannedTerm(answer) === null

const inputOf = ({ output }: Pick<ConverseCommandOutput, 'output'>): ToolAnswer | undefined => {
  const blocks = output?.message?.content ?? []
  const use = blocks.find(({ toolUse }) => toolUse?.name === ANSWER_QUESTION.name)
  return ToolAnswer.safeParse(use?.toolUse?.input).data
}

export interface AcceptedAnswer {
  readonly answer: string
  readonly topic: HelpTopic
}

/**
 * The answer of the model, if it rests on topics that it was given and adds nothing; undefined otherwise. What the
 * question asked for plays no part, so an instruction in it gains nothing.
 */
export const acceptAnswer = (
  output: Pick<ConverseCommandOutput, 'output'>,
  given: readonly HelpTopic[],
): AcceptedAnswer | undefined => {
  const input = inputOf(output)
  if (!input?.isAnswerable) return undefined
  const cited = input.topics.map((id) => given.find((topic) => topic.id === id))
  const [topic] = cited
  const known = cited.filter((each) => each !== undefined)
  if (!topic || known.length < cited.length || input.link !== topic.link.path) return undefined
  const answer = withoutOverrides(input.answer).trim()
  return isPresentable(answer) && isFrom(answer, known) ? { answer, topic } : undefined
}
