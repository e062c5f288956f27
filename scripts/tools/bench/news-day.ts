/** The work of the pipeline in an ordinary day with 50 feeds, estimated; `news-cost.ts` prices it. */
export const NEWS_DAY = {
  sources: 50,
  /** EventBridge Scheduler starts both runs. */
  feedRuns: 24,
  articleRuns: 48,
  newItems: 120,
  /** The average number of feeds that report the same event. */
  articles: 60,
} as const
export type NewsDay = { readonly [Name in keyof typeof NEWS_DAY]: number }

/** For one article: rules and schema of the answer, two items of 1,200 characters, ten sentences with sources. */
export const TOKENS = { input: 2300, output: 700 } as const
/** The second reader: its rules and schema, the same items, the sentences; a verdict with a passage for each. */
export const CHECK_TOKENS = { input: 2600, output: 600 } as const

/** Milliseconds and gigabytes of one run of each function. Most of it is waiting, which is billed. */
export const RUNS = {
  readSource: { ms: 1500, memoryGb: 0.5 },
  gatherClusters: { ms: 1500, memoryGb: 0.5 },
  writeArticle: { ms: 20_000, memoryGb: 0.5 },
  schedule: { ms: 300, memoryGb: 0.5 },
} as const

/** An estimate, rounded up. */
export const UNITS = {
  /** The health of the source twice, and forty known items. */
  readSource: { read: 25, write: 3 },
  /** The item, its id in the feed, its entry among the new items and the count of the day, in a transaction. */
  newItem: { read: 1, write: 18 },
  gatherClusters: { read: 60, write: 2 },
  /** Cluster, job and counts; two copies; the job three times more, the draft kept and removed; the words of the search. */
  article: { read: 24, write: 126 },
} as const

/** Lambda polls each queue with five pollers that wait 20 s, also when it is empty. */
export const IDLE_POLLS_PER_HOUR = (5 * 3600) / 20
export const QUEUES = 3
