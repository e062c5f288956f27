import { join } from 'node:path'
import { stages } from '../../infra/stages.ts'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import { LOCAL_PUSH_KEYS } from '#testing/push-keys.ts'
import { startPushService } from '#testing/stand-ins/push-service.ts'
import { endOnSignals, onSignal } from '../lifetime.ts'
import { ROOT } from '../root.ts'
import { demoSignIns, seedDemo, seedSources } from '../demo/seed.ts'
import { LOCAL_SPOTIFY, startMusic } from '../local/engines/music.ts'
import { runCloud, type LocalCloud } from '../local/cloud.ts'
import { environment, useUtc } from '../local/state/env.ts'
import { ExpectedProblem } from '../local/state/expected-problem.ts'
import { startFeeds, type NamedSource, type Site } from '../demo/feeds/server.ts'
import { makeNews } from '../demo/first-news.ts'
import { whileAlone } from '../local/preparation-lock.ts'
import { prepare } from '../local/preparation.ts'
import { assertPortIsFree } from '../local/server.ts'
import { assertFolderIsFree } from '../local/state/state-folder.ts'

const DEFAULT_PORT = 8080

export interface LocalCloudOptions {
  readonly port: number
  readonly dir: string
  readonly seed?: boolean
  readonly quiet?: boolean
  /** What all processes together may use before idle functions end. */
  readonly memoryMb?: number | undefined
  /** Added to the environment of every function, e.g. `THROTTLES`. */
  readonly environment?: Readonly<Record<string, string>>
  /** Whether the real Bedrock writes the news, with the credentials of this process. */
  readonly bedrock?: 'local' | 'aws'
  /** The sites whose feeds are read; by default the invented ones. */
  readonly world?: World
  /** Local services in place of others, by the origins that they replace. */
  readonly standIns?: Readonly<Record<string, string>>
}

export interface World {
  readonly sites: ReadonlyMap<string, Site>
  readonly sources: readonly NamedSource[]
}

/** The local model is free but counted, so that the budget takes effect. Sufficient for a full first day. */
const LOCAL_BUDGET_USD = 10

const localModel = (): string =>
  JSON.stringify({
    ...stages.dev.model,
    // It is the second reader, too.
    reader: undefined,
    profile: LOCAL_MODEL,
    dailyBudgetUsd: LOCAL_BUDGET_USD,
    dailyHelpBudgetUsd: LOCAL_BUDGET_USD,
  })

/** Builds what has changed, then runs the template of the dev stage on this machine. */
export const startLocalCloud = async (options: LocalCloudOptions): Promise<LocalCloud> => {
  const say = options.quiet === true ? () => undefined : (line: string) => console.log(`  ${line}`)
  assertFolderIsFree(options.dir)
  await assertPortIsFree(options.port)
  await whileAlone(ROOT, say, () => prepare(ROOT, say))
  say(`Starting DynamoDB, SQS, S3 and the site (state in ${options.dir}) …`)
  const cleanup = new AsyncDisposableStack()
  try {
    const { hosts, standIns } = await startOthers(options, cleanup)
    const cloud = await runCloud({
      assembly: join(ROOT, 'cdk.out'),
      stage: stages.dev.name,
      siteOrigin: stages.dev.siteOrigin,
      port: options.port,
      directory: options.dir,
      say,
      ...(options.memoryMb !== undefined && { memoryMb: options.memoryMb }),
      environment: {
        LOCAL_HOSTS: JSON.stringify(hosts),
        ...LOCAL_SPOTIFY,
        ...LOCAL_PUSH_KEYS,
        ...options.environment,
      },
      standIns,
      ...writer(options, say),
    })
    cleanup.defer(() => cloud.stop())
    cleanup.defer(onSignal(() => cloud.stop()))
    await fill(cloud, options, say)
    return { ...cloud, stop: () => cleanup.disposeAsync() }
  } catch (error) {
    await cleanup.disposeAsync()
    throw error
  }
}

/** The sites, music and push services that functions call outside of AWS. */
const startOthers = async (
  { world, standIns }: LocalCloudOptions,
  cleanup: AsyncDisposableStack,
) => {
  const feeds = await startFeeds(world?.sites)
  cleanup.defer(() => feeds.stop())
  const music = await startMusic()
  cleanup.defer(() => music.stop())
  const push = await startPushService(LOCAL_PUSH_KEYS.PUSH_PUBLIC_KEY)
  cleanup.defer(() => push.stop())
  return { hosts: feeds.hosts, standIns: { ...music.standIns, ...push.standIns, ...standIns } }
}

const writer = ({ bedrock }: LocalCloudOptions, say: (line: string) => void) => {
  if (bedrock !== 'aws')
    return {
      replaced: { MODEL: localModel() },
      models: { [LOCAL_MODEL]: stages.dev.model.profile },
    }
  const { profile, dailyBudgetUsd, dailyHelpBudgetUsd } = stages.dev.model
  say(`News are written by ${profile} on AWS, for at most $${String(dailyBudgetUsd)} a day.`)
  say(`It also answers the AI help, for at most $${String(dailyHelpBudgetUsd)} a day.`)
  // The stage's own profile exists in the account of a deployed stage only.
  return { bedrock, replaced: { MODEL: JSON.stringify(stages.dev.model) } }
}

const fill = async (
  cloud: LocalCloud,
  { seed = true, world }: LocalCloudOptions,
  say: (line: string) => void,
): Promise<void> => {
  const target = { ...cloud, now: Date.now() }
  await Promise.all([
    seedSources(target, world?.sources),
    ...(seed ? [addDemoContent(cloud, say)] : []),
  ])
  if (seed) makeNews(cloud, stages.dev).catch((error: unknown) => say(`No news: ${String(error)}`))
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

const folderFrom = (path = join(ROOT, '.local')): string => {
  if (path.trim() !== '') return path
  throw new ExpectedProblem(
    'LOCAL_DIR is empty. Set it to a folder, or unset it to use .local in the repository.',
  )
}

const memoryFrom = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new ExpectedProblem(
    `LOCAL_MEMORY_MB is "${text}", which is no number of megabytes. Try LOCAL_MEMORY_MB=3000 npm start.`,
  )
}

const main = async () => {
  useUtc()
  endOnSignals()
  console.log('Höllenlärm, the local cloud')
  const cloud = await startLocalCloud({
    port: portFrom(environment.port),
    dir: folderFrom(environment.directory),
    memoryMb: memoryFrom(environment.memoryMb),
    seed: !process.argv.includes('--no-seed'),
    bedrock: environment.bedrock === 'aws' ? 'aws' : 'local',
    ...(environment.throttles && { environment: { THROTTLES: environment.throttles } }),
  })
  console.log(`ready ${cloud.url}`)
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof ExpectedProblem ? error.message : error)
    process.exit(1)
  })
