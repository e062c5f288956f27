import * as z from 'zod/mini'
import { JOB_STATES } from '../domain/news.ts'
import { contract } from './contract.ts'

const Count = z.int()
const Instant = z.iso.datetime()

export const QueueName = z.enum(['read-source', 'gather-clusters', 'write-article'])
export type QueueName = z.infer<typeof QueueName>

/** The figures of SQS, which lag; null when SQS did not answer. */
export /** US dollars: `usd` is what writing and checking the news has cost together. */
const NewsCost = {
  usd: z.number(),
  writingUsd: z.number(),
  checkingUsd: z.number(),
}

const QueueFigures = z.object({
  queue: QueueName,
  waiting: z.nullable(Count),
  inFlight: z.nullable(Count),
  deadLetters: z.nullable(Count),
})
export type QueueFigures = z.infer<typeof QueueFigures>

export const AdminStatus = z.object({
  scheduler: z.object({
    /** False while paused. */
    isRunning: z.boolean(),
    /** Null when no run is planned. */
    nextRssRun: z.nullable(Instant),
    nextContentRun: z.nullable(Instant),
    lastRssRun: z.nullable(Instant),
    lastContentRun: z.nullable(Instant),
  }),
  /** Articles published today, in Berlin's time. */
  recentArticles: Count,
  contentQueue: z.object({
    total: Count,
    pending: Count,
    processing: Count,
    completed: Count,
    failed: Count,
  }),
  queues: z.array(QueueFigures),
  costToday: z.object({ ...NewsCost, budgetUsd: z.number() }),
  /** The AI help: `usd` also counts what running calls may still cost. */
  helpToday: z.object({
    answers: Count,
    inputTokens: Count,
    outputTokens: Count,
    usd: z.number(),
    budgetUsd: z.number(),
  }),
  timestamp: Instant,
})
export type AdminStatus = z.infer<typeof AdminStatus>

export const adminStatus = contract({
  id: 'adminStatus',
  method: 'GET',
  path: '/api/admin/status',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Status of the news pipeline',
  response: AdminStatus,
  errors: [],
  polled: true,
  pollSeconds: 10,
})

const Started = z.object({ ok: z.literal(true), message: z.string() })

export const processRss = contract({
  id: 'processRss',
  method: 'POST',
  path: '/api/admin/process-rss',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Start a feed run now',
  response: Started,
  status: 202,
  errors: ['conflict'],
})

export const processContent = contract({
  id: 'processContent',
  method: 'POST',
  path: '/api/admin/process-content',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Start an article run now: cluster fresh items and queue their articles',
  response: Started,
  status: 202,
  errors: ['conflict'],
})

export const pausePipeline = contract({
  id: 'pausePipeline',
  method: 'POST',
  path: '/api/admin/pipeline',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Pause or resume the pipeline',
  body: z.object({ paused: z.boolean() }),
  response: z.object({ paused: z.boolean() }),
  errors: [],
})

export const Job = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(JOB_STATES),
  attempts: Count,
  /** German; null unless an attempt failed. */
  reason: z.nullable(z.string()),
  sources: Count,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Job = z.infer<typeof Job>

export const listJobs = contract({
  id: 'listJobs',
  method: 'GET',
  path: '/api/admin/jobs',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Jobs in one state, newest first',
  query: z.object({
    state: z.enum(JOB_STATES),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.array(Job),
  errors: [],
  paged: true,
  pollSeconds: 30,
})

const OneJob = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

export const retryJob = contract({
  id: 'retryJob',
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Retry a failed job',
  params: OneJob,
  response: Job,
  errors: ['not_found', 'conflict'],
})

export const DeadLetter = z.object({
  id: z.string(),
  queue: QueueName,
  body: z.string(),
  sentAt: z.nullable(Instant),
  /** Number of deliveries; listing dead letters counts as one. */
  received: Count,
})
export type DeadLetter = z.infer<typeof DeadLetter>

export const listDeadLetters = contract({
  id: 'listDeadLetters',
  method: 'GET',
  path: '/api/admin/dead-letters',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Up to ten dead letters of each queue',
  response: z.array(DeadLetter),
  errors: [],
})

export const redriveDeadLetters = contract({
  id: 'redriveDeadLetters',
  method: 'POST',
  path: '/api/admin/dead-letters/{queue}/redrive',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Redrive the dead letters of a queue',
  params: z.object({ queue: QueueName }),
  response: z.object({ sent: Count }),
  errors: [],
})

export const pipelineHistory = contract({
  id: 'pipelineHistory',
  method: 'GET',
  path: '/api/admin/history',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Items and articles of the last 14 days and queue samples of the last day, oldest first',
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), items: Count, articles: Count, ...NewsCost })),
    queue: z.array(z.object({ at: Instant, pending: Count, processing: Count, failed: Count })),
  }),
  errors: [],
  pollSeconds: 30,
})
