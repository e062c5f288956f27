import { berlinDay, COUNTS_KEY, dayKey, sampleKey } from '../../pipeline/run-state/index.ts'
import { jobIndex, jobKey, type JobItem } from '../../pipeline/jobs/job.items.ts'
import { SOURCE_LIST_KEY, sourceHealthKey, sourceKey } from '../../pipeline/sources/source.items.ts'
import { entryAt, NO_ENTRY_BEFORE } from '#platform/audit/index.ts'
import { threeKilobyteArticle } from '../articles.ts'
import { aMember } from '../members.ts'
import { putAll } from '../posts.ts'
import type { TypicalCalls } from './typical-calls.ts'

const ARTICLES = 50
const SOURCES = 30
const JOBS = 40
const SAMPLES = 48
const DAYS = 14
const DAY_MS = 24 * 3_600_000
const HALF_HOUR_MS = 30 * 60_000

const FIELDS = { name: 'Krachblatt', category: 'news', language: 'de', enabled: true } as const

const failedJobs = Array.from({ length: JOBS }, (_, index) => {
  const clusterId = index.toString(16).padStart(32, '0')
  const at = '2026-11-22T08:00:00.000Z'
  return {
    ...jobKey(clusterId),
    ...jobIndex('failed', at, clusterId),
    clusterId,
    title: 'Grabwärter kündigen neues Album an',
    itemIds: ['a', 'b', 'c'].map((id) => id.repeat(32)),
    state: 'failed',
    revision: 11,
    attempts: 5,
    error: { code: 'unreachable', message: 'Das Modell hat nicht geantwortet.' },
    firstSeenAt: at,
    createdAt: at,
    updatedAt: at,
  } satisfies JobItem
})

const daysAgo = (count: number): string => berlinDay(Date.now() - count * DAY_MS)

const sources = Array.from({ length: SOURCES }, (_, index) => [
  {
    ...sourceKey(`blatt-${index}`),
    ...FIELDS,
    name: `Blatt Nummer ${index}`,
    url: `https://blatt-${index}.test/feeds/news.xml`,
    createdAt: '2026-11-01T08:00:00.000Z',
  },
  {
    ...sourceHealthKey(`blatt-${index}`),
    lastTriedAt: '2026-11-22T08:00:02.000Z',
    lastSuccessAt: '2026-11-22T08:00:02.000Z',
    etag: '"5f2b-62a7c1"',
    days: Object.fromEntries(Array.from({ length: DAYS }, (_day, ago) => [daysAgo(ago), 5])),
  },
]).flat()

const samples = Array.from({ length: SAMPLES }, (_, index) => ({
  ...sampleKey(new Date(Date.now() - index * HALF_HOUR_MS).toISOString()),
  pending: 4,
  processing: 1,
  failed: 2,
  expiresAt: 4_000_000_000,
}))

const days = Array.from({ length: DAYS }, (_, index) => ({
  ...dayKey(daysAgo(index)),
  items: 120,
  articles: 30,
  held: 2,
  microUsd: 90_000,
  inputTokens: 80_000,
  outputTokens: 20_000,
}))

/** Two months, so that the cost does not depend on the day of the test. */
const AUDIT_DAYS = { from: '2026-04-10', to: '2026-05-20' } as const
const AUDIT_ENTRIES = 60

const auditEntriesOf = (actorId: string) =>
  Array.from({ length: AUDIT_ENTRIES }, (_, index) => {
    const place = { day: '2026-05-11', seq: index + 1, previous: NO_ENTRY_BEFORE }
    return entryAt(place, '2026-05-11T10:00:00.000Z', {
      actorId,
      role: 'admin',
      act: 'reject',
      kind: 'community-post',
      objectId: actorId,
      category: 'spam',
    })
  })

const setTheScene = async () => {
  const { id, token } = await aMember({ role: 'admin' })
  const articles = Array.from({ length: ARTICLES }, () => threeKilobyteArticle().items).flat()
  const counts = { ...COUNTS_KEY, pending: 4, processing: 1, completed: 900, failed: 2 }
  await putAll([
    ...articles,
    ...sources,
    ...samples,
    ...days,
    ...failedJobs,
    ...auditEntriesOf(id),
    counts,
    { ...SOURCE_LIST_KEY, version: 30 },
  ])
  const body = { ...FIELDS, url: 'https://krachblatt.test/feed' }
  const params = { id: 'blatt-7' }
  return {
    adminStatus: { token },
    listDeadLetters: { token },
    redriveDeadLetters: { token, params: { queue: 'write-article' } },
    processRss: { token },
    processContent: { token },
    pausePipeline: { token, body: { paused: false } },
    pipelineHistory: { token },
    listJobs: { token, query: { state: 'failed' } },
    retryJob: { token, params: { id: failedJobs[7]?.clusterId ?? '' } },
    listSources: { token },
    addSource: { token, body },
    updateSource: { token, params, body: { ...body, url: 'https://blatt-7.test/neu' } },
    removeSource: { token, params },
    contentSourceReport: { token },
    listAudit: { token, query: AUDIT_DAYS },
    exportAudit: { token, body: { ...AUDIT_DAYS, format: 'csv' } },
  }
}

/** An admin, and a pipeline with thirty feeds and two weeks of history. */
export const calls: TypicalCalls = {
  ids: [
    'adminStatus',
    'listDeadLetters',
    'redriveDeadLetters',
    'processRss',
    'processContent',
    'pausePipeline',
    'pipelineHistory',
    'listJobs',
    'retryJob',
    'listSources',
    'addSource',
    'updateSource',
    'removeSource',
    'contentSourceReport',
    'listAudit',
    'exportAudit',
  ],
  prepare: setTheScene,
}
