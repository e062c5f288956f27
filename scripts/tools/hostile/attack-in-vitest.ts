import { once } from 'node:events'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { environment } from '../../env.ts'
import { ROOT } from '../../root.ts'

interface Variables {
  readonly HOSTILE_CALLS: string
  readonly HOSTILE_SEED: string
  readonly HOSTILE_PARALLEL: string
  /** The folder of the local cloud that is attacked; without it one is started. */
  readonly HOSTILE_CLOUD?: string
}

/**
 * The calls are made from typical calls of the integration tests, which find their engines only inside vitest.
 *
 * @returns the exit code: 0 when no call failed
 */
export const attackInVitest = async (variables: Variables): Promise<number> => {
  const child = spawn(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--project', 'hostile', '--tagsFilter=measure', 'scripts/tools/hostile'],
    { cwd: ROOT, stdio: 'inherit', env: { ...environment.all, ...variables } },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
