import { log } from '#platform/runtime/logger.ts'
import { buildPool } from './build-pool.ts'

export const handler = async (): Promise<void> => {
  log.info('suggestion pool', { posts: await buildPool() })
}
