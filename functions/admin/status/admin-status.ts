import {
  adminStatus,
  type AdminStatus,
  QueueName,
  type QueueFigures,
} from '#shared/api/pipeline.ts'
import { ARTICLE_RUN_CRON, FEED_RUN_CRON } from '#shared/domain/news.ts'
import {
  berlinDay,
  newsCostOn,
  COUNTS_KEY,
  dayKey,
  isPausedIn,
  runKey,
  SWITCH_KEY,
  type CountsItem,
  type DayItem,
} from '../../pipeline/run-state/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { nextRun } from './next-run.ts'
import { helpDayKey, type HelpDayItem } from '../../help/index.ts'
import { getItems } from '#platform/table/index.ts'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { log } from '#platform/runtime/logger.ts'
import { requireQueue } from '#platform/queue/send-work.ts'

/** Short, because the page shows the job counts without them. */
const TIMEOUT_MS = 1000

const sqs = new SQSClient({ maxAttempts: 1 })

interface Lengths {
  readonly waiting: number | null
  readonly inFlight: number | null
}

const lengthsOf = async (queueUrl: string): Promise<Lengths> => {
  try {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: queueUrl,
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
      { abortSignal: AbortSignal.timeout(TIMEOUT_MS) },
    )
    return {
      waiting: Number(Attributes?.ApproximateNumberOfMessages),
      inFlight: Number(Attributes?.ApproximateNumberOfMessagesNotVisible),
    }
  } catch (error) {
    log.warn('queue does not answer', { queueUrl, reason: String(error) })
    return { waiting: null, inFlight: null }
  }
}

const sum = ({ waiting, inFlight }: Lengths): number | null =>
  waiting === null || inFlight === null ? null : waiting + inFlight

const figuresOf = async (queue: QueueName): Promise<QueueFigures> => {
  const { url, failedUrl } = requireQueue(queue)
  const [work, failed] = await Promise.all([lengthsOf(url), lengthsOf(failedUrl)])
  return { queue, ...work, deadLetters: sum(failed) }
}

/** The approximate lengths that SQS reports; null for a queue that does not answer in time. */
const queueFigures = (): Promise<QueueFigures[]> => Promise.all(QueueName.options.map(figuresOf))

interface PipelineState {
  readonly counts: Partial<CountsItem>
  readonly isPaused: boolean
  readonly lastFeedRun: string | null
  readonly lastArticleRun: string | null
  readonly today: Partial<DayItem>
  readonly helpToday: Partial<HelpDayItem>
}

/** The stored state of the pipeline, and the cost of the AI help; `day` is today in Berlin. */
const readPipeline = async (day: string): Promise<PipelineState> => {
  const [feeds, articles, today] = [runKey('feeds'), runKey('articles'), dayKey(day)]
  const helpToday = helpDayKey(day)
  const items = await getItems([COUNTS_KEY, SWITCH_KEY, feeds, articles, today, helpToday])
  return {
    counts: items.at(COUNTS_KEY) ?? {},
    isPaused: isPausedIn(items),
    lastFeedRun: items.at(feeds)?.startedAt ?? null,
    lastArticleRun: items.at(articles)?.startedAt ?? null,
    today: items.at(today) ?? {},
    helpToday: items.at(helpToday) ?? {},
  }
}

const MICRO = 1_000_000

const schedulerOf = (state: PipelineState, at: number): AdminStatus['scheduler'] => {
  const next = (cron: string): string | null =>
    state.isPaused ? null : new Date(nextRun(cron, at)).toISOString()
  return {
    isRunning: !state.isPaused,
    nextRssRun: next(FEED_RUN_CRON),
    nextContentRun: next(ARTICLE_RUN_CRON),
    lastRssRun: state.lastFeedRun,
    lastContentRun: state.lastArticleRun,
  }
}

const jobsOf = ({ counts }: PipelineState): AdminStatus['contentQueue'] => {
  const { pending = 0, processing = 0, completed = 0, failed = 0 } = counts
  const total = pending + processing + completed + failed
  return { total, pending, processing, completed, failed }
}

const helpOf = ({ helpToday }: PipelineState): AdminStatus['helpToday'] => ({
  answers: helpToday.answers ?? 0,
  inputTokens: helpToday.inputTokens ?? 0,
  outputTokens: helpToday.outputTokens ?? 0,
  usd: (helpToday.microUsd ?? 0) / MICRO,
  budgetUsd: env.model?.dailyHelpBudgetUsd ?? 0,
})

export const handler = endpoint(adminStatus, async () => {
  const at = now()
  const [state, queues] = await Promise.all([readPipeline(berlinDay(at)), queueFigures()])
  return {
    scheduler: schedulerOf(state, at),
    recentArticles: state.today.articles ?? 0,
    contentQueue: jobsOf(state),
    queues,
    costToday: {
      ...newsCostOn(state.today),
      budgetUsd: env.model?.dailyBudgetUsd ?? 0,
    },
    helpToday: helpOf(state),
    timestamp: new Date(at).toISOString(),
  }
})
