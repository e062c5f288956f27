import { parseArgs } from 'node:util'
import type { CallOptions } from '#testing/call.ts'
import { startDynamo } from '#testing/engines.ts'
import { createTable } from '#testing/table.ts'
import { setFunctionEnvironment, TABLE } from './environment.ts'
import { parsePart, type Scenario } from './scenario.ts'
import type { Counted } from './units.ts'

/** One process per size of community, because functions read their environment once. */
const { values } = parseArgs({
  options: { posts: { type: 'string', default: '1000' }, only: { type: 'string' } },
})

const engine = await startDynamo()
setFunctionEnvironment(engine.endpoint)
await createTable(engine.endpoint, TABLE)

const { makeWorld } = await import('./world.ts')
const { scenariosOf } = await import('./scenarios.ts')
const { unitsOf } = await import('#testing/units.ts')
const { call } = await import('#testing/call.ts')
const { handlerOf } = await import('#testing/handlers.ts')
const { forgetHead } = await import('#functions/community/posts/feed.repository.ts')
const { forgetFirstPages } = await import('#functions/articles/article-list.repository.ts')

const BAD_REQUEST = 400

const send = async ({ name, contract }: Scenario, options: CallOptions) => {
  const answer = await call(await handlerOf(contract.id), contract, options)
  if (answer.status < BAD_REQUEST) return answer
  throw new Error(`${name} answered ${String(answer.status)}: ${answer.text}`)
}

/** Of two reads the second is counted, which repeats the ETag of the first if the SPA does. */
const unitsFor = async (scenario: Scenario): Promise<Counted> => {
  const { name, once, isRead, polls, countsUncached } = scenario
  const tag = isRead ? (await send(scenario, once)).headers['etag'] : undefined
  const headers = {
    ...once.headers,
    ...(polls === true && tag !== undefined && { 'if-none-match': tag }),
  }
  if (countsUncached === true) {
    forgetHead()
    forgetFirstPages()
  }
  return { name, units: { ...(await unitsOf(() => send(scenario, { ...once, headers }))) } }
}

const only = parsePart(values.only)
const world = await makeWorld(Number(values.posts), only)
const counted: Counted[] = []
for (const scenario of scenariosOf(world, only)) counted.push(await unitsFor(scenario))

console.log(JSON.stringify(counted))
await engine.stop()
process.exit(0)
