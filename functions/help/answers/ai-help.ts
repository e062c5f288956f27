import { aiHelp, type AiReply, MAX_HELP_SUGGESTIONS } from '#shared/api/ai-help.ts'
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
import { HELP_TEXTS } from './texts.ts'
import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime'
import { converse, ModelFailed, stageModel } from '#platform/model/converse.ts'
import { calculateMaxCost, type Cost } from '#platform/model/cost.ts'
import { requestFor } from './prompt.ts'
import { ConditionFailed, transact } from '#platform/table/index.ts'
import { berlinDay } from '../../pipeline/run-state/index.ts'
import { reserveCost, settleCost } from './help-day.items.ts'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { newId } from '#platform/runtime/ids.ts'
import { TOPICS } from '../topics/index.ts'

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
const presentReply = (outcome: Outcome, topic?: HelpTopic, said: Said = {}): AiReply => {
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

const MICRO = 1_000_000
/** What all new accounts together may spend of the budget. */
const SHARE_OF_NEW_ACCOUNTS = 0.25
const NO_COST: Cost = { microUsd: 0, input: 0, output: 0 }

interface Reservation {
  /** Counts what the call did cost, null for nothing. Without it, the maximum stays counted. */
  readonly settle: (cost: Cost | null) => Promise<void>
}

/**
 * Reserves the maximum cost of a call in the budget of the day; undefined when it does not fit, or not into the share
 * of new accounts. Both writes are
 * transactions, which DynamoDB executes once even when their answer is lost, so the count does not drift.
 */
const reserve = async (
  { microUsd }: Cost,
  isOfNewAccount: boolean,
): Promise<Reservation | undefined> => {
  const budget = Math.floor((env.model?.dailyHelpBudgetUsd ?? 0) * MICRO)
  if (microUsd > budget) return undefined
  const share = isOfNewAccount ? Math.floor(budget * SHARE_OF_NEW_ACCOUNTS) : undefined
  // The settlement belongs to the day of the reservation, also after midnight.
  const day = berlinDay(now())
  try {
    await transact({ day: reserveCost(day, microUsd, { budget, share }) })
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined
    throw error
  }
  return {
    settle: (cost) =>
      transact({ day: settleCost(day, { microUsd, isOfNewAccount }, cost ?? NO_COST) }),
  }
}

/** Within the ten seconds of the function, with time left to settle the cost. */
const ANSWER_MS = 6500

type Asked =
  | { readonly kind: 'overBudget' | 'failed' }
  | {
      readonly kind: 'answer'
      readonly output: Pick<ConverseCommandOutput, 'output'>
      readonly cost: Cost
    }

/** Asks the model once, within the budget of the day. */
const askModel = async (
  { question, isOfNewAccount }: { readonly question: string; readonly isOfNewAccount: boolean },
  topics: readonly HelpTopic[],
): Promise<Asked> => {
  const { profileArn, usdPerMillionTokens } = stageModel()
  const request = requestFor(profileArn, question, topics)
  const reservation = await reserve(calculateMaxCost(request, usdPerMillionTokens), isOfNewAccount)
  if (!reservation) return { kind: 'overBudget' }
  try {
    const abortSignal = AbortSignal.timeout(ANSWER_MS)
    const { output, cost } = await converse(request, { abortSignal })
    await reservation.settle(cost)
    return { kind: 'answer', output, cost }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    log.error('help model failed', error.cause, { code: error.code })
    await reservation.settle(error.cost)
    return { kind: 'failed' }
  }
}

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
