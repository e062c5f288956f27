import { log } from '#platform/runtime/logger.ts'
import { startFeedRun } from './feed-run.ts'

export const handler = async (): Promise<void> => {
  log.info('feed run', { sources: await startFeedRun() })
}
