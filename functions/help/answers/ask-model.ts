import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime'
import { converse, ModelFailed, stageModel } from '#platform/model/converse.ts'
import { calculateMaxCost, type Cost } from '#platform/model/cost.ts'
import { log } from '#platform/runtime/logger.ts'
import type { HelpTopic } from '../topics/topic.ts'
import { reserve } from './budget.ts'
import { requestFor } from './prompt.ts'

/** Within the ten seconds of the function, with time left to settle the cost. */
const ANSWER_MS = 6500

type Asked =
  | { readonly kind: 'overBudget' | 'failed' }
  | {
      readonly kind: 'answer'
      readonly output: Pick<ConverseCommandOutput, 'output'>
      readonly cost: Cost
    }

/** Asks the model once, within the budget of the day. */
export const askModel = async (
  { question, isOfNewAccount }: { readonly question: string; readonly isOfNewAccount: boolean },
  topics: readonly HelpTopic[],
): Promise<Asked> => {
  const { profileArn, usdPerMillionTokens } = stageModel()
  const request = requestFor(profileArn, question, topics)
  const reservation = await reserve(calculateMaxCost(request, usdPerMillionTokens), isOfNewAccount)
  if (!reservation) return { kind: 'overBudget' }
  try {
    const abortSignal = AbortSignal.timeout(ANSWER_MS)
    const { output, cost } = await converse(request, { abortSignal })
    await reservation.settle(cost)
    return { kind: 'answer', output, cost }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    log.error('help model failed', error.cause, { code: error.code })
    await reservation.settle(error.cost)
    return { kind: 'failed' }
  }
}
