import { parseArgs } from 'node:util'
import { startDynamo } from '#testing/engines.ts'
import { createTable } from '#testing/table.ts'
import { setFunctionEnvironment } from './environment.ts'
import type { Figure, Figures } from './figures.ts'
import type { Scenario } from './scenario.ts'

/** One process per size of community, because functions read their environment once. */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '3000' },
    units: { type: 'boolean', default: false },
  },
})

const CONNECTIONS = 16
const WARM_UP = 600
const TABLE = 'bench'

const engine = await startDynamo()
setFunctionEnvironment(engine.endpoint, TABLE)
await createTable(engine.endpoint, TABLE)

const { makeWorld } = await import('./world.ts')
const { scenariosOf } = await import('./scenarios.ts')
const { unitsOf } = await import('#testing/units.ts')
const { measure } = await import('./load.ts')
const { useHeadCache } = await import('./head-cache.ts')
const { engineThroughput, recordCalls } = await import('./engine-calls.ts')

const underLoad = async (scenario: Scenario): Promise<Pick<Figure, 'load' | 'engine'>> => {
  const { status, load, once, isRead } = scenario
  const calls = isRead ? await recordCalls(once) : []
  const requests = Number(values.requests)
  await measure(load, { requests: WARM_UP, connections: CONNECTIONS, status })
  const measured = await measure((index) => load(index + WARM_UP), {
    requests,
    connections: CONNECTIONS,
    status,
  })
  if (calls.length === 0) return { load: measured }
  const engineOnly = await engineThroughput(calls, engine.endpoint, CONNECTIONS)
  return { load: measured, engine: engineOnly }
}

const unitsOnly = async ({ once, isRead }: Scenario): Promise<Pick<Figure, 'units'>> => {
  if (isRead) await once()
  return { units: { ...(await unitsOf(once)) } }
}

/** Measured separately, because requesting units from the engine costs CPU in our process. */
const figureOf = async (scenario: Scenario): Promise<Figure> => ({
  name: scenario.name,
  target: scenario.target,
  ...(values.units ? await unitsOnly(scenario) : await underLoad(scenario)),
})

const world = await makeWorld(Number(values.posts))
const figures: Figure[] = []
for (const scenario of scenariosOf(world)) {
  useHeadCache(scenario.withoutHeadCache !== true)
  figures.push(await figureOf(scenario))
}

console.log(JSON.stringify({ posts: Number(values.posts), figures } satisfies Figures))
await engine.stop()
process.exit(0)
