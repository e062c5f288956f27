import {
  COUNTS_KEY,
  dayKey,
  isPausedIn,
  runKey,
  SWITCH_KEY,
  type CountsItem,
  type DayItem,
} from '../../pipeline/run-state/index.ts'
import { helpDayKey, type HelpDayItem } from '../../help/index.ts'
import { getItems } from '#platform/table/index.ts'

export interface PipelineState {
  readonly counts: Partial<CountsItem>
  readonly isPaused: boolean
  readonly lastFeedRun: string | null
  readonly lastArticleRun: string | null
  readonly today: Partial<DayItem>
  readonly helpToday: Partial<HelpDayItem>
}

/** The stored state of the pipeline, and the cost of the AI help; `day` is today in Berlin. */
export const readPipeline = async (day: string): Promise<PipelineState> => {
  const [feeds, articles, today] = [runKey('feeds'), runKey('articles'), dayKey(day)]
  const helpToday = helpDayKey(day)
  const items = await getItems([COUNTS_KEY, SWITCH_KEY, feeds, articles, today, helpToday])
  return {
    counts: items.at(COUNTS_KEY) ?? {},
    isPaused: isPausedIn(items),
    lastFeedRun: items.at(feeds)?.startedAt ?? null,
    lastArticleRun: items.at(articles)?.startedAt ?? null,
    today: items.at(today) ?? {},
    helpToday: items.at(helpToday) ?? {},
  }
}
