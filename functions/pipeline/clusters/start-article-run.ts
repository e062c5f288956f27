import { log } from '#platform/runtime/logger.ts'
import { startArticleRun } from './article-run.ts'

export const handler = async (): Promise<void> => {
  log.info('article run', { isStarted: await startArticleRun() })
}
