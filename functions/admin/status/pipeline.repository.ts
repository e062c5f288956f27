import {
  COUNTS_KEY,
  dayKey,
  isPausedIn,
  runKey,
  SWITCH_KEY,
  type CountsItem,
  type DayItem,
  type RunItem,
} from '../../pipeline/run-state/index.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'

export interface PipelineState {
  readonly counts: Partial<CountsItem>
  readonly isPaused: boolean
  readonly lastFeedRun: string | null
  readonly lastArticleRun: string | null
  readonly today: Partial<DayItem>
}

/** What the pipeline knows about itself; `day` is today in Berlin. */
export const readPipeline = async (day: string): Promise<PipelineState> => {
  const [feeds, articles, today] = [runKey('feeds'), runKey('articles'), dayKey(day)]
  const items = await readItems([COUNTS_KEY, SWITCH_KEY, feeds, articles, today])
  return {
    counts: (itemAt(items, COUNTS_KEY) as CountsItem | undefined) ?? {},
    isPaused: isPausedIn(items),
    lastFeedRun: (itemAt(items, feeds) as RunItem | undefined)?.startedAt ?? null,
    lastArticleRun: (itemAt(items, articles) as RunItem | undefined)?.startedAt ?? null,
    today: (itemAt(items, today) as DayItem | undefined) ?? {},
  }
}
