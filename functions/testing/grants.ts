import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { SQSClient } from '@aws-sdk/client-sqs'
import { accessesIn, type Access } from '#platform/access.ts'
import { loadDomains } from '../source-files.ts'
import { judge } from './iam/granted.ts'
import type { ServiceCall } from './iam/needed-access.ts'
import { recordGrant } from './usage.ts'
import { aroundTable } from './table-calls.ts'

interface Running {
  readonly access: Access
  readonly onUse: (grant: string) => void
  readonly missing: Set<string>
}

interface Command {
  readonly constructor: { readonly name: string }
  readonly input: object
}

interface Client {
  readonly config: { readonly serviceId: string }
}

type Send = (this: Client, command: Command, ...rest: unknown[]) => unknown

const domains = await loadDomains(join(import.meta.dirname, '..'))
const running = new AsyncLocalStorage<Running>()

/** @throws Error for a name that no access has */
export const accessOf = (name: string): Access => {
  const access = domains
    .map(({ access }) => accessesIn(access)[name])
    .find((found) => found !== undefined)
  if (!access) throw new Error(`No functions/*/access.ts names ${name}.`)
  return access
}

const refusal = (name: string, missing: Iterable<string>): Error =>
  new Error(`The access of ${name} does not grant: ${[...missing].join(', ')}.`)

/**
 * Runs `work` with the grants of `name`, as its role on AWS would.
 * @throws Error when it used a grant that its access does not name
 */
export const withGrantsOf = async <T>(
  name: string,
  work: () => Promise<T>,
  onUse = (grant: string): void => recordGrant(name, grant),
): Promise<T> => {
  const missing = new Set<string>()
  const result = await running.run({ access: accessOf(name), onUse, missing }, work)
  if (missing.size > 0) throw refusal(name, missing)
  return result
}

/** Counts an accepted presigned call as made by the function that signed it. @throws Error without the grant */
export const usePresigned = (name: string, command: Command): void => {
  const { missing, used } = judge(callOf('S3', command), accessOf(name))
  if (missing.length > 0) throw refusal(name, missing)
  for (const grant of used) recordGrant(name, grant)
}

const SERVICES: Readonly<Record<string, ServiceCall['service']>> = {
  DynamoDB: 'dynamodb',
  S3: 's3',
  SQS: 'sqs',
  SNS: 'sns',
  SESv2: 'ses',
  'Bedrock Runtime': 'bedrock',
  ApiGatewayManagementApi: 'live',
}

const callOf = (serviceId: string, { constructor, input }: Command): ServiceCall => {
  const service = SERVICES[serviceId]
  if (!service) throw new Error(`No access can grant calls of ${serviceId}.`)
  const operation = constructor.name.replace(/Command$/, '')
  return { service, operation, input: input as ServiceCall['input'] }
}

const client = Object.getPrototypeOf(SQSClient.prototype) as { send: Send }
const send = client.send

const record = (call: ServiceCall): void => {
  const current = running.getStore()
  if (!current) return
  const { missing, used } = judge(call, current.access)
  for (const grant of missing) current.missing.add(grant)
  for (const grant of used) current.onUse(grant)
}

client.send = function (command, ...rest) {
  if (running.getStore()) record(callOf(this.config.serviceId, command))
  return send.call(this, command, ...rest)
}

aroundTable((next, operation, input) => {
  record({ service: 'dynamodb', operation, input: input as ServiceCall['input'] })
  return next(operation, input)
})
