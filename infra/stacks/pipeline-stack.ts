import { Duration, NestedStack, Stack, type StackProps } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Alias } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Catalogue, QueueWorker } from '../catalogue/catalogue.ts'
import { EffectQueue } from '../constructs/effect-queue.ts'
import { FailedSchedules } from '../constructs/failed-schedules.ts'
import { NEWS, READER, stageModel } from '../constructs/stage-model.ts'
import { referredOnce } from '../constructs/referred-once.ts'
import { PrivateBucket } from '../constructs/private-bucket.ts'
import { namesOf } from '../names.ts'
import type { FunctionContext } from '../constructs/product-function.ts'
import { QueueFunction } from '../constructs/queue-function.ts'
import { ScheduledFunction } from '../constructs/scheduled-function.ts'
import { WorkQueue } from '../constructs/work-queue.ts'
import type { StageConfig } from '../stages.ts'
import { StreamDispatcher } from '../constructs/stream-dispatcher.ts'

export interface PipelineStackProps extends StackProps, Omit<FunctionContext, 'queues'> {
  readonly catalogue: Catalogue
  readonly liveApiId: string
  readonly table: Table
}

const WORKER_TIMEOUT_SECONDS = 60
/** The minimum that Lambda allows. */
const WORKERS_AT_ONCE = 2

/** All asynchronous work: table stream, dispatcher, a queue for each effect and each worker, and schedules. */
export class PipelineStack extends Stack {
  readonly effects: readonly EffectQueue[]
  readonly queues: ReadonlyMap<string, WorkQueue>
  readonly stream: StreamDispatcher

  constructor(scope: Construct, id: string, props: PipelineStackProps) {
    super(scope, id, props)
    const { stage, bundles, stores, table, catalogue } = props
    const liveApiId = referredOnce(this, 'LiveApiId', props.liveApiId)
    contactTopic(this, stage)
    const scopeOf = scopes(this)
    // Those of push were deployed in this stack.
    this.queues = workQueues(
      (domain) => (domain === 'push' ? this : scopeOf(domain)),
      stage,
      catalogue,
    )
    const { model } = stage
    const shared = {
      ...{ stage, bundles, stores, liveApiId, queues: this.queues },
      modelProfileArn: stageModel(this, stage, NEWS, model),
      ...(model.reader && { readerProfileArn: stageModel(this, stage, READER, model.reader) }),
    }
    const effectScopeOf = effectScopes(this)
    for (const entry of catalogue.workers)
      queueWorker(scopeOf(entry.domain), shared, entry, this.queues.get(entry.name))
    const failed = new FailedSchedules(this, 'FailedSchedules', stage).queue
    for (const entry of catalogue.schedules)
      new ScheduledFunction(scopeOf(entry.domain), `${entry.domain}-${entry.name}`, {
        ...shared,
        entry,
        failed,
      })
    this.effects = catalogue.effects.map(
      (worker) =>
        new EffectQueue(effectScopeOf(worker.name), `${worker.domain}-${worker.name}`, {
          ...shared,
          worker,
        }),
    )
    this.stream = new StreamDispatcher(this, 'Stream', {
      ...shared,
      table,
      dispatcher: catalogue.dispatcher,
      effects: this.effects,
      undelivered: new PrivateBucket(this, 'Undelivered', {
        stage,
        bucketName: namesOf(stage.name, this.account).undelivered,
        lifecycleRules: [{ id: 'forget-after-a-month', expiration: Duration.days(30) }],
      }),
    })
  }
}

/**
 * Domains whose workers and schedules are in a nested stack, because one stack for all would exceed the limit of 500
 * resources. Not all domains: a function of a deployed stage cannot move to another stack and keep its name.
 */
const NESTED: readonly string[] = ['push', 'privacy', 'data-export', 'concerts']

const scopes = (parent: Stack): ((domain: string) => Stack) => {
  const nested = new Map<string, Stack>()
  return (domain) => {
    if (!NESTED.includes(domain)) return parent
    const description = `Workers and schedules of ${domain}`
    const stack = nested.get(domain) ?? new NestedStack(parent, domain, { description })
    nested.set(domain, stack)
    return stack
  }
}

/** Effects in a nested stack, by name, for the same reasons. A new effect belongs here. */
const NESTED_EFFECTS: readonly string[] = [
  'announce-export',
  'announce-statement',
  'answer-reporters',
  'count-transparency',
  'end-kept-content',
  'end-message-media',
  'end-restricted-sessions',
  'gather-reports',
  'keep-articles',
  'keep-bands',
  'keep-band-care',
  'keep-community',
  'keep-for-appeal',
  'keep-media',
  'keep-stories',
  'list-concert',
  'mail-erasure',
  'mail-receipt',
  'note-traces',
  'notify-members',
  'push-causes',
  'relate-cases',
  'remove-export-files',
  'settle-appeals',
  'settle-email',
  'tell-decisions',
  'tell-operators',
  'work-imports',
]

const effectScopes = (parent: Stack): ((name: string) => Stack) => {
  let nested: Stack | undefined
  return (name) => {
    if (!NESTED_EFFECTS.includes(name)) return parent
    nested ??= new NestedStack(parent, 'effects', { description: 'Effects and their queues' })
    return nested
  }
}

/** Created before the first function, because workers send messages to each other. */
const workQueues = (
  scopeOf: (domain: string) => Stack,
  stage: StageConfig,
  { workers }: Catalogue,
): ReadonlyMap<string, WorkQueue> =>
  new Map(
    workers.map(({ domain, name, worker }) => [
      name,
      new WorkQueue(scopeOf(domain), `${domain}-${name}-work`, {
        stage,
        worker: name,
        timeoutSeconds: worker.timeoutSeconds ?? WORKER_TIMEOUT_SECONDS,
      }),
    ]),
  )

const queueWorker = (
  scope: Stack,
  context: FunctionContext,
  { domain, name, worker }: QueueWorker,
  work: WorkQueue | undefined,
): void => {
  if (!work) return
  new QueueFunction(scope, `${domain}-${name}`, {
    ...context,
    work,
    access: worker,
    description: worker.summary,
    timeoutSeconds: worker.timeoutSeconds ?? WORKER_TIMEOUT_SECONDS,
    maxConcurrency: worker.maxConcurrency ?? WORKERS_AT_ONCE,
    ...(worker.batchSize !== undefined && { batchSize: worker.batchSize }),
  })
}

/** Operators subscribe to it by mail or with a ticket system. */
const contactTopic = (scope: Stack, stage: StageConfig): void => {
  const topic = new Topic(scope, 'Contact', {
    topicName: namesOf(stage.name, scope.account).contact,
    enforceSSL: true,
    masterKey: Alias.fromAliasName(scope, 'TopicKey', 'alias/aws/sns'),
  })
  if (stage.contactMail) topic.addSubscription(new EmailSubscription(stage.contactMail))
}
