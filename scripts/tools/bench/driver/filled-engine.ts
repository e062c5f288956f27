import { join } from 'node:path'
import { startDynamo } from '#testing/engines.ts'
import type { Part } from '../scenario.ts'
import type { World } from '../world.ts'
import { lastLine, runNode } from './run-node.ts'

export interface FilledEngine {
  readonly endpoint: string
  readonly world: World
}

/** An engine of its own with a community of this size. */
export const startFilledEngine = async (posts: number, only?: Part): Promise<FilledEngine> => {
  const engine = await startDynamo()
  const output = await runNode([
    join(import.meta.dirname, 'fill-table.ts'),
    `--endpoint=${engine.endpoint}`,
    `--posts=${String(posts)}`,
    ...(only === undefined ? [] : [`--only=${only}`]),
  ])
  return { endpoint: engine.endpoint, world: lastLine(output) as World }
}
