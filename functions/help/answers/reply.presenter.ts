import { MAX_HELP_SUGGESTIONS, type AiReply } from '#shared/api/ai-help.ts'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { env } from '#platform/runtime/env.ts'
import { newId } from '#platform/runtime/ids.ts'
import { TOPICS } from '../topics/index.ts'
import { type HelpTopic } from '../topics/topic.ts'
import { HELP_TEXTS } from './texts.ts'

type Outcome = AiReply['outcome']

const topicOf = (id: string): HelpTopic | undefined => TOPICS.find((topic) => topic.id === id)

/** The topic whose page helps when there is no answer. */
const fallbackOf = (outcome: Outcome): HelpTopic | undefined =>
  topicOf(outcome === 'refused' ? 'moderation' : 'contact')

interface Said {
  /** Of the model. */
  readonly answer?: string
  readonly isOfNewAccount?: boolean
}

const messageOf = (
  outcome: Outcome,
  topic: HelpTopic | undefined,
  { answer = '', isOfNewAccount = false }: Said,
): string => {
  if (outcome === 'answered') return answer
  if (outcome === 'overBudget') return HELP_TEXTS.overBudget(isOfNewAccount, topic !== undefined)
  return HELP_TEXTS[outcome]
}

/** The reply with the page of its topic and the questions of related topics. */
export const presentReply = (outcome: Outcome, topic?: HelpTopic, said: Said = {}): AiReply => {
  const { link, related } = topic ?? fallbackOf(outcome) ?? { link: null, related: [] }
  return {
    id: newId(),
    message: messageOf(outcome, topic, said),
    suggestions: related
      .flatMap((id) => topicOf(id)?.question ?? [])
      .slice(0, MAX_HELP_SUGGESTIONS),
    link,
    outcome,
    isAi: true,
    isLocalModel: outcome === 'answered' && env.model?.profile === LOCAL_MODEL,
  }
}
