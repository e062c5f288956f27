import { adminStatus, type AdminStatus } from '#shared/api/pipeline.ts'
import { ARTICLE_RUN_CRON, FEED_RUN_CRON } from '#shared/domain/news.ts'
import { berlinDay, newsCostOn } from '../../pipeline/run-state/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { nextRun } from './next-run.ts'
import { readPipeline, type PipelineState } from './pipeline.repository.ts'
import { queueFigures } from './queue-figures.ts'

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
