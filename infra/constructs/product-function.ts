import { Duration, SecretValue, Stack } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal, type PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Access } from '#platform/access.ts'
import {
  listGrants,
  listLivePatterns,
  listObjectPatterns,
  QUEUE_RIGHTS,
  type Grantable,
} from '#platform/grants.ts'
import type { Bundles } from '../bundle.ts'
import type { StageConfig } from '../stages.ts'
import { ACCOUNT_IN_FINDINGS, functionNameOf, identityArn, liveChannelOf } from '../names.ts'
import { storesOf, type Stores } from '../stores.ts'
import { acknowledgeWildcards, referenceInFindings } from './acknowledge.ts'
import { allow, modelArns, toStatement } from './grants.ts'
import { shortLivedLogs } from './short-lived-logs.ts'
import type { Queues, WorkAddress } from './work-queue.ts'

export interface FunctionContext {
  readonly stage: StageConfig
  readonly bundles: Bundles
  readonly stores: Stores
  readonly queues: Queues
  /** The WebSocket API of the live channel; data and edge have no functions that need it. */
  readonly liveApiId?: string
  /** The profile by which functions of this stack call the model. */
  readonly modelProfileArn?: string
  /** The profile of the second reader, when the stage has one of its own. */
  readonly readerProfileArn?: string
}

export interface ProductFunctionProps extends FunctionContext {
  readonly name: string
  readonly description: string
  readonly access: Access
  readonly timeoutSeconds: number
  readonly environment?: Readonly<Record<string, string>>
  readonly statements?: readonly PolicyStatement[]
}

/** A request uses 2 ms of CPU and waits for the table, so more memory makes it more expensive, not faster. */
const MEMORY_MB = 512

/** A function with its own role and log group, and exactly the permissions of its access. */
export class ProductFunction extends Construct {
  readonly lambda: LambdaFunction
  readonly logGroup: ILogGroup
  readonly role: Role

  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    super(scope, id)
    const { stage, access } = props
    const functionName = functionNameOf(stage.name, props.name)
    this.logGroup = shortLivedLogs(this, stage, `/aws/lambda/${functionName}`)
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${functionName} may touch`,
      inlinePolicies: {
        access: new PolicyDocument({
          statements: [
            allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [this.logGroup.logGroupArn]),
            ...listGrants(access, grantableOf(this, props)).map(toStatement),
            ...(props.statements ?? []),
          ],
        }),
      },
    })
    this.lambda = new LambdaFunction(this, 'Function', {
      functionName,
      description: props.description,
      code: Code.fromAsset(bundleOf(props)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: access.memoryMb ?? MEMORY_MB,
      timeout: Duration.seconds(props.timeoutSeconds),
      role: this.role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: environmentOf(props),
    })
    acknowledgeWildcards(
      this.role,
      listObjectPatterns(access, storesOf(stage, ACCOUNT_IN_FINDINGS)),
      'Objects below one prefix of one bucket; their names are ids, known only at run time.',
    )
    acknowledgeWildcards(
      this.role,
      listLivePatterns(access, { liveArn: liveArnInFindings(this, props) }),
      'Connections of the live channel get their ids when browsers open them.',
    )
  }
}

const liveArnInFindings = (
  scope: Construct,
  { stage, liveApiId = '' }: ProductFunctionProps,
): string =>
  liveChannelOf(stage.region, ACCOUNT_IN_FINDINGS, referenceInFindings(scope, liveApiId)).arn

const workOf = (queues: Queues, worker: string): WorkAddress => {
  const work = queues.get(worker)
  if (!work) throw new Error(`No functions/*/access.ts has a worker called ${worker}.`)
  return work
}

const queueArns = (queues: Queues, worker: string) => {
  const { queue, failed } = workOf(queues, worker)
  return { arn: queue.queueArn, failedArn: failed.queueArn }
}

/** The URLs of the queues that an access names, by worker. */
const queueEnvironment = (access: Access, queues: Queues): Record<string, string> => {
  const workers = new Set(QUEUE_RIGHTS.flatMap((right) => access[right] ?? []))
  if (workers.size === 0) return {}
  const addresses = [...workers].map((worker) => {
    const { queue, failed } = workOf(queues, worker)
    return [worker, { url: queue.queueUrl, failedUrl: failed.queueUrl }] as const
  })
  return { QUEUES: JSON.stringify(Object.fromEntries(addresses)) }
}

const grantableOf = (
  scope: Construct,
  { stage, stores, queues, modelProfileArn, readerProfileArn, liveApiId }: ProductFunctionProps,
): Grantable => {
  const { account } = Stack.of(scope)
  return {
    ...stores,
    mailIdentityArn: stage.mail && identityArn(stage.region, account, stage.mail.identity),
    liveArn:
      liveApiId === undefined ? undefined : liveChannelOf(stage.region, account, liveApiId).arn,
    modelArns: modelArns(stage, account, stage.model, modelProfileArn),
    readerArns: stage.model.reader
      ? modelArns(stage, account, stage.model.reader, readerProfileArn)
      : [],
    queue: (worker) => queueArns(queues, worker),
  }
}

const bundleOf = ({ bundles, name }: ProductFunctionProps): string => {
  const folder = bundles.get(name)
  if (!folder) throw new Error(`There is no bundle for the function ${name}.`)
  return folder
}

const environmentOf = (props: ProductFunctionProps): Record<string, string> => ({
  STAGE: props.stage.name,
  SITE_ORIGIN: props.stage.siteOrigin,
  ...(props.stage.rpId && { RP_ID: props.stage.rpId }),
  TABLE_NAME: props.stores.tableName,
  THROTTLES: JSON.stringify(props.stage.throttles),
  ...(props.stage.mail && { MAIL_SENDER: props.stage.mail.sender }),
  ...(props.access.publish && { CONTACT_TOPIC_ARN: props.stores.contactTopicArn }),
  ...(props.access.media && { MEDIA_BUCKET: props.stores.mediaBucketName }),
  ...queueEnvironment(props.access, props.queues),
  ...liveEnvironment(props),
  ...((props.access.model ?? props.access.budget) && { MODEL: modelOf(props) }),
  ...(props.access.spotify && spotifyEnvironment(props.stage)),
  ...(props.access.pushKey && pushEnvironment(props.stage, props.access.pushKey)),
  ...props.access.environment,
  ...props.environment,
})

/** CloudFormation resolves the value during a deployment; the template contains the name of the secret only. */
const secretField = (secret: string, field: string): string =>
  SecretValue.secretsManager(secret, { jsonField: field }).unsafeUnwrap()

const spotifyEnvironment = ({ spotifySecret }: StageConfig): Record<string, string> => {
  if (spotifySecret === undefined) return {}
  return {
    SPOTIFY_CLIENT_ID: secretField(spotifySecret, 'clientId'),
    SPOTIFY_CLIENT_SECRET: secretField(spotifySecret, 'clientSecret'),
  }
}

const pushEnvironment = (
  { pushSecret, pushHosts = [] }: StageConfig,
  key: 'public' | 'private',
): Record<string, string> => {
  if (pushSecret === undefined) return {}
  return {
    PUSH_PUBLIC_KEY: secretField(pushSecret, 'publicKey'),
    ...(pushHosts.length > 0 && { PUSH_HOSTS: pushHosts.join(',') }),
    ...(key === 'private' && { PUSH_PRIVATE_KEY: secretField(pushSecret, 'privateKey') }),
  }
}

const liveEnvironment = ({ access, stage, liveApiId }: ProductFunctionProps) => {
  if (liveApiId === undefined) return {}
  const { endpoint, address } = liveChannelOf(stage.region, '', liveApiId)
  return {
    ...(access.live && { LIVE_ENDPOINT: endpoint }),
    ...(access.liveAddress && { LIVE_ADDRESS: address }),
  }
}

const modelOf = (props: ProductFunctionProps): string => {
  const { stage, access, modelProfileArn, readerProfileArn } = props
  const { reader, ...model } = stage.model
  return JSON.stringify({
    ...model,
    ...((access.model ?? (access.secondReader && !reader)) && { profileArn: modelProfileArn }),
    ...(access.secondReader && reader && { reader: { ...reader, profileArn: readerProfileArn } }),
  })
}
