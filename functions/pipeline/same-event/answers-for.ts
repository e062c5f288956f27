import { ModelFailed } from '#platform/model/converse.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import { getItems, getMany, transact } from '#platform/table/index.ts'
import { feedItemKey, type FeedItem } from '../intake/feed-item.items.ts'
import { berlinDay } from '#platform/runtime/berlin-day.ts'
import { costOnDay } from '../run-state/spent.ts'
import { countOnDay } from '../run-state/run-state.items.ts'
import { haltOn } from '../run-state/halt.ts'
import { compareReports } from './compare-reports.ts'
import { pairName, putAnswer, storyPairKey, type Pair } from './story-pair.items.ts'

/** Per article run. */
export const MAX_QUESTIONS = 20
/** Of the daily budget, per article run. */
const MAX_SHARE = 0.1
/** Together with the rest of a run it fits into the worker's time limit. */
const MAX_MS = 40_000
const MICRO = 1_000_000

type Answers = ReadonlyMap<string, boolean>

const readAnswers = async (pairs: readonly Pair[]): Promise<Map<string, boolean>> => {
  const items = await getItems(pairs.map(storyPairKey))
  return new Map(
    pairs.flatMap((pair) => {
      const answer = items.at(storyPairKey(pair))
      return answer ? [[pairName(pair), answer.isSame] as const] : []
    }),
  )
}

const isHalted = async (): Promise<boolean> => {
  const halt = haltOn(now())
  const { isPaused, isSpent } = halt.of(await getItems(halt.keys, { consistent: true }))
  return isPaused || isSpent
}

interface Asked {
  /** Undefined when the model did not answer. */
  readonly isSame: boolean | undefined
  readonly microUsd: number
}

/** The answer and its cost are stored together, so that neither is without the other. */
const ask = async (pair: Pair, [one, other]: readonly [FeedItem, FeedItem]): Promise<Asked> => {
  try {
    const { isSame, cost } = await compareReports(one, other)
    await transact({
      answer: putAnswer(pair, isSame),
      day: countOnDay(berlinDay(now()), { ...costOnDay({ writing: null, checking: cost }) }),
    })
    return { isSame, microUsd: cost.microUsd }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    const spent = costOnDay({ writing: null, checking: error.cost })
    if (spent) await transact({ day: countOnDay(berlinDay(now()), spent) })
    log.warn('two items not compared', { code: error.code })
    return { isSame: undefined, microUsd: error.cost?.microUsd ?? 0 }
  }
}

/** Asks about pairs until a limit is reached or the model does not answer: then the rest stays two stories. */
const askAll = async (
  pairs: readonly Pair[],
  items: ReadonlyMap<string, FeedItem>,
  answers: Map<string, boolean>,
): Promise<void> => {
  const end = now() + MAX_MS
  const budget = (env.model?.dailyBudgetUsd ?? 0) * MICRO * MAX_SHARE
  let microUsd = 0
  for (const pair of pairs.slice(0, MAX_QUESTIONS)) {
    if (microUsd >= budget || now() >= end || (await isHalted())) return
    const [one, other] = [items.get(pair[0]), items.get(pair[1])]
    if (!one || !other) continue
    const asked = await ask(pair, [one, other])
    if (asked.isSame === undefined) return
    answers.set(pairName(pair), asked.isSame)
    microUsd += asked.microUsd
  }
}

const readFeedItems = async (
  ids: readonly string[],
  known: readonly FeedItem[],
): Promise<ReadonlyMap<string, FeedItem>> => {
  const items = new Map(known.map((item) => [item.id, item]))
  const missing = [...new Set(ids)].filter((id) => !items.has(id))
  for (const item of await getMany(missing.map(feedItemKey))) if (item) items.set(item.id, item)
  return items
}

/**
 * Whether the items of each pair report the same event, as the model said now or before. A pair without an answer is
 * missing: a failed call or an exhausted budget merges nothing.
 * @param known items that need not be read
 */
export const answersFor = async (
  pairs: readonly Pair[],
  known: readonly FeedItem[],
): Promise<Answers> => {
  if (pairs.length === 0) return new Map()
  const answers = await readAnswers(pairs)
  const open = pairs.filter((pair) => !answers.has(pairName(pair))).slice(0, MAX_QUESTIONS)
  if (open.length > 0) await askAll(open, await readFeedItems(open.flat(), known), answers)
  return answers
}
