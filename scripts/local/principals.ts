import * as z from 'zod/mini'
import type { DeployedResource, Deployment } from './deployment.ts'
import { readWebSocketApi } from './live/web-socket-api.ts'
import { accessKeyOf, EDGE } from './iam/access-keys.ts'
import type { Permissions, Principal } from './iam/guard.ts'
import { RUNNABLE_RUNTIME } from './resource-kinds.ts'

const Role = z.object({
  Policies: z._default(z.array(z.object({ PolicyDocument: z.unknown() })), []),
  ManagedPolicyArns: z._default(z.array(z.string()), []),
  PermissionsBoundary: z.optional(z.never()),
})

const AttachedPolicy = z.object({
  PolicyDocument: z.unknown(),
  Roles: z._default(z.array(z.string()), []),
})

const BucketPolicy = z.object({
  PolicyDocument: z.object({
    Version: z.string(),
    Statement: z.array(z.looseObject({ Principal: z.unknown() })),
  }),
})

const Table = z.object({
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.string() })),
  GlobalSecondaryIndexes: z._default(
    z.array(
      z.object({
        IndexName: z.string(),
        KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.string() })),
      }),
    ),
    [],
  ),
})

const OwnProfile = z.object({ ModelSource: z.object({ CopyFrom: z.string() }) })

const Target = z.object({ Target: z.object({ RoleArn: z.optional(z.string()) }) })

/** Policies of AWS that grant nothing that the local cloud runs: writing logs. */
const MANAGED_LOGS = ':policy/service-role/AWSLambdaBasicExecutionRole'

interface Options {
  readonly models: Readonly<Record<string, string>>
}

/** Who may do what: the roles of the functions and schedules, and the policies of the buckets for the edge. */
export const readPermissions = (deployment: Deployment, { models }: Options): Permissions => {
  const principals = [
    ...functionPrincipals(deployment),
    ...schedulePrincipals(deployment),
    edgePrincipal(deployment),
  ]
  return {
    region: deployment.region,
    account: deployment.account,
    principals,
    partitionKeys: partitionKeysOf(deployment),
    liveArn: liveArnOf(deployment),
    mailIdentities: mailIdentitiesIn(principals),
    models,
    ownProfiles: ownProfilesOf(deployment),
  }
}

const liveArnOf = (deployment: Deployment): string => {
  const api = readWebSocketApi(deployment)
  const { region, account } = deployment
  return api ? `arn:aws:execute-api:${region}:${account}:${api.apiId}/${api.stage}` : 'none'
}

const ownProfilesOf = (deployment: Deployment): Readonly<Record<string, readonly string[]>> => {
  const profiles = deployment
    .ofType('AWS::Bedrock::ApplicationInferenceProfile')
    .map(({ ref, properties }) => ({
      copied: OwnProfile.parse(properties).ModelSource.CopyFrom,
      ref,
    }))
  const byCopied = [...Map.groupBy(profiles, ({ copied }) => copied)]
  return Object.fromEntries(byCopied.map(([copied, own]) => [copied, own.map(({ ref }) => ref)]))
}

/** AWS speaks TLS everywhere; the loopback address needs none. */
const SECURE = { 'aws:SecureTransport': ['true'], 's3:TlsVersion': ['1.3'] }

const functionPrincipals = (deployment: Deployment): Principal[] =>
  deployment
    .ofType('AWS::Lambda::Function')
    .filter(({ properties }) => RUNNABLE_RUNTIME.test(String(properties['Runtime'])))
    .map(({ name, properties }) => {
      const role = roleOf(deployment, properties['Role'])
      return {
        key: accessKeyOf(name),
        arn: `arn:aws:sts::${deployment.account}:assumed-role/${role?.name ?? 'none'}/${name}`,
        policies: role ? policiesOf(deployment, role) : [],
        context: SECURE,
      }
    })

const schedulePrincipals = (deployment: Deployment): Principal[] =>
  deployment.ofType('AWS::Scheduler::Schedule').flatMap(({ properties }) => {
    const arn = Target.parse(properties).Target.RoleArn
    const role = roleOf(deployment, arn)
    if (arn === undefined || !role) return []
    return [{ key: accessKeyOf(arn), arn, policies: policiesOf(deployment, role), context: SECURE }]
  })

const roleOf = (deployment: Deployment, arn: unknown): DeployedResource | undefined =>
  deployment.ofType('AWS::IAM::Role').find(({ name }) => String(arn).endsWith(`:role/${name}`))

/** Inline policies, and those attached from either side. @throws Error for an unknown managed policy or a boundary */
const policiesOf = (deployment: Deployment, role: DeployedResource): readonly unknown[] => {
  const { Policies, ManagedPolicyArns } = Role.parse(role.properties)
  const managed = deployment.ofType('AWS::IAM::ManagedPolicy')
  const named = ManagedPolicyArns.filter((arn) => !arn.endsWith(MANAGED_LOGS)).map((arn) => {
    const found = managed.find(({ ref }) => ref === arn)
    if (!found) throw new Error(`The local cloud does not know the managed policy ${arn}.`)
    return found
  })
  const attached = [...managed, ...deployment.ofType('AWS::IAM::Policy')].filter(({ properties }) =>
    AttachedPolicy.parse(properties).Roles.includes(role.name),
  )
  const documents = new Set([...named, ...attached].map(({ properties }) => properties))
  return [...Policies, ...[...documents].map((each) => AttachedPolicy.parse(each))].map(
    ({ PolicyDocument }) => PolicyDocument,
  )
}

const edgePrincipal = (deployment: Deployment): Principal => ({
  key: accessKeyOf(EDGE),
  arn: EDGE,
  policies: deployment
    .ofType('AWS::S3::BucketPolicy')
    .map(({ properties }) => policyFor(EDGE, BucketPolicy.parse(properties).PolicyDocument)),
  context: {
    ...SECURE,
    // CloudFront sends no aws:SourceAccount.
    'aws:SourceArn': deployment
      .ofType('AWS::CloudFront::Distribution')
      .slice(0, 1)
      .map(({ ref }) => `arn:aws:cloudfront::${deployment.account}:distribution/${ref}`),
  },
})

type ResourcePolicy = z.infer<typeof BucketPolicy>['PolicyDocument']

/** The statements of a resource's policy that are about this service, without their principal. */
const policyFor = (service: string, { Version, Statement }: ResourcePolicy): unknown => ({
  Version,
  Statement: Statement.filter(({ Principal }) => isAbout(Principal, service)).map(
    ({ Principal: _, ...statement }) => statement,
  ),
})

const isAbout = (principal: unknown, service: string): boolean => {
  if (principal === '*') return true
  const { AWS, Service } = principal as { readonly AWS?: unknown; readonly Service?: unknown }
  return AWS === '*' || [Service].flat().includes(service)
}

const partitionKeysOf = (deployment: Deployment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    deployment
      .ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
      .flatMap(({ name, properties }) => {
        const { KeySchema, GlobalSecondaryIndexes } = Table.parse(properties)
        return [
          [name, hashKey(KeySchema)] as const,
          ...GlobalSecondaryIndexes.map(
            (index) => [`${name}/${index.IndexName}`, hashKey(index.KeySchema)] as const,
          ),
        ]
      }),
  )

const hashKey = (schema: z.infer<typeof Table>['KeySchema']): string =>
  schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? ''

/** Whatever the template allows as a sender counts as verified. */
const mailIdentitiesIn = (principals: readonly Principal[]): readonly string[] => {
  const text = JSON.stringify(principals.map(({ policies }) => policies))
  return [
    ...new Set([...text.matchAll(/:identity\/([^"]+)"/g)].map(([, identity = '']) => identity)),
  ]
}
