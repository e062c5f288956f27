import { functionNameOf, queueNamesOf, tableNameOf } from '../names.ts'
import type { StageConfig } from '../stages.ts'

/** What alarms and dashboard watch, by name or id. */
export interface Watched {
  readonly apiId: string
  readonly liveApiId: string
  readonly distributionId: string
  readonly tableName: string
  /** The function that reads the table stream, and the id of its event source. */
  readonly dispatcher: string
  readonly streamSourceId: string
  readonly schedules: readonly WatchedSchedule[]
  readonly queues: readonly WatchedQueue[]
}

export interface WatchedSchedule {
  readonly schedule: string
  readonly functionName: string
}

export interface WatchedQueue {
  readonly worker: string
  readonly queueName: string
  readonly failedQueueName: string
  /** How long a failed message stays hidden before the next attempt. */
  readonly hiddenSeconds: number
}

/** The ids that AWS generates, and the names in the catalogue of what has a fixed name. */
export interface WatchedParts extends Pick<
  Watched,
  'apiId' | 'liveApiId' | 'distributionId' | 'streamSourceId'
> {
  readonly dispatcher: string
  readonly schedules: readonly string[]
  readonly queues: readonly Pick<WatchedQueue, 'worker' | 'hiddenSeconds'>[]
}

export const watchedOf = (
  config: StageConfig,
  { dispatcher, schedules, queues, ...ids }: WatchedParts,
): Watched => {
  const { name: stage } = config
  return {
    ...ids,
    tableName: tableNameOf(config),
    dispatcher: functionNameOf(stage, dispatcher),
    schedules: schedules.map((schedule) => ({
      schedule,
      functionName: functionNameOf(stage, schedule),
    })),
    queues: queues.map(({ worker, hiddenSeconds }) => {
      const { queue, failed } = queueNamesOf(stage, worker)
      return { worker, hiddenSeconds, queueName: queue, failedQueueName: failed }
    }),
  }
}
