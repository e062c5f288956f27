import { join } from 'node:path'
import * as z from 'zod/mini'
import { command } from '../checks/command.ts'
import type { Figures } from './figures.ts'

const Target = z.object({
  cpuMs: z.optional(z.number()),
  read: z.optional(z.number()),
  write: z.optional(z.number()),
})

const Measured = z.object({
  posts: z.number(),
  figures: z.array(
    z.object({
      name: z.string(),
      target: Target,
      units: z.optional(z.object({ read: z.number(), write: z.number(), calls: z.number() })),
      load: z.optional(
        z.object({
          cpuMs: z.number(),
          processCpuMs: z.number(),
          perSecond: z.number(),
          p50: z.number(),
          p99: z.number(),
          bytes: z.number(),
        }),
      ),
      engine: z.optional(z.number()),
    }),
  ),
})

interface Wanted {
  readonly posts: number
  readonly units?: boolean
  readonly requests?: number
}

/** Measures a community of this size in a separate process. */
export const runMeasure = async ({ posts, units, requests }: Wanted): Promise<Figures> => {
  const { code, output } = await command('node', [
    join(import.meta.dirname, 'measure.ts'),
    `--posts=${posts}`,
    ...(units === true ? ['--units'] : []),
    ...(requests === undefined ? [] : [`--requests=${requests}`]),
  ])
  if (code !== 0) throw new Error(`Measuring with ${posts} posts failed:\n${output}`)
  return Measured.parse(JSON.parse(output.trim().split('\n').at(-1) ?? '')) as Figures
}
