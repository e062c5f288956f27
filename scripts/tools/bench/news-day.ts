/** What the pipeline does in a day, as `news-cost.ts` prices it. Our guess of an ordinary one, from 50 feeds. */
export const NEWS_DAY = {
  sources: 50,
  /** EventBridge Scheduler starts both runs. */
  feedRuns: 24,
  articleRuns: 48,
  newItems: 120,
  /** Feeds that report the same event, on average. */
  articles: 60,
} as const
export type NewsDay = { readonly [Name in keyof typeof NEWS_DAY]: number }

/** Of one article: rules and the form of the answer, two items of 1,200 characters, ten sentences with their sources. */
export const TOKENS = { input: 2300, output: 700 } as const

/** Milliseconds and gigabytes of one run of each function: it mostly waits for others, and waiting is paid. */
export const RUNS = {
  readSource: { ms: 1500, memoryGb: 0.5 },
  gatherClusters: { ms: 1500, memoryGb: 0.5 },
  writeArticle: { ms: 12_000, memoryGb: 0.5 },
  schedule: { ms: 300, memoryGb: 0.5 },
} as const

/** Our estimate, rounded up. */
export const UNITS = {
  /** Health twice, what is known of forty items. */
  readSource: { read: 25, write: 3 },
  /** The item, its feed's id, its place among the fresh ones and the day's count, in a transaction. */
  newItem: { read: 1, write: 18 },
  gatherClusters: { read: 60, write: 2 },
  /** Cluster, job and counts; two copies; the job twice more; the words it is found by. */
  article: { read: 20, write: 110 },
} as const

/** Lambda polls each queue with five pollers that wait 20 s, also when it is empty. */
export const IDLE_POLLS_PER_HOUR = (5 * 3600) / 20
export const QUEUES = 3
