import { pipelineHistory } from '#shared/api/pipeline.ts'
import { berlinDay, newsCostOn, type DayItem } from '../../pipeline/run-state/index.ts'
import { now } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { lastDays } from './last-days.ts'
import { readDays, readSamples } from './history.repository.ts'

const DAYS = 14
const DAY_MS = 24 * 3_600_000

export const handler = endpoint(pipelineHistory, async () => {
  const at = now()
  const days = lastDays(berlinDay(at), DAYS)
  const since = new Date(at - DAY_MS).toISOString()
  const [byDay, samples] = await Promise.all([readDays(days), readSamples(since)])
  return {
    days: days.map((day) => {
      const counted: Partial<DayItem> = byDay.get(day) ?? {}
      const { items = 0, articles = 0 } = counted
      return { day, items, articles, ...newsCostOn(counted) }
    }),
    queue: samples,
  }
})
