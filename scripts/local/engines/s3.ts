import type { Engine } from './engine.ts'
import { startThreadEngine } from './thread-engine.ts'

export interface S3ThreadData {
  readonly directory: string
}

/** S3 over a folder. */
export const startS3 = (data: S3ThreadData): Promise<Engine> =>
  startThreadEngine(new URL('./s3-thread.ts', import.meta.url), data)
