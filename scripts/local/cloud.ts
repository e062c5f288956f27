import { setInterval } from 'node:timers/promises'
import { loadStage } from './assembly.ts'
import { clientsFor, type Clients } from './clients.ts'
import { deploy, type Deployment } from './deployment.ts'
import { createEdge } from './edge/edge.ts'
import { startEngines, type Engines } from './engines/engines.ts'
import { startLiveChannel } from './live/live-channel.ts'
import { readPermissions } from './principals.ts'
import { runEventSources } from './event-sources.ts'
import { Functions } from './functions/functions.ts'
import { functionSettings } from './functions/settings.ts'
import { httpApis } from './http-api.ts'
import { runBucketDeployments } from './provision/bucket-deployments.ts'
import { provisionBuckets } from './provision/buckets.ts'
import { provisionQueues, provisionTopics } from './provision/queues.ts'
import { provisionTables, type LocalTable } from './provision/tables.ts'
import { Secrets } from './secrets.ts'
import { assertServicesMayCall } from './service-permissions.ts'
import { startServer } from './server.ts'
import { targetOfSchedule } from './sources/schedule-source.ts'
import { StreamPosition } from './sources/stream-position.ts'
import { Disk } from './state/disk.ts'
import { watchDisk } from './state/disk-watch.ts'
import { StateFolder, type Runtime } from './state/state-folder.ts'
import { removeExpiredItems } from './sweeps/expired-items.ts'
import { removeExpiredObjects } from './sweeps/expired-objects.ts'

const SWEEP_MS = 60_000
const DEFAULT_MEMORY_MB = 1500

export interface CloudOptions {
  /** A synthesised assembly and the name of the stage to run. */
  readonly assembly: string
  readonly stage: string
  /** The template's address of the site, which the local one replaces. */
  readonly siteOrigin: string
  readonly port: number
  readonly directory: string
  /** Variables for every function, as the configuration of a stage would set them. */
  readonly environment?: Readonly<Record<string, string>>
  /** Local services in place of others that functions and browsers call, by the origins that they replace. */
  readonly standIns?: Readonly<Record<string, string>>
  /** Replaces variables that the template sets, e.g. `MODEL`. */
  readonly replaced?: Readonly<Record<string, string>>
  /** Inference profiles of the template, by the local models that stand in for them. */
  readonly models?: Readonly<Record<string, string>>
  /** Calls the real Bedrock instead of the local model, with the credentials of this process. */
  readonly bedrock?: 'local' | 'aws'
  /** What all processes together may use before idle functions end. */
  readonly memoryMb?: number
  readonly say: (line: string) => void
}

export interface LocalCloud extends Runtime {
  /** Invokes the target of a schedule now. */
  runSchedule(schedule: string): Promise<void>
  stop(): Promise<void>
}

/** Runs the resources of the template. When one part fails to start, the others are stopped. */
export const runCloud = async (options: CloudOptions): Promise<LocalCloud> => {
  const folder = new StateFolder(options.directory)
  const cleanup = new AsyncDisposableStack()
  cleanup.defer(() => folder.release())
  try {
    const { runtime, runSchedule } = await startParts(options, folder, cleanup)
    folder.writeRuntime(runtime)
    return { ...runtime, runSchedule, stop: () => cleanup.disposeAsync() }
  } catch (error) {
    await cleanup.disposeAsync()
    throw error
  }
}

const startParts = async (
  options: CloudOptions,
  folder: StateFolder,
  cleanup: AsyncDisposableStack,
): Promise<{ runtime: Runtime } & Pick<LocalCloud, 'runSchedule'>> => {
  const url = `http://localhost:${String(options.port)}`
  const files = loadStage(options.assembly, options.stage, (text) =>
    text.replaceAll(options.siteOrigin, url),
  )
  // Damaged files are found before anything starts.
  const secrets = new Secrets(folder.file('secrets.json'))
  const position = new StreamPosition(folder.file('stream-position.json'))
  const engines = await startEngines(folder, files[0]?.region ?? '', options)
  cleanup.defer(() => engines.stop())
  const deployment = deploy(files, { endpoints: engines.endpoints, secret: secrets.value })
  const clients = clientsFor(engines.endpoints, deployment.region)
  cleanup.defer(() => clients.destroy())
  const tables = await provision(deployment, engines, clients, folder)
  const permissions = readPermissions(deployment, { models: options.models ?? {} })
  assertServicesMayCall(deployment, permissions)
  engines.enforce(permissions)
  const live = await startLiveChannel({ deployment, permissions, url })
  const functions = new Functions({
    functions: functionSettings(deployment, {
      addresses: { ...queueAddresses(engines, deployment), ...live.addresses },
      runtime: runtimeEnvironment(engines, deployment.region, options),
      replaced: options.replaced,
    }),
    logDirectory: folder.file('logs'),
    memoryMb: options.memoryMb ?? DEFAULT_MEMORY_MB,
    say: options.say,
  })
  cleanup.defer(() => functions.stop())
  const onError = (error: unknown) =>
    options.say(error instanceof Error ? error.message : String(error))
  const server = await startServer(options.port, {
    handle: createEdge(deployment, {
      apis: httpApis(deployment, functions),
      s3: engines.endpoints.s3,
      addresses: { ...live.addresses, ...policySources(options.standIns) },
    }),
    onUpgrade: live.serve(functions, onError),
    onError,
  })
  cleanup.defer(() => server.stop())
  // Open connections would keep the server from stopping.
  cleanup.defer(() => live.stop())
  const disk = new Disk(folder.path)
  const parts = { deployment, functions, clients, engines, tables, position, onError }
  startBackground({ ...parts, disk, say: options.say }, cleanup)
  return {
    runtime: {
      ...reachableParts(url, { deployment, engines, tables }),
      standIns: options.standIns ?? {},
    },
    runSchedule: async (schedule) => {
      const { arn, input } = targetOfSchedule(deployment, schedule)
      await functions.invoke(arn, input)
    },
  }
}

/** In a Content-Security-Policy, a path matches what is below it only when it ends in a slash. */
const policySources = (standIns: CloudOptions['standIns'] = {}) =>
  Object.fromEntries(Object.entries(standIns).map(([origin, local]) => [origin, `${local}/`]))

const reachableParts = (
  url: string,
  { deployment, engines, tables }: Pick<Background, 'deployment' | 'engines' | 'tables'>,
): Omit<Runtime, 'standIns'> => ({
  url,
  dynamoEndpoint: engines.endpoints.dynamodb,
  s3Endpoint: engines.endpoints.s3,
  sqsEndpoint: engines.endpoints.sqs,
  tableName: tables[0]?.name ?? '',
  mediaBucket: mediaBucketOf(deployment),
})

/** Stacks derive URLs of queues from names, so they contain the address on AWS. */
const queueAddresses = ({ endpoints }: Engines, { region }: Deployment) => ({
  [`https://sqs.${region}.amazonaws.com`]: endpoints.sqs,
})

const provision = async (
  deployment: Deployment,
  engines: Engines,
  clients: Clients,
  folder: StateFolder,
): Promise<readonly LocalTable[]> => {
  const [tables] = await Promise.all([
    provisionTables(deployment, engines.endpoints.dynamodb),
    provisionQueues(deployment, clients.sqs),
    provisionTopics(deployment, clients.sns),
    provisionBuckets(deployment, clients.s3).then(() =>
      runBucketDeployments(deployment, clients.s3, folder.file('deployed-files.json')),
    ),
  ])
  return tables
}

const runtimeEnvironment = (
  { endpoints }: Engines,
  region: string,
  { standIns = {}, environment }: CloudOptions,
) => ({
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SNS: endpoints.sns,
  AWS_ENDPOINT_URL_SESV2: endpoints.ses,
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoints.bedrock,
  STAND_INS: JSON.stringify(standIns),
  ...environment,
})

/** The bucket to which browsers may upload. */
const mediaBucketOf = (deployment: Deployment): string =>
  deployment.ofType('AWS::S3::Bucket').find(({ properties }) => 'CorsConfiguration' in properties)
    ?.name ?? ''

interface Background {
  readonly deployment: Deployment
  readonly functions: Functions
  readonly clients: Clients
  readonly engines: Engines
  readonly tables: readonly LocalTable[]
  readonly position: StreamPosition
  readonly disk: Disk
  readonly say: (line: string) => void
  readonly onError: (error: unknown) => void
}

const startBackground = (background: Background, cleanup: AsyncDisposableStack) => {
  const controller = new AbortController()
  const { signal } = controller
  const running = Promise.all([
    runEventSources({
      ...background,
      endpoints: background.engines.endpoints,
      streamHistory: background.engines.streamHistory,
      signal,
    }),
    runSweeps(background, signal),
    watchDisk(background.disk, background.say, signal),
  ]).catch(background.onError)
  cleanup.defer(async () => {
    controller.abort()
    await background.functions.stop()
    await running
  })
}

const runSweeps = async (
  { deployment, clients, disk, tables, onError }: Background,
  signal: AbortSignal,
) => {
  try {
    for await (const _ of setInterval(SWEEP_MS, undefined, { signal })) {
      if (!disk.hasRoom()) continue
      await Promise.all([
        ...tables.map((table) => removeExpiredItems(clients.dynamodb, table)),
        removeExpiredObjects(deployment, clients.s3),
      ]).catch(onError)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
