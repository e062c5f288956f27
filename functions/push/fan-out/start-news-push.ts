import { addDays, instantOf, wallClockAt } from '#shared/domain/wall-clock.ts'
import { now } from '#platform/runtime/clock.ts'
import { idsAt } from '#platform/runtime/ids.ts'
import { log } from '#platform/runtime/logger.ts'
import { query } from '#platform/table/index.ts'
import { articlesPartition } from '../../articles/index.ts'
import { newNote } from '../notes/new-note.ts'
import { PUSH_TEXTS } from '../notes/texts.ts'
import { chooseBest } from './best-articles.rules.ts'
import type { Campaign } from './campaign.items.ts'
import { startFanOut } from './start-fan-out.ts'

const ZONE = 'Europe/Berlin'
const EVENING = '18:00'
const DAY_MS = 24 * 3_600_000
const DAYS_READ = 3
const MOST_READ = 300

/** From 18:00 to 18:00 in Berlin, also when clocks change and when the schedule is late: no article is left out. */
const dayOf = (date: string): readonly [string, string] => {
  const evening = (day: string): string =>
    new Date(instantOf({ date: day, time: EVENING }, ZONE) ?? Number.NaN).toISOString()
  return [evening(addDays(date, -1)), evening(date)]
}

/** Ids hold the time of the event. An article is written later, and belongs to the day on which it was written. */
const readArticlesOf = async (date: string) => {
  const [start, end] = dayOf(date)
  const { items } = await query(articlesPartition(), {
    from: idsAt(Date.parse(end) - DAYS_READ * DAY_MS),
    newestFirst: true,
    limit: MOST_READ,
    project: ['SK', 'title', 'sources', 'bandLinks', 'rating', 'generatedAt'],
  })
  return items.filter(({ generatedAt }) => generatedAt > start && generatedAt <= end)
}

/** Undefined on a day without articles. */
const newsOf = async (id: string, date: string, at: number): Promise<Campaign | undefined> => {
  const best = chooseBest(await readArticlesOf(date))
  const [first, second] = best
  if (!first) return undefined
  const note = newNote({
    id,
    kind: 'news',
    title: PUSH_TEXTS.newsTitle,
    body: PUSH_TEXTS.newsBody(best.map(({ title }) => title)),
    path: second ? '/news' : `/news/${first.SK}`,
    tag: 'news',
    at,
    actions: [],
  })
  return { kind: 'news', note }
}

/** Starts the push of the three best articles from 18:00 of the day before to 18:00. */
export const handler = async (): Promise<void> => {
  const at = now()
  const { date } = wallClockAt(at, ZONE)
  const id = `news-${date}`
  const news = await newsOf(id, date, at)
  log.info('news push', { id, isStarted: news !== undefined })
  if (news) await startFanOut(id, news)
}
