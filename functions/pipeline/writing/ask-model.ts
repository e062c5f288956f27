import { converse, ModelFailed, stageModel, type Answer } from '#platform/model/converse.ts'
import { requestFor, type GivenItem } from './prompt.ts'
import { WritingFailed } from './writing-failed.ts'

/** With the second reader's it fits into the worker's time limit. */
const ANSWER_MS = 60_000

/**
 * Asks the model of the stage for an article once, without retries: the queue retries.
 * @throws WritingFailed with the maximum cost when the call may be billed
 */
export const askModel = async (
  items: readonly GivenItem[],
  answerMs = ANSWER_MS,
): Promise<Answer> => {
  try {
    const abortSignal = AbortSignal.timeout(answerMs)
    return await converse(requestFor(stageModel().profileArn, items), { abortSignal })
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    throw new WritingFailed(error.code, error.cause, error.cost)
  }
}
