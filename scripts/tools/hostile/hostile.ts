import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UNLIMITED_THROTTLES } from '#testing/hostile/unlimited.ts'
import { environment } from '../../env.ts'
import { endOnSignals } from '../../lifetime.ts'
import { ADMIN_CREDENTIALS } from '../../local/iam/access-keys.ts'
import { freePort } from '../../local/engines/free-port.ts'
import type { LocalCloud } from '../../local/cloud.ts'
import { startLocalCloud } from '../../product/start.ts'
import { useRunFolder } from '../../run-folder.ts'
import { describeOutcomes, isFailure, type Outcome } from './result.ts'
import { send } from './send.ts'
import { twists } from './twists.ts'

interface Plan {
  readonly calls: number
  readonly seed: number
  readonly parallel: number
}

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

/** For the handlers that write the scenes into the table of the local cloud. */
const useTableOf = ({ dynamoEndpoint, tableName }: LocalCloud): void => {
  Object.assign(environment.all, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: ADMIN_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: ADMIN_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint,
    TABLE_NAME: tableName,
    // The passkeys of the scenes are made for it.
    SITE_ORIGIN: 'http://localhost:8080',
    RP_ID: 'localhost',
    THROTTLES: UNLIMITED_THROTTLES,
  })
}

const makeCalls = async (plan: Plan) => {
  // Loaded late, because the functions read their environment once.
  const [{ hostileCalls }, { prepareScenes }, { aMember }] = await Promise.all([
    import('#testing/hostile/hostile-calls.ts'),
    import('#testing/hostile/scenes.ts'),
    import('#testing/members.ts'),
  ])
  const tokens = {
    member: (await aMember()).token,
    moderator: (await aMember({ role: 'moderator' })).token,
    admin: (await aMember({ role: 'admin' })).token,
  }
  return hostileCalls(await prepareScenes(), tokens, plan)
}

const attack = async (site: string, plan: Plan): Promise<readonly Outcome[]> => {
  const calls = await makeCalls(plan)
  const twisted = twists(plan.seed, calls.length)
  const outcomes: Outcome[] = []
  const queue = calls.entries()
  const work = async () => {
    for (const [index, call] of queue) {
      const twist = twisted[index] ?? ((target) => target)
      outcomes.push({ call, ...(await send(site, call, twist)) })
    }
  }
  await Promise.all(Array.from({ length: plan.parallel }, work))
  return outcomes
}

const main = async (): Promise<void> => {
  const plan = planFrom(process.argv.slice(2))
  endOnSignals()
  useRunFolder()
  const dir = await mkdtemp(join(tmpdir(), 'hoellenlaerm-hostile-'))
  const throttles = { THROTTLES: UNLIMITED_THROTTLES }
  const port = await freePort()
  const cloud = await startLocalCloud({ port, dir, seed: false, environment: throttles })
  try {
    console.log(`${String(plan.calls)} hostile calls with the seed ${String(plan.seed)}`)
    useTableOf(cloud)
    const outcomes = await attack(cloud.url, plan)
    console.log(describeOutcomes(outcomes))
    process.exitCode = outcomes.some(isFailure) ? 1 : 0
  } finally {
    await cloud.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

await main()
process.exit()
