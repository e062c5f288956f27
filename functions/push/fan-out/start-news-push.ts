import { wallClockAt } from '#shared/domain/wall-clock.ts'
import { now } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { log } from '#platform/runtime/logger.ts'
import { query } from '#platform/table/index.ts'
import { articlesPartition } from '../../articles/index.ts'
import { newNote, PUSH_TEXTS } from '../notes/index.ts'
import { bestOf } from './best-articles.rules.ts'
import type { Campaign } from './campaign.items.ts'
import { startFanOut } from './start-fan-out.ts'

const DAY_MS = 24 * 3_600_000
const DAYS_READ = 3
const TIME_DIGITS = 10
const MOST_READ = 300

/** Ids hold the time of the event. An article is written later, and belongs to the day on which it was written. */
const readArticlesOf = async (at: number) => {
  const { items } = await query(articlesPartition(), {
    from: newId(at - DAYS_READ * DAY_MS).slice(0, TIME_DIGITS),
    newestFirst: true,
    limit: MOST_READ,
    project: ['SK', 'title', 'sources', 'bandLinks', 'rating', 'generatedAt'],
  })
  const start = new Date(at - DAY_MS).toISOString()
  const end = new Date(at).toISOString()
  return items.filter(({ generatedAt }) => generatedAt > start && generatedAt <= end)
}

/** Undefined on a day without articles. */
const newsOf = async (id: string, at: number): Promise<Campaign | undefined> => {
  const best = bestOf(await readArticlesOf(at))
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

/** Starts the push of the three best articles since 18:00 of the day before. */
export const handler = async (): Promise<void> => {
  const at = now()
  const id = `news-${wallClockAt(at, 'Europe/Berlin').date}`
  const news = await newsOf(id, at)
  log.info('news push', { id, isStarted: news !== undefined })
  if (news) await startFanOut(id, news)
}
