import { isoNow } from '../../platform/clock.ts'
import { sendWork } from '../../platform/send-work.ts'
import { isPaused } from '../ledger/index.ts'

/** Has what is new gathered into stories and written; false while the pipeline is paused. */
export const startArticleRun = async (): Promise<boolean> => {
  if (await isPaused()) return false
  await sendWork('gather-stories', [{ requestedAt: isoNow() }])
  return true
}
