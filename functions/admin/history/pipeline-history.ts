import { pipelineHistory } from '#shared/api/pipeline.ts'
import { berlinDay } from '../../pipeline/run-state/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { lastDays } from './last-days.ts'
import { readDays, readSamples } from './history.repository.ts'

const DAYS = 14
const DAY_MS = 24 * 3_600_000
const MICRO = 1_000_000

export const handler = endpoint(pipelineHistory, async () => {
  const at = now()
  const days = lastDays(berlinDay(at), DAYS)
  const since = new Date(at - DAY_MS).toISOString()
  const [byDay, samples] = await Promise.all([readDays(days), readSamples(since)])
  return {
    days: days.map((day) => {
      const { items = 0, articles = 0, microUsd = 0 } = byDay.get(day) ?? {}
      return { day, items, articles, usd: microUsd / MICRO }
    }),
    queue: samples,
  }
})
