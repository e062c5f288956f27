import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { environment } from '../../env.ts'
import type { Runtime } from '../../local/state/state-folder.ts'
import { startProcess } from '../../local/testing/local-cloud-process.ts'
import { attack } from './attack.ts'
import { describeOutcomes, findFailures } from './result.ts'

/** The calls meet all functions at random: with less, most of them would start an isolate. */
const MEMORY_MB = '4000'

/** For any number of calls; it ends only what hangs. */
const LIMIT_MS = 6 * 60 * 60 * 1000

const numberOf = (name: string, fallback: number): number =>
  Number(environment.all[name] ?? fallback)

const plan = {
  calls: numberOf('HOSTILE_CALLS', 2000),
  seed: numberOf('HOSTILE_SEED', 1 + (Date.now() % 1_000_000_000)),
  parallel: numberOf('HOSTILE_PARALLEL', 8),
}

/** Attacks the local cloud whose state is in this folder; without one, a cloud of its own. */
const withCloud = async (use: (cloud: Runtime) => Promise<void>): Promise<void> => {
  const running = environment.all['HOSTILE_CLOUD']
  const folder = running ?? mkdtempSync(join(tmpdir(), 'hostile-'))
  const cloud =
    running === undefined
      ? await startProcess(folder, { THROTTLES: UNLIMITED_THROTTLES, LOCAL_MEMORY_MB: MEMORY_MB })
      : undefined
  try {
    await use(JSON.parse(readFileSync(join(folder, 'runtime.json'), 'utf8')) as Runtime)
  } finally {
    await cloud?.kill()
    if (cloud && existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

test(
  `answers ${plan.calls} hostile calls over HTTP within seconds and without an error of the server, seed ${plan.seed}`,
  {
    tags: ['measure'],
    timeout: LIMIT_MS,
  },
  () =>
    withCloud(async (cloud) => {
      const outcomes = await attack(cloud, plan)
      console.log(describeOutcomes(outcomes))
      expect(outcomes).toHaveLength(plan.calls)
      expect(findFailures(outcomes).map(({ call }) => call.scene.contract.id)).toEqual([])
    }),
)
