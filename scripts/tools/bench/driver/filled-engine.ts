import { join } from 'node:path'
import { startDynamo } from '#testing/engines.ts'
import type { World } from '../world.ts'
import type { Cleanup } from './cleanup.ts'
import { lastLine, runNode } from './run-node.ts'

export interface FilledEngine {
  readonly endpoint: string
  readonly world: World
}

/** An engine of its own with a community of this size. */
export const startFilledEngine = async (posts: number, cleanup: Cleanup): Promise<FilledEngine> => {
  const engine = await startDynamo()
  cleanup.add(() => void engine.stop())
  const output = await runNode([
    join(import.meta.dirname, 'fill-table.ts'),
    `--endpoint=${engine.endpoint}`,
    `--posts=${String(posts)}`,
  ])
  return { endpoint: engine.endpoint, world: lastLine(output) as World }
}
