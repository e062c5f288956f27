import { join } from 'node:path'
import { stages } from '../../infra/stages.ts'
import { runCloud, type LocalCloud } from './cloud.ts'
import { seedDemoContent } from './demo-content.ts'
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
    if (options.seed !== false) await seedDemoContent(ROOT, cloud)
    return cloud
  } catch (error) {
    await cloud.stop()
    throw error
  }
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
