import { listAudit, type AuditEntry } from '#shared/api/audit.ts'
import { contentSourceReport, type ContentSourceReport } from '#shared/api/content-report.ts'
import type { ResponseOf } from '#shared/api/contract.ts'
import {
  adminStatus,
  listDeadLetters,
  listJobs,
  pipelineHistory,
  type AdminStatus,
  type DeadLetter,
  type Job,
} from '#shared/api/pipeline.ts'
import { listHeldArticles } from '#shared/api/held-articles.ts'
import { listSources, type Source } from '#shared/api/sources.ts'
import type { JobState } from '#shared/domain/news.ts'
import type { FakeApi } from './fake-api.ts'
import { HELD } from './held-articles.ts'

/** 01:40 at night in Berlin, shortly after a run. */
export const NOW = '2026-11-22T00:40:09.000Z'
const HOUR_MS = 3_600_000

const minus = (hours: number): string => new Date(Date.parse(NOW) - hours * HOUR_MS).toISOString()

export const STATUS: AdminStatus = {
  scheduler: {
    isRunning: true,
    nextRssRun: '2026-11-22T01:00:00.000Z',
    nextContentRun: '2026-11-22T01:00:00.000Z',
    lastRssRun: '2026-11-22T00:00:02.000Z',
    lastContentRun: '2026-11-21T22:30:01.000Z',
  },
  recentArticles: 14,
  contentQueue: { total: 1284, pending: 12, processing: 2, completed: 1263, failed: 7 },
  queues: [
    { queue: 'read-source', waiting: 0, inFlight: 3, deadLetters: 0 },
    { queue: 'gather-clusters', waiting: 0, inFlight: 0, deadLetters: null },
    { queue: 'write-article', waiting: 11, inFlight: 2, deadLetters: 2 },
  ],
  costToday: { usd: 0.8734, writingUsd: 0.5523, checkingUsd: 0.3211, budgetUsd: 2 },
  helpToday: { answers: 212, inputTokens: 318_000, outputTokens: 25_440, usd: 0.49, budgetUsd: 2 },
  timestamp: NOW,
}

const ITEMS = [48, 61, 55, 12, 0, 71, 66, 58, 49, 90, 33, 28, 64, 37]
const ARTICLES = [18, 22, 21, 5, 0, 26, 24, 19, 17, 31, 14, 9, 23, 14]

const dayBefore = (days: number): string => minus(days * 24).slice(0, 10)

export const HISTORY: ResponseOf<typeof pipelineHistory> = {
  days: ITEMS.map((items, index) => ({
    day: dayBefore(ITEMS.length - 1 - index),
    items,
    articles: ARTICLES[index] ?? 0,
    usd: (ARTICLES[index] ?? 0) * 0.05,
    writingUsd: (ARTICLES[index] ?? 0) * 0.03,
    checkingUsd: (ARTICLES[index] ?? 0) * 0.02,
  })),
  queue: Array.from({ length: 48 }, (_, index) => ({
    at: minus((47 - index) / 2),
    pending: Math.round(14 + 11 * Math.sin(index / 5)),
    processing: index % 4,
    failed: Math.floor(index / 8),
  })),
}

const job = (state: JobState, index: number, title: string, reason: string | null): Job => ({
  id: `${state.length}${index}`.padStart(32, 'a'),
  title,
  state,
  attempts: state === 'failed' ? 3 : 1,
  reason,
  sources: (index % 3) + 1,
  createdAt: minus(20 + index),
  updatedAt: minus(index * 5),
})

export const FAILED_JOB = job(
  'failed',
  0,
  'Schädelbruch kündigen ihr neuntes Album an',
  'Das Modell hat dreimal kein lesbares JSON geliefert.',
)

export const JOBS: readonly Job[] = [
  FAILED_JOB,
  job('failed', 1, 'Äonenfeuer: Bassist steigt aus', 'Das Tagesbudget war aufgebraucht.'),
  job('pending', 2, 'Winterschlacht XI veröffentlicht die Spielzeiten', null),
  job('completed', 3, 'Grabgesang im Interview: „Wir proben im Bunker“', null),
]

export const DEAD_LETTERS: readonly DeadLetter[] = [
  {
    id: 'dead-1',
    queue: 'write-article',
    body: '{"clusterId":"0f3d9a","sentBy":"gather-clusters"}',
    sentAt: minus(3),
    received: 6,
  },
  { id: 'dead-2', queue: 'write-article', body: '{"clusterId":', sentAt: null, received: 5 },
]

const health = (change: Partial<Source['health']>): Source['health'] => ({
  lastTriedAt: minus(0.6),
  lastSuccessAt: minus(0.6),
  lastNewAt: minus(3),
  lastError: null,
  namedUrl: null,
  failures: 0,
  nextTryAt: null,
  hasEtag: true,
  optedOut: false,
  itemsPerDay: ITEMS.map((items, index) => ({
    day: dayBefore(ITEMS.length - 1 - index),
    items: Math.round(items / 6),
  })),
  ...change,
})

export const SOURCES: readonly Source[] = [
  {
    id: 'amboss-blatt',
    name: 'Amboss-Blatt',
    url: 'https://www.amboss-blatt.example/feeds/news/aktuell.xml',
    category: 'news',
    language: 'de',
    enabled: true,
    health: health({}),
  },
  {
    id: 'riff-review',
    name: 'Riff Review',
    url: 'https://riffreview.example/atom',
    category: 'review',
    language: 'en',
    enabled: true,
    health: health({
      failures: 3,
      lastSuccessAt: minus(50),
      nextTryAt: '2026-11-22T04:40:00.000Z',
      lastError: {
        code: 'timeout',
        message: 'Der Server hat nach 10 Sekunden nicht geantwortet.',
        at: minus(1),
      },
    }),
  },
  {
    id: 'festival-funk',
    name: 'Festivalfunk',
    url: 'https://festivalfunk.example/rss',
    category: 'festival',
    language: 'de',
    enabled: true,
    health: health({ optedOut: true, lastSuccessAt: null, itemsPerDay: [] }),
  },
  {
    id: 'stille-post',
    name: 'Stille Post',
    url: 'https://stillepost.example/rss',
    category: 'interview',
    language: 'de',
    enabled: false,
    health: health({ lastTriedAt: null, lastSuccessAt: null, itemsPerDay: [] }),
  },
]

export const REPORT: ContentSourceReport = {
  summary: 'Die neuesten 3 von 145 Artikeln: 1 nachprüfbar, 1 teilweise, 1 ohne Quellen.',
  dataIntegrityStatus: 'WARNUNG: 1 Artikel ohne Quelle.',
  rssFeeds: SOURCES.map(({ name, url, category }) => ({ name, url, category })),
  articles: [
    {
      articleId: '01KAMBOSS0000000000000001',
      title: 'Schädelbruch kündigen ihr neuntes Album an',
      dataOrigin: 'rss_feed',
      contentSource: 'Amboss-Blatt, Riff Review',
      verifiability: 'verifiable',
      generationMethod: 'Bedrock-Modell mit Quellenpflicht, Prompt 3',
      factualBasis: 'Alle 7 Sätze nennen ihre Quelle.',
      originalSource: 'Amboss-Blatt: „Nummer neun wird laut“',
      originalUrl: 'https://amboss-blatt.example/nummer-neun',
      timestamp: minus(2),
    },
    {
      articleId: '01KAMBOSS0000000000000002',
      title: 'Äonenfeuer ziehen in den Bunker',
      dataOrigin: 'rss_feed',
      contentSource: 'Riff Review',
      verifiability: 'mixed',
      generationMethod: 'lokales Modell, Prompt 3',
      factualBasis: '5 von 6 Sätzen nennen ihre Quelle.',
      originalSource: 'Riff Review',
      originalUrl: 'javascript:alert(1)',
      timestamp: minus(9),
    },
    {
      articleId: '01KAMBOSS0000000000000003',
      title: 'Warum der Blast schneller ist als das Licht',
      dataOrigin: 'ai_generated',
      contentSource: 'Keine',
      verifiability: 'synthetic',
      generationMethod: 'lokales Modell, Prompt 3',
      factualBasis: 'ACHTUNG: Kein Satz nennt eine Quelle.',
      originalSource: 'Keine',
      originalUrl: null,
      timestamp: minus(30),
    },
  ],
}

export const AUDIT: readonly AuditEntry[] = [
  {
    id: '2026-11-22#000002',
    at: minus(5),
    actor: { id: 'AKIALOCALOPERATOR', displayName: null, username: null },
    role: 'operator',
    act: 'role',
    kind: 'member',
    objectId: '01JD0000000000000000000003',
    category: null,
    detail: 'moderator',
    hash: 'a'.repeat(64),
  },
  {
    id: '2026-11-22#000001',
    at: minus(20),
    actor: {
      id: '01JD0000000000000000000001',
      displayName: 'Grabwächter',
      username: 'grabwaechter',
    },
    role: 'moderator',
    act: 'reject',
    kind: 'community-post',
    objectId: '01JD0000000000000000000002',
    category: 'spam',
    detail: null,
    hash: 'b'.repeat(64),
  },
]

/** Answers all requests of the admin screens. */
export const answerPipeline = (api: FakeApi): void => {
  api.on(adminStatus, () => STATUS)
  api.on(pipelineHistory, () => HISTORY)
  api.on(listJobs, ({ query }) => JOBS.filter(({ state }) => state === query.state))
  api.on(listDeadLetters, () => [...DEAD_LETTERS])
  api.on(listHeldArticles, () => HELD)
  api.on(listSources, () => [...SOURCES])
  api.on(contentSourceReport, () => REPORT)
  api.on(listAudit, () => [...AUDIT])
}
