import { parentPort, workerData } from 'node:worker_threads'
import type { ServiceCall } from '#testing/iam/needed-access.ts'
import { ADMIN_CREDENTIALS, accessKeyIn } from '../iam/access-keys.ts'
import { Guard, type Permissions } from '../iam/guard.ts'
import {
  refusedByDynamoDb,
  refusedBySns,
  refusedBySqs,
  withoutRoom,
  type RefusedAnswer,
} from '../iam/refusals.ts'
import type { GuardThreadData } from './guarded-engine.ts'
import { Disk } from '../state/disk.ts'
import { listenGuarded, type GuardedRequest } from './guarded-port.ts'

const { target, directory } = workerData as GuardThreadData

const guard = new Guard()
const disk = new Disk(directory)

const json = (body: Buffer): ServiceCall['input'] =>
  JSON.parse(body.toString()) as ServiceCall['input']

const SERVICES: Readonly<Record<string, 'dynamodb' | 'sqs'>> = {
  DynamoDB_20120810: 'dynamodb',
  DynamoDBStreams_20120810: 'dynamodb',
  AmazonSQS: 'sqs',
}

/** Operations that need more room. What only finishes accepted work uses the reserve. */
const STORES = /^(Put|Update(Item|Table)|DeleteItem|TransactWrite|BatchWrite|SendMessage)/

/** SNS still speaks the query protocol: its input is a form. */
const snsCall = (body: Buffer): ServiceCall => {
  const { Action = '', ...input } = Object.fromEntries(new URLSearchParams(body.toString()))
  return { service: 'sns', operation: Action, input }
}

const refuse = ({ headers, body }: GuardedRequest): RefusedAnswer | undefined => {
  const key = accessKeyIn(headers['authorization'])
  const [api = '', operation = ''] = (headers['x-amz-target'] ?? '').split('.')
  const service = SERVICES[api]
  if (!service) {
    const refusal = guard.refusalOf(key, () => snsCall(body))
    return refusal && refusedBySns(refusal)
  }
  const refusal = guard.refusalOf(key, () => ({ service, operation, input: json(body) }))
  if (!refusal) return STORES.test(operation) && !disk.hasRoom() ? withoutRoom() : undefined
  return service === 'dynamodb' ? refusedByDynamoDb(refusal) : refusedBySqs(refusal)
}

/** Some engines keep a database for each access key. */
const rewriteHead = (head: string): string =>
  head.replace(/Credential=[^/]+/, `Credential=${ADMIN_CREDENTIALS.accessKeyId}`)

const port = await listenGuarded({ target, refuse, rewriteHead })
parentPort?.on('message', (message: 'stop' | Permissions) => {
  if (message === 'stop') process.exit()
  guard.enforce(message)
})
parentPort?.postMessage(port)
