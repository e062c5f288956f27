import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Part } from './scenario.ts'
import { lastLine, runNode } from './driver/run-node.ts'
import type { UnitFigures } from './figures.ts'

const Counted = z.object({
  name: z.string(),
  units: z.object({ read: z.number(), write: z.number(), calls: z.number() }),
})

export type Counted = z.infer<typeof Counted>

/** Counts the units of all requests in a community of this size, in a separate process. */
export const measureUnits = async (posts: number, only?: Part): Promise<UnitFigures> => {
  const script = join(import.meta.dirname, 'measure-units.ts')
  const part = only === undefined ? [] : [`--only=${only}`]
  const output = await runNode([script, `--posts=${String(posts)}`, ...part])
  const counted = z.array(Counted).parse(lastLine(output))
  return { posts, units: new Map(counted.map(({ name, units }) => [name, units])) }
}
