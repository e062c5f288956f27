import type { Permissions } from '../iam/guard.ts'
import type { Engine } from './engine.ts'
import { startThreadEngine } from './thread-engine.ts'

export interface GuardThreadData {
  readonly target: number
  /** Where the engine stores. */
  readonly directory: string
}

/** An engine that authorises its callers. */
export interface GuardedEngine extends Engine {
  enforce(permissions: Permissions): void
}

/** Puts a guard in front of an engine, in a thread so that it does not block the gateway. */
export const guarded = async <E extends Engine>(
  engine: E,
  directory: string,
): Promise<E & GuardedEngine> => {
  const target = Number(new URL(engine.endpoint).port)
  const data: GuardThreadData = { target, directory }
  const guard = await startThreadEngine(new URL('./guard-thread.ts', import.meta.url), data)
  return {
    ...engine,
    endpoint: guard.endpoint,
    enforce: (permissions) => guard.post(permissions),
    stop: async () => {
      await guard.stop()
      await engine.stop()
    },
  }
}
