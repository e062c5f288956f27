import { join } from 'node:path'
import { stages } from '../../infra/stages.ts'
import { demoSignIns, seedDemo } from '../seed/seed.ts'
import { runCloud, type LocalCloud } from './cloud.ts'
import { environment, useUtc } from './env.ts'
import { ExpectedProblem } from './expected-problem.ts'
import { whileAlone } from './preparation-lock.ts'
import { prepare } from './preparation.ts'

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
  await whileAlone(ROOT, () => prepare(ROOT, say))
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
  if (result === 'written') say('Demo content: written, this once')
  if (result === 'inhabited') return
  say(`Sign in as ${demoSignIns.member} (member) or ${demoSignIns.admin} (admin)`)
  say(`with the password ${demoSignIns.password}`)
}

const main = async () => {
  useUtc()
  console.log('Höllenlärm, the local cloud')
  const cloud = await startLocalCloud({
    port: Number(environment.port ?? DEFAULT_PORT),
    dir: environment.directory ?? join(ROOT, '.local'),
    seed: !process.argv.includes('--no-seed'),
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
