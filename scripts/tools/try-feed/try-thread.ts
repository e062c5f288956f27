import { parentPort, workerData } from 'node:worker_threads'
import { FeedProblem } from '#functions/pipeline/intake/dry-run/index.ts'
import { ExpectedProblem } from '../../local/state/expected-problem.ts'
import type { ThreadAnswer } from '../operator/model-thread.ts'
import { tryFeed, type Tried, type TryWish } from './try-feed.ts'

const answer = async (): Promise<ThreadAnswer<Tried>> => {
  try {
    return { done: await tryFeed(workerData as TryWish) }
  } catch (error) {
    const isExpected = error instanceof FeedProblem || error instanceof ExpectedProblem
    if (!isExpected) throw error
    return { problem: error.message }
  }
}

parentPort?.postMessage(await answer())
