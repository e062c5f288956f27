import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { endOnSignals } from '../../lifetime.ts'
import { freePort } from '../../local/engines/free-port.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { attack, type Plan } from './attack.ts'
import { describeOutcomes, isFailure } from './result.ts'

/** The calls meet all functions at random: with less, most of them would start an isolate. */
const MEMORY_MB = 4000

/** Without a number no call would be sent, and none would fail. */
const numberFrom = (name: string, text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new Error(`--${name} needs a number, not "${text}".`)
}

const planFrom = (args: readonly string[]): Plan => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      calls: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000_000)) },
      parallel: { type: 'string', default: '8' },
    },
  })
  return {
    calls: numberFrom('calls', values.calls),
    seed: numberFrom('seed', values.seed),
    parallel: numberFrom('parallel', values.parallel),
  }
}

const main = async (): Promise<void> => {
  const plan = planFrom(process.argv.slice(2))
  endOnSignals()
  useRunFolder()
  const dir = await mkdtemp(join(tmpdir(), 'hoellenlaerm-hostile-'))
  const throttles = { THROTTLES: UNLIMITED_THROTTLES }
  const port = await freePort()
  const cloud = await startLocalCloud({
    port,
    dir,
    seed: false,
    environment: throttles,
    memoryMb: MEMORY_MB,
  })
  try {
    console.log(`${String(plan.calls)} hostile calls with the seed ${String(plan.seed)}`)
    const outcomes = await attack(cloud, plan)
    console.log(describeOutcomes(outcomes))
    process.exitCode = outcomes.some(isFailure) ? 1 : 0
  } finally {
    await cloud.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

await main()
process.exit()
