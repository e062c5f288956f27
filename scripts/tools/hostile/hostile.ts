import { once } from 'node:events'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { environment } from '../../env.ts'
import { ROOT } from '../../root.ts'
import { defineBench } from '../bench/bench.ts'
import type { Plan } from './attack.ts'

/**
 * The calls are made from typical calls of the integration tests, which find their engines only inside vitest.
 * @param cloud the folder of the local cloud that is attacked; without it one is started
 * @returns the exit code: 0 when no call failed
 */
export const attackInVitest = async (
  { calls, seed, parallel }: Plan,
  cloud?: string,
): Promise<number> => {
  const variables = {
    HOSTILE_CALLS: String(calls),
    HOSTILE_SEED: String(seed),
    HOSTILE_PARALLEL: String(parallel),
    ...(cloud !== undefined && { HOSTILE_CLOUD: cloud }),
  }
  const child = spawn(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--project', 'hostile', '--tagsFilter=measure', 'scripts/tools/hostile'],
    { cwd: ROOT, stdio: 'inherit', env: { ...environment.all, ...variables } },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

export const bench = defineBench({
  options: { calls: 2000, seed: 1 + (Date.now() % 1_000_000_000), parallel: 8 },
  measure: async ({ options }) => {
    process.exitCode = await attackInVitest(options)
    return {}
  },
})
