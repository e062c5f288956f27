import { PutObjectCommand } from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Clients } from './clients.ts'
import type { Deployment } from './deployment.ts'
import { DynamoDbStreams, type StreamRecord } from './engines/dynamodb-streams.ts'
import type { StreamHistory } from './engines/stream-history.ts'
import type { Functions } from './functions/functions.ts'
import type { Disk } from './state/disk.ts'
import type { LocalTable } from './provision/tables.ts'
import type { Endpoints } from './engines/engines.ts'
import { accessKeyOf } from './iam/access-keys.ts'
import { eventSourceMappings, type EventSourceMapping } from './sources/mapping.ts'
import { runQueueSource } from './sources/queue-source.ts'
import { runSchedules } from './sources/schedule-source.ts'
import type { StreamPosition } from './sources/stream-position.ts'
import { runStreamSource } from './sources/stream-source.ts'

export interface EventSourcesOptions {
  readonly deployment: Deployment
  readonly functions: Functions
  readonly clients: Clients
  readonly endpoints: Endpoints
  readonly tables: readonly LocalTable[]
  readonly streamHistory: StreamHistory | undefined
  readonly position: StreamPosition
  readonly disk: Disk
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

/** Runs streams, queues and schedules until `signal` aborts. Resolves when all of them have ended. */
export const runEventSources = async (options: EventSourcesOptions): Promise<void> => {
  const { deployment, functions, signal, onError } = options
  runSchedules(deployment, {
    invoke: (arn, input) => functions.invoke(arn, input),
    onError,
    signal,
  })
  const mappings = eventSourceMappings(deployment)
  await Promise.all([
    ...options.tables.map((table) => followTable(options, table, mappings)),
    ...deployment
      .ofType('AWS::SQS::Queue')
      .flatMap((queue) =>
        mappings
          .filter(({ sourceArn }) => sourceArn.endsWith(`:${queue.name}`))
          .map((mapping) => followQueue(options, queue.ref, mapping)),
      ),
  ])
}

/** Receives and deletes with the role of the function, as Lambda does. */
const followQueue = async (
  options: EventSourcesOptions,
  queueUrl: string,
  mapping: EventSourceMapping,
): Promise<void> => {
  const { clients, deployment, disk, endpoints, functions, signal, onError } = options
  const { region } = deployment
  const credentials = accessKeyOf(mapping.functionName)
  const sqs = new SQSClient({ region, endpoint: endpoints.sqs, credentials })
  const invoke = (event: string) => functions.invoke(mapping.functionName, event)
  try {
    const { sqs: admin } = clients
    await runQueueSource({ mapping, queueUrl, region, sqs, admin, invoke, disk, signal, onError })
  } finally {
    sqs.destroy()
  }
}

const followTable = async (
  options: EventSourcesOptions,
  { name }: LocalTable,
  mappings: readonly EventSourceMapping[],
): Promise<void> => {
  const { functions, disk, signal, onError, deployment, endpoints } = options
  const own = mappings.filter(({ sourceArn }) => sourceArn.includes(`:table/${name}/stream/`))
  if (own.length === 0) return
  await runStreamSource({
    tableName: name,
    streams: new DynamoDbStreams(endpoints.dynamodb, deployment.region),
    position: options.position,
    deliveries: own.map((mapping) => ({
      mapping,
      invoke: (event: string) => functions.invoke(mapping.functionName, event),
      giveUp: (records: readonly StreamRecord[], reason: string) =>
        keepUndelivered(options, mapping, records, reason),
      signal,
    })),
    disk,
    signal,
    onDelivered: (table, position) => options.streamHistory?.trim(table, position),
    onError,
  })
}

/** As on AWS, a bucket receives the records and a queue only the report. */
const keepUndelivered = async (
  { clients, onError }: EventSourcesOptions,
  { functionName, onFailure }: EventSourceMapping,
  records: readonly StreamRecord[],
  condition: string,
): Promise<void> => {
  onError(
    new Error(
      `${functionName} could not take ${String(records.length)} stream records (${condition})`,
    ),
  )
  if (onFailure === undefined) return
  const report = { requestContext: { functionArn: functionName, condition }, version: '1.0' }
  const target = onFailure.split(':').at(-1) ?? ''
  if (onFailure.startsWith('arn:aws:s3:::')) {
    const at = new Date().toISOString()
    const Body = JSON.stringify({ ...report, payload: { Records: records } })
    const Key = `aws/lambda/${functionName}/${at.slice(0, 10)}/${at}-${randomUUID()}`
    await clients.s3.send(new PutObjectCommand({ Bucket: target, Key, Body }))
  } else {
    const MessageBody = JSON.stringify(report)
    await clients.sqs.send(new SendMessageCommand({ QueueUrl: target, MessageBody }))
  }
}
