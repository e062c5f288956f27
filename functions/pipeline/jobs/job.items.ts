import type { JobState } from '../../../shared/domain/news.ts'

/** One story to be written: the truth about the queue (decision 34). */
export interface JobItem {
  readonly PK: string
  readonly SK: 'JOB'
  readonly storyId: string
  readonly title: string
  readonly itemIds: readonly string[]
  readonly state: JobState
  readonly attempts: number
  /** Why it failed, in German, with a code for machines. */
  readonly error?: { readonly code: string; readonly message: string } | undefined
  /** While processing: until then one worker has it to itself, in milliseconds since 1970. */
  readonly leasedUntil?: number | undefined
  /** When a message for it was last sent. */
  readonly sentAt?: string | undefined
  readonly articleId?: string | undefined
  readonly createdAt: string
  readonly updatedAt: string
  readonly GSI1PK: string
  readonly GSI1SK: string
}

export const jobKey = (storyId: string) => ({ PK: `JOB#${storyId}`, SK: 'JOB' }) as const

/** Jobs by state, the one that changed last at the end. */
export const jobIndex = (state: JobState, updatedAt: string, storyId: string) => ({
  GSI1PK: `JOBS#${state}`,
  GSI1SK: `${updatedAt}#${storyId}`,
})
