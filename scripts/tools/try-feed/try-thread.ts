import { parentPort, workerData } from 'node:worker_threads'
import { FeedProblem } from '#functions/pipeline/intake/dry-run/index.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import { tryFeed, type TryWish } from './try-feed.ts'
import type { ThreadAnswer } from './try-in-thread.ts'

const answer = async (): Promise<ThreadAnswer> => {
  try {
    return { tried: await tryFeed(workerData as TryWish) }
  } catch (error) {
    const isExpected = error instanceof FeedProblem || error instanceof ExpectedProblem
    if (!isExpected) throw error
    return { problem: error.message }
  }
}

parentPort?.postMessage(await answer())
