import { neededAccess, type Arns, type ServiceCall } from '#testing/iam/needed-access.ts'
import {
  decide,
  parsePolicy,
  type AccessRequest,
  type Decision,
  type Statement,
} from '#testing/iam/policy.ts'
import { ExpectedProblem } from '../state/expected-problem.ts'
import { ADMIN_CREDENTIALS, type AccessKey } from './access-keys.ts'

/** A caller with its own access key, as plain data, because engines in threads receive it. */
export interface Principal {
  readonly key: AccessKey
  /** As AWS names it in refusals. */
  readonly arn: string
  readonly policies: readonly unknown[]
  /** Condition keys of each of its calls. */
  readonly context: Readonly<Record<string, readonly string[]>>
}

/** What the guards know about the deployment, as plain data. */
export interface Permissions {
  readonly region: string
  readonly account: string
  readonly principals: readonly Principal[]
  /** The partition keys of the tables and, by `<table>/<index>`, of their indexes. */
  readonly partitionKeys: Readonly<Record<string, string>>
  /** ARN of the stage of the live channel. */
  readonly liveArn: string
  /** Domains and addresses from which the template allows mail. */
  readonly mailIdentities: readonly string[]
  /** Inference profiles by the local models that stand in for them. */
  readonly models: Readonly<Record<string, string>>
  /** The stage's own profiles, by the ARN of the one that they copy. A role allows one of them, which is called. */
  readonly ownProfiles: Readonly<Record<string, readonly string[]>>
}

export interface Refusal {
  readonly reason: 'denied' | 'unknown key' | 'no key'
  readonly message: string
}

interface Known extends Pick<Principal, 'arn' | 'context'> {
  readonly statements: readonly Statement[]
  readonly decisions: Map<string, Decision>
}

/** Authorises calls by the policies of the template. Until it has them, it allows the admin key only. */
export class Guard {
  #known = new Map<string, Known>()
  #arns: Arns | undefined
  /** Local calls name the model, not which copy of its profile they use. */
  #copies: ReadonlyMap<string, readonly string[]> = new Map()

  enforce(permissions: Permissions): void {
    this.#arns = arnsOf(permissions)
    this.#copies = new Map(
      Object.values(permissions.ownProfiles).flatMap((copies) =>
        copies[0] === undefined ? [] : [[copies[0], copies]],
      ),
    )
    this.#known = new Map(
      permissions.principals.map(({ key, arn, context, policies }) => [
        key.accessKeyId,
        { arn, context, statements: policies.flatMap(parsePolicy), decisions: new Map() },
      ]),
    )
  }

  /** Undefined when the call is allowed. */
  refusalOf(accessKeyId: string | undefined, call: () => ServiceCall): Refusal | undefined {
    if (accessKeyId === ADMIN_CREDENTIALS.accessKeyId) return undefined
    if (accessKeyId === undefined)
      return { reason: 'no key', message: 'Request is missing Authentication Token' }
    const known = this.#known.get(accessKeyId)
    if (!known || !this.#arns)
      return {
        reason: 'unknown key',
        message: 'The security token included in the request is invalid.',
      }
    return this.#refusalOf(known, neededAccess(call(), this.#arns))
  }

  #refusalOf(known: Known, requests: readonly AccessRequest[]): Refusal | undefined {
    for (const request of requests) {
      const decision = this.#decide(known, request)
      if (decision !== 'allowed')
        return { reason: 'denied', message: messageOf(known.arn, request, decision) }
    }
    return undefined
  }

  #decide(known: Known, request: AccessRequest): Decision {
    const resources = this.#copies.get(request.resource) ?? [request.resource]
    const decisions = resources.map((resource) => decideOnce(known, { ...request, resource }))
    return decisions.find((decision) => decision === 'allowed') ?? decisions[0] ?? 'not granted'
  }
}

/** Decides about the calls that a service makes for a function or schedule. */
export const assertAllowed = (
  { principals }: Pick<Permissions, 'principals'>,
  { accessKeyId }: AccessKey,
  requests: readonly AccessRequest[],
): void => {
  const found = principals.find(({ key }) => key.accessKeyId === accessKeyId)
  const statements = found?.policies.flatMap(parsePolicy) ?? []
  for (const request of requests) {
    const decision = decide(statements, { ...request, context: { ...found?.context } })
    if (decision !== 'allowed')
      throw new ExpectedProblem(messageOf(found?.arn ?? 'nobody', request, decision))
  }
}

/** Requests without condition keys of their own are decided once. */
const decideOnce = (
  { statements, decisions, context }: Known,
  request: AccessRequest,
): Decision => {
  const own = request.context ? JSON.stringify(request.context) : ''
  const name = `${request.action} ${request.resource} ${own}`
  const decided = decisions.get(name)
  if (decided) return decided
  const decision = decide(statements, { ...request, context: { ...context, ...request.context } })
  if (decisions.size >= MAX_DECISIONS) decisions.clear()
  decisions.set(name, decision)
  return decision
}

const MAX_DECISIONS = 1000

const messageOf = (
  arn: string,
  { action, resource }: AccessRequest,
  decision: Decision,
): string => {
  const because =
    decision === 'denied'
      ? 'with an explicit deny in an identity-based policy'
      : `because no identity-based policy allows the ${action} action`
  return `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${because}`
}

const arnsOf = ({ region, account, ...permissions }: Permissions): Arns => {
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${region}:${account}:${resource}`
  return {
    table: (name) => arn('dynamodb', `table/${name}`),
    partitionKey: (table, index) => {
      const name = index === undefined ? table : `${table}/${index}`
      return permissions.partitionKeys[name] ?? 'unknown'
    },
    queue: (url) => arn('sqs', url.split('/').at(-1) ?? ''),
    connection: (method, id) => `${permissions.liveArn}/${method}/@connections/${id}`,
    sender: (from) => arn('ses', `identity/${identityOf(from, permissions.mailIdentities)}`),
    model: (id) => {
      const profile = permissions.models[id] ?? id
      const foundation = profile.replace(/^(?:eu|us|apac|global)\./, '')
      const profileArn = arn('bedrock', `inference-profile/${profile}`)
      return [
        ...(profile === foundation ? [] : [permissions.ownProfiles[profileArn]?.[0] ?? profileArn]),
        `arn:aws:bedrock:${region}::foundation-model/${foundation}`,
      ]
    },
  }
}

/** SES authorises by the verified address, its domain or a parent of that. */
const identityOf = (from: string, identities: readonly string[]): string => {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  const domain = address.split('@').at(-1) ?? ''
  const isVerified = (identity: string) =>
    identity === address || identity === domain || domain.endsWith(`.${identity}`)
  return identities.find(isVerified) ?? domain
}
