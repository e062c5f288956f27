import { converse, ModelFailed, stageModel, type Answer } from '#platform/model/converse.ts'
import type { FeedItem } from '../intake/index.ts'
import { requestFor } from './prompt.ts'
import { WritingFailed } from './writing-failed.ts'

/** Twice this fits into the worker's time limit: the SDK restarts the timer when the response begins. */
const ANSWER_MS = 45_000

/**
 * Asks the model of the stage for an article once, without retries: the queue retries.
 * @throws WritingFailed with the maximum cost when the call may be billed
 */
export const askModel = async (
  items: readonly FeedItem[],
  requestTimeout = ANSWER_MS,
): Promise<Answer> => {
  try {
    return await converse(requestFor(stageModel().profileArn, items), { requestTimeout })
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    throw new WritingFailed(error.code, error.cause, error.cost)
  }
}
