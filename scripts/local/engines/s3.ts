import type { GuardedEngine } from './guarded-engine.ts'
import { startThreadEngine } from './thread-engine.ts'

export interface S3ThreadData {
  readonly directory: string
}

/** S3 over a folder. It authorises its callers itself, because bodies of uploads must not be held in a guard. */
export const startS3 = async (data: S3ThreadData): Promise<GuardedEngine> => {
  const engine = await startThreadEngine(new URL('./s3-thread.ts', import.meta.url), data)
  return { ...engine, enforce: (permissions) => engine.post(permissions) }
}
