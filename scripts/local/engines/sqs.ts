import type { Engine } from './engine.ts'
import { startThreadEngine } from './thread-engine.ts'

export interface SqsThreadData {
  readonly directory: string
  readonly region: string
}

/** SQS with its messages in SQLite. */
export const startSqs = (data: SqsThreadData): Promise<Engine> =>
  startThreadEngine(new URL('./sqs-thread.ts', import.meta.url), data)
