import { TABLE_SCHEMA } from '#shared/domain/table-schema.ts'
import type { Access } from '#platform/access.ts'
import { grantCondition, listGrants, type Grant, type Grantable } from '#platform/grants.ts'
import { neededAccess, type Arns, type ServiceCall } from './needed-access.ts'
import { decide, parsePolicy, type AccessRequest, type Statement } from './policy.ts'
import { wildcard } from './wildcard.ts'

const arn = (service: string, resource: string): string =>
  `arn:aws:${service}:eu-central-1:000000000000:${resource}`

const TABLE = arn('dynamodb', 'table/product')
const SENDER = arn('ses', 'identity/sender')
const MODEL = arn('bedrock', 'inference-profile/model')
const READER = arn('bedrock', 'inference-profile/reader')

const LIVE = arn('execute-api', 'api/live')

const queueArns = (worker: string) => ({
  arn: arn('sqs', worker),
  failedArn: arn('sqs', `${worker}-failed`),
})

/** One table, bucket, topic, sender and model, however the engines of a test name them. */
const GRANTABLE: Grantable = {
  tableArn: TABLE,
  mediaBucketArn: 'arn:aws:s3:::media',
  contactTopicArn: arn('sns', 'contact'),
  mailIdentityArn: SENDER,
  modelArns: [MODEL],
  readerArns: [READER],
  liveArn: LIVE,
  queue: queueArns,
}

interface QueueUrls {
  readonly url: string
  readonly failedUrl: string
}

/** A queue of a worker, by the environment that the test gives the function. */
const queueArn = (url: string): string => {
  const queues = JSON.parse(process.env['QUEUES'] ?? '{}') as Record<string, QueueUrls>
  const found = Object.entries(queues).find(([, urls]) => [urls.url, urls.failedUrl].includes(url))
  if (!found) return arn('sqs', url)
  const [worker, urls] = found
  return url === urls.url ? queueArns(worker).arn : queueArns(worker).failedArn
}

const partitionKey = (_: string, index: string | undefined): string => {
  const found = TABLE_SCHEMA.indexes.find(({ name }) => name === index)
  return found?.partitionKey ?? TABLE_SCHEMA.partitionKey
}

const ARNS: Arns = {
  table: () => TABLE,
  partitionKey,
  queue: queueArn,
  sender: () => SENDER,
  model: (id) => [id.endsWith('reader') ? READER : MODEL],
  connection: (method, id) => `${LIVE}/${method}/@connections/${id}`,
}

/** The smallest part of a role that a test can use up: one action on one resource, or one key pattern. */
interface Atom {
  readonly label: string
  readonly statement: Statement
  readonly keys: readonly { readonly label: string; readonly matches: (key: string) => boolean }[]
}

const nameOf = (resource: string): string => resource.replace(/^arn:aws:(?:[^:]*:){3}/, '')

const labelOf = (action: string, resource: string): string => `${action} on ${nameOf(resource)}`

const atomsOf = (grant: Grant): readonly Atom[] => {
  const keys = (grant.leadingKeys ?? []).map((pattern) => ({
    label: `keys ${pattern}`,
    matches: wildcard(pattern),
  }))
  return grant.actions.flatMap((action) =>
    grant.resources.map((resource) => ({
      label: labelOf(action, resource),
      statement: statementOf(action, resource, grant),
      keys,
    })),
  )
}

const statementOf = (Action: string, Resource: string, grant: Grant): Statement => {
  const statement = { Effect: 'Allow', Action, Resource, Condition: grantCondition(grant) }
  const [parsed] = parsePolicy({ Version: '2012-10-17', Statement: [statement] })
  if (!parsed) throw new Error('A policy of one statement has one statement.')
  return parsed
}

const known = new WeakMap<Access, readonly Atom[]>()

const atomsIn = (access: Access): readonly Atom[] => {
  const atoms = known.get(access) ?? listGrants(access, GRANTABLE).flatMap(atomsOf)
  known.set(access, atoms)
  return atoms
}

/** Everything that the role of a function grants, one line each. */
export const grantsIn = (access: Access): readonly string[] => [
  ...new Set(
    atomsIn(access).flatMap(({ label, keys }) => [label, ...keys.map((key) => key.label)]),
  ),
]

interface Judgement {
  /** What the call needs and the access does not grant. */
  readonly missing: readonly string[]
  /** What the access grants and the call used, written as in `grantsIn`. */
  readonly used: readonly string[]
}

/** Authorises a call by the role that the access becomes, as AWS does. */
export const judge = (call: ServiceCall, access: Access): Judgement => {
  const atoms = atomsIn(access)
  const statements = atoms.map(({ statement }) => statement)
  const needed = neededAccess(call, ARNS)
  return {
    missing: needed.filter((request) => decide(statements, request) !== 'allowed').map(describe),
    used: needed.flatMap((request) => atoms.flatMap((atom) => usedOf(atom, request))),
  }
}

const leadingKeysOf = ({ context }: AccessRequest): readonly string[] =>
  context?.['dynamodb:LeadingKeys'] ?? []

const describe = (request: AccessRequest): string => {
  const keys = leadingKeysOf(request)
  return `${labelOf(request.action, request.resource)}${keys.length > 0 ? ` (${keys.join(', ')})` : ''}`
}

const usedOf = ({ label, statement, keys }: Atom, request: AccessRequest): readonly string[] => {
  if (!statement.matches(request)) return []
  const values = leadingKeysOf(request)
  return [label, ...keys.filter(({ matches }) => values.some(matches)).map((key) => key.label)]
}
