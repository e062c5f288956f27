import { join } from 'node:path'
import { stages } from '../../infra/stages.ts'
import { demoSignIns, seedDemo } from '../seed/seed.ts'
import { runCloud, type LocalCloud } from './cloud.ts'
import { environment, useUtc } from './env.ts'
import { ExpectedProblem } from './expected-problem.ts'
import { whileAlone } from './preparation-lock.ts'
import { prepare } from './preparation.ts'
import { assertPortIsFree } from './server.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const DEFAULT_PORT = 8080

export interface LocalCloudOptions {
  readonly port: number
  readonly dir: string
  readonly seed?: boolean
  readonly quiet?: boolean
  /** Added to the environment of every function, e.g. `THROTTLES`. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Builds what is stale, then runs the template of the dev stage on this machine. */
export const startLocalCloud = async (options: LocalCloudOptions): Promise<LocalCloud> => {
  const say = options.quiet === true ? () => undefined : (line: string) => console.log(`  ${line}`)
  await assertPortIsFree(options.port)
  await whileAlone(ROOT, say, () => prepare(ROOT, say))
  say(`Starting DynamoDB, SQS, S3 and the site (state in ${options.dir}) …`)
  const cloud = await runCloud({
    assembly: join(ROOT, 'cdk.out'),
    stage: stages.dev.name,
    siteOrigin: stages.dev.siteOrigin,
    port: options.port,
    directory: options.dir,
    say,
    ...(options.environment && { environment: options.environment }),
  })
  try {
    if (options.seed !== false) await addDemoContent(cloud, say)
    return cloud
  } catch (error) {
    await cloud.stop()
    throw error
  }
}

const addDemoContent = async (cloud: LocalCloud, say: (line: string) => void): Promise<void> => {
  const result = await seedDemo({ ...cloud, now: Date.now() })
  if (result === 'written') say('The demo community has moved in.')
  if (result === 'inhabited') return
  const { member, admin, password } = demoSignIns
  say(`Sign in as ${member} (member) or ${admin} (admin) with the password ${password}`)
}

const portFrom = (text = String(DEFAULT_PORT)): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new ExpectedProblem(`PORT is "${text}", which is no port. Try PORT=8081 npm start.`)
}

const main = async () => {
  useUtc()
  console.log('Höllenlärm, the local cloud')
  const cloud = await startLocalCloud({
    port: portFrom(environment.port),
    dir: environment.directory ?? join(ROOT, '.local'),
    seed: !process.argv.includes('--no-seed'),
    ...(environment.throttles && { environment: { THROTTLES: environment.throttles } }),
  })
  console.log(`ready ${cloud.url}`)
  const stop = () => {
    void cloud.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof ExpectedProblem ? error.message : error)
    process.exit(1)
  })
