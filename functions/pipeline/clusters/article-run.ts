import { isoNow } from '#platform/runtime/clock.ts'
import { sendWork } from '#platform/queue/send-work.ts'
import { isPaused } from '../run-state/halt.ts'

/** Queues an article run: gathering clusters and writing articles. False while the pipeline is paused. */
export const startArticleRun = async (): Promise<boolean> => {
  if (await isPaused()) return false
  await sendWork('gather-clusters', [{ requestedAt: isoNow() }])
  return true
}
