import { aiHelp, type AiReply } from '#shared/api/ai-help.ts'
import { findHelpPage } from '#shared/domain/help-pages.ts'
import { isNewAccount } from '#shared/domain/trust.ts'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { guardedEndpoint } from '#platform/http/guarded-endpoint.ts'
import { returnUse, throttle } from '#platform/http/throttle.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { log } from '#platform/runtime/logger.ts'
import { findTopics } from '../search/find-topics.ts'
import type { HelpTopic } from '../topics/topic.ts'
import { acceptAnswer } from './accept-answer.rules.ts'
import { askModel } from './ask-model.ts'
import { presentReply } from './reply.presenter.ts'
import { HELP_TEXTS } from './texts.ts'

type Quota = 'helpQuestions' | 'helpQuestionsOfNewAccounts'

const countQuestion = async (quota: Quota, memberId: string): Promise<void> => {
  try {
    await throttle(quota, memberId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'throttled') throw error
    const { limit } = env.throttles[quota] ?? THROTTLES[quota]
    throw new ApiError('throttled', HELP_TEXTS.quotaUsed(limit), error.retryAfterSeconds)
  }
}

interface Question {
  readonly question: string
  readonly isOfNewAccount: boolean
}

const answer = async (asking: Question, topics: readonly HelpTopic[]): Promise<AiReply> => {
  const [best] = topics
  if (!best) return presentReply('unknown')
  const asked = await askModel(asking, topics)
  if (asked.kind !== 'answer') return presentReply(asked.kind, best, asking)
  const accepted = acceptAnswer(asked.output, topics)
  return accepted ? presentReply('answered', accepted.topic, accepted) : presentReply('unknown')
}

/** The question is neither stored nor logged. The role that the client claims is not used. */
export const handler = guardedEndpoint(aiHelp, async ({ body, memberId, heldFor }) => {
  const isOfNewAccount = isNewAccount(memberId, now())
  const quota = isOfNewAccount ? 'helpQuestionsOfNewAccounts' : 'helpQuestions'
  await countQuestion(quota, memberId)
  if (heldFor !== null) return presentReply('refused')
  const page = findHelpPage(body.context?.currentPage ?? '/') ?? '/'
  const topics = findTopics(body.query, page).map(({ topic }) => topic)
  const reply = await answer({ question: body.query, isOfNewAccount }, topics)
  if (reply.outcome === 'failed') await returnUse(quota, memberId)
  log.info('help question', { outcome: reply.outcome, topics: topics.map(({ id }) => id) })
  return reply
})
