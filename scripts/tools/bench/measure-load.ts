import { join } from 'node:path'
import { handlerFiles } from '#functions/source-files.ts'
import { bundle } from '#infra/bundle.ts'
import { ROOT } from '../../root.ts'
import { CONNECTIONS, driveScenario, type Deployment } from './driver/drive.ts'
import { startFilledEngine } from './driver/filled-engine.ts'
import { summarizeFirstRequests, FRESH_PROCESS } from './driver/first-requests.ts'
import { engineThroughput, recordCalls } from './engine-calls.ts'
import type { FirstRequests, LoadFigure } from './figures.ts'
import { scenariosOf } from './scenarios.ts'
import type { Part, Scenario } from './scenario.ts'

const POSTS = 1000
const WARM = { first: 0, warmUp: 600, requests: 3000 }
export const FRESH_PROCESSES = 5

export interface Loads {
  readonly posts: number
  readonly load: readonly LoadFigure[]
  readonly fresh: readonly FirstRequests[]
}

const loadOf = async (deployment: Deployment, scenario: Scenario): Promise<LoadFigure> => {
  const { name, target, isRead } = scenario
  const calls = isRead ? await recordCalls(deployment, scenario) : []
  const { load } = await driveScenario(deployment, scenario, WARM)
  if (load === undefined) throw new Error(`No load was measured for ${name}`)
  if (!isRead) return { name, target, load }
  const engine = await engineThroughput(calls, deployment.endpoint, CONNECTIONS)
  return { name, target, load, engine }
}

const freshOf = async (deployment: Deployment, scenario: Scenario): Promise<FirstRequests> => {
  const runs = []
  for (let run = 0; run < FRESH_PROCESSES; run++) {
    const offset = WARM.warmUp + WARM.requests + run * FRESH_PROCESS.first
    runs.push(await driveScenario(deployment, scenario, { ...FRESH_PROCESS, offset }))
  }
  return { name: scenario.name, ...summarizeFirstRequests(runs) }
}

/** Measures the deployed bundles of this tree, each in processes of its own. */
export const measureLoads = async (only?: Part): Promise<Loads> => {
  const { endpoint, world } = await startFilledEngine(POSTS, only)
  const deployment = { bundles: bundle(handlerFiles(join(ROOT, 'functions'))), endpoint }
  const scenarios = scenariosOf(world, only)
  const load: LoadFigure[] = []
  for (const scenario of scenarios) load.push(await loadOf(deployment, scenario))
  const fresh: FirstRequests[] = []
  for (const scenario of scenarios)
    if (scenario.isHot === true) fresh.push(await freshOf(deployment, scenario))
  return { posts: POSTS, load, fresh }
}
