import { parseArgs } from 'node:util'
import { createTable } from '#testing/table.ts'
import { parsePart } from '../scenario.ts'
import { setFunctionEnvironment, TABLE } from '../environment.ts'

/** A process of its own, because the functions that fill the table read their environment once. */
const { values } = parseArgs({
  options: { endpoint: { type: 'string' }, posts: { type: 'string' }, only: { type: 'string' } },
})
const { endpoint = '', posts, only } = values
setFunctionEnvironment(endpoint)
await createTable(endpoint, TABLE)

const { makeWorld } = await import('../world.ts')
console.log(JSON.stringify(await makeWorld(Number(posts), parsePart(only))))
process.exit(0)
