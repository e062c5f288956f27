import { stages } from '#infra/stages.ts'
import type { JobState } from '#shared/domain/news.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { makeNews } from '../../demo/first-news.ts'
import { defineBench, secondsOf, until } from './bench.ts'
import { startCloud } from './cloud.ts'
import { benchWorld, KNOWN_ITEMS, NEW_ITEMS, SOURCES } from './news-world.ts'
import { followWorkers } from './worker-memory.ts'

const ITEMS = SOURCES * (KNOWN_ITEMS + NEW_ITEMS)

type Counts = Readonly<Partial<Record<JobState, number>>>

const useJobs = async () => {
  const [{ get, query }, { COUNTS_KEY }, { FRESH_ITEMS }] = await Promise.all([
    import('#platform/table/index.ts'),
    import('#functions/pipeline/run-state/run-state.items.ts'),
    import('#functions/pipeline/intake/feed-item.items.ts'),
  ])
  return {
    counts: async (): Promise<Counts> => (await get(COUNTS_KEY)) ?? {},
    hasFresh: async () => (await query(FRESH_ITEMS, { limit: 1 })).items.length > 0,
  }
}

/** Repeats both runs until every job has ended and no item waits for a cluster. */
const runAll = async (
  cloud: LocalCloud,
  { counts, hasFresh }: Awaited<ReturnType<typeof useJobs>>,
): Promise<void> => {
  await makeNews(cloud, stages.dev)
  await until(async () => {
    const { pending = 0, processing = 0, completed = 0 } = await counts()
    if (pending + processing > 0 || completed === 0) return false
    if (!(await hasFresh())) return true
    // Items that another worker was changing are clustered by the next run.
    await cloud.runSchedule('start-article-run')
    return false
  })
}

export const bench = defineBench({
  /** With it every item of the measured run is new; otherwise two of each source are. */
  options: { 'all-new': false },
  figures: {
    'measured run': [60, 's'],
    'peak memory of gather-clusters': [256, 'MB'],
    'peak memory of read-source': [256, 'MB'],
    'peak memory of write-article': [256, 'MB'],
  },
  measure: async (run) => {
    const isAllNew = run.options['all-new']
    let isLater = isAllNew
    const cloud = await startCloud(run, { world: benchWorld(() => isLater, Date.now()) })
    const peakOf = followWorkers(run, ['gather-clusters', 'read-source', 'write-article'])
    const jobs = await useJobs()
    const first = isAllNew ? 0 : await secondsOf(() => runAll(cloud, jobs))
    const before = await jobs.counts()
    isLater = true
    const seconds = await secondsOf(() => runAll(cloud, jobs))
    const fresh = isAllNew ? ITEMS : SOURCES * NEW_ITEMS
    console.log(
      [
        `${String(SOURCES)} sources, ${String(ITEMS)} items, ${String(fresh)} of them new`,
        `first run (all but those) ${first.toFixed(1)} s`,
        `jobs before ${JSON.stringify(before)}, after ${JSON.stringify(await jobs.counts())}`,
      ].join('\n'),
    )
    return {
      'measured run': seconds,
      'peak memory of gather-clusters': peakOf('gather-clusters'),
      'peak memory of read-source': peakOf('read-source'),
      'peak memory of write-article': peakOf('write-article'),
    }
  },
})
