import {
  compareReports,
  MAX_QUESTIONS,
  pairName,
  type Pair,
} from '#functions/pipeline/same-event/index.ts'
import type { FeedItem } from '#functions/pipeline/intake/index.ts'
import { ModelFailed } from '#platform/model/converse.ts'

/**
 * Asks the model whether two items report the same event, as an article run does, but stores and reads no answer.
 * @param pay learns what each question costs, in millionths of a US dollar
 */
export const askNow =
  (pay: (microUsd: number) => void) =>
  async (pairs: readonly Pair[], known: readonly FeedItem[]): Promise<Map<string, boolean>> => {
    const items = new Map(known.map((item) => [item.id, item]))
    const answers = new Map<string, boolean>()
    for (const pair of pairs.slice(0, MAX_QUESTIONS)) {
      const [one, other] = [items.get(pair[0]), items.get(pair[1])]
      if (!one || !other) continue
      try {
        const { isSame, cost } = await compareReports(one, other)
        pay(cost.microUsd)
        answers.set(pairName(pair), isSame)
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        pay(error.cost?.microUsd ?? 0)
        return answers
      }
    }
    return answers
  }
