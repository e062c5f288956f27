import * as z from 'zod/mini'
import { JOB_STATES } from '../domain/news.ts'
import { contract } from './contract.ts'

const Count = z.int()
const Instant = z.iso.datetime()

export const QueueName = z.enum(['read-source', 'gather-clusters', 'write-article'])
export type QueueName = z.infer<typeof QueueName>

/** The figures of SQS, which lag; null when SQS did not answer. */
export const QueueFigures = z.object({
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
    /** Null is shown as 'Nicht geplant'. */
    nextRssRun: z.nullable(Instant),
    nextContentRun: z.nullable(Instant),
    lastRssRun: z.nullable(Instant),
    lastContentRun: z.nullable(Instant),
  }),
  /** Articles that appeared today, in Berlin's time. */
  recentArticles: Count,
  contentQueue: z.object({
    total: Count,
    pending: Count,
    processing: Count,
    completed: Count,
    failed: Count,
  }),
  queues: z.array(QueueFigures),
  costToday: z.object({ usd: z.number(), budgetUsd: z.number() }),
  timestamp: Instant,
})
export type AdminStatus = z.infer<typeof AdminStatus>

export const adminStatus = contract({
  id: 'adminStatus',
  method: 'GET',
  path: '/api/admin/status',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'What the news pipeline is doing',
  response: AdminStatus,
  errors: [],
  polled: true,
})

const Started = z.object({ ok: z.literal(true), message: z.string() })

export const processRss = contract({
  id: 'processRss',
  method: 'POST',
  path: '/api/admin/process-rss',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Read all feeds now',
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
  summary: 'Turn what is new into clusters and have them written now',
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
  summary: 'Pause the pipeline, or let it go on',
  body: z.strictObject({ paused: z.boolean() }),
  response: z.object({ paused: z.boolean() }),
  errors: [],
})

export const Job = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(JOB_STATES),
  attempts: Count,
  /** German; null unless something went wrong. */
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
  query: z.strictObject({
    state: z.enum(JOB_STATES),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.array(Job),
  errors: [],
  paged: true,
})

const OneJob = z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })

export const retryJob = contract({
  id: 'retryJob',
  method: 'POST',
  path: '/api/admin/jobs/{id}/retry',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Have a failed job tried again',
  params: OneJob,
  response: Job,
  errors: ['not_found', 'conflict'],
})

export const DeadLetter = z.object({
  id: z.string(),
  queue: QueueName,
  body: z.string(),
  sentAt: z.nullable(Instant),
  /** How often it was delivered; every look at it counts. */
  received: Count,
})
export type DeadLetter = z.infer<typeof DeadLetter>

export const listDeadLetters = contract({
  id: 'listDeadLetters',
  method: 'GET',
  path: '/api/admin/dead-letters',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Up to ten messages of each queue that failed for good',
  response: z.array(DeadLetter),
  errors: [],
})

export const redriveDeadLetters = contract({
  id: 'redriveDeadLetters',
  method: 'POST',
  path: '/api/admin/dead-letters/{queue}/redrive',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Send the dead letters of a queue again',
  params: z.strictObject({ queue: QueueName }),
  response: z.object({ sent: Count }),
  errors: [],
})

export const pipelineHistory = contract({
  id: 'pipelineHistory',
  method: 'GET',
  path: '/api/admin/history',
  caller: 'admin',
  blocks: 'none: staff',
  summary: 'Items and articles of the last 14 days, and the queue over the last day; oldest first',
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), items: Count, articles: Count, usd: z.number() })),
    queue: z.array(z.object({ at: Instant, pending: Count, processing: Count, failed: Count })),
  }),
  errors: [],
})
