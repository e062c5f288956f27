import { ModelFailed, type ModelFailure } from '#platform/model/converse.ts'
import type { Draft } from '../drafts/index.ts'
import type { FeedItem } from '../intake/index.ts'
import { readSecond, type SecondReading } from '../second-reader/index.ts'
import type { FailureCode } from './texts.ts'
import { WritingFailed } from './writing-failed.ts'

const CODES: Readonly<Record<ModelFailure, FailureCode>> = {
  throttled: 'reader_throttled',
  unreachable: 'reader_unreachable',
  denied: 'reader_denied',
  broken_answer: 'reader_unreachable',
  internal: 'internal',
}

/**
 * Asks the second reader once, without retries: the queue retries.
 * @throws WritingFailed with the maximum cost when the call may be billed
 */
export const askSecondReader = async (
  draft: Draft,
  items: readonly FeedItem[],
): Promise<SecondReading> => {
  try {
    return await readSecond(draft, items)
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    throw new WritingFailed(CODES[error.code], error.cause, error.cost)
  }
}
