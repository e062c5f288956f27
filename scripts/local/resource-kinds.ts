import type { Endpoints } from './engines/engines.ts'

/** The local name of a resource, known before anything runs. */
export interface Identity {
  readonly name: string
  readonly region: string
  readonly account: string
  /** The addresses of the local engines. */
  readonly endpoints: Endpoints
  /** The value of the kind's `parentProperty`. */
  readonly parent: string
}

interface Kind {
  /** The property that names the resource, when the template sets it. */
  readonly nameProperty?: string
  /** The property that names the resource to which this one belongs, as a version belongs to a function. */
  readonly parentProperty?: string
  readonly ref: (identity: Identity) => string
  readonly attributes: Readonly<Record<string, (identity: Identity) => string>>
}

const arn = (service: string, resource: string) => (identity: Identity) =>
  `arn:aws:${service}:${identity.region}:${identity.account}:${resource}${identity.name}`

const name = (identity: Identity) => identity.name

/** IAM has no regions. */
const iamArn =
  (resource: string) =>
  ({ account, name }: Identity) =>
    `arn:aws:iam::${account}:${resource}/${name}`

const queueUrl = ({ endpoints, account, name }: Identity) => `${endpoints.sqs}/${account}/${name}`

const table: Kind = {
  nameProperty: 'TableName',
  ref: name,
  attributes: {
    Arn: arn('dynamodb', 'table/'),
    StreamArn: (identity) => `${arn('dynamodb', 'table/')(identity)}/stream/local`,
  },
}

const named = (nameProperty?: string): Kind => ({
  ref: name,
  attributes: { Id: name },
  ...(nameProperty === undefined ? {} : { nameProperty }),
})

/** A version or alias: its ARN is that of the function with a suffix. */
const partOfFunction = (suffix: (identity: Identity) => string): Kind => ({
  parentProperty: 'FunctionName',
  ref: (identity) =>
    `${arn('lambda', 'function:')({ ...identity, name: identity.parent })}:${suffix(identity)}`,
  attributes: { Version: suffix },
})

/** The resource types that the local cloud runs. */
export const RESOURCE_KINDS: Readonly<Record<string, Kind>> = {
  'AWS::ApiGatewayV2::Api': {
    ref: name,
    attributes: {
      ApiId: name,
      ApiEndpoint: ({ name, region }) => `https://${name}.execute-api.${region}.amazonaws.com`,
    },
  },
  'AWS::ApiGatewayV2::Integration': named(),
  'AWS::ApiGatewayV2::Route': named(),
  'AWS::ApiGatewayV2::Stage': named('StageName'),
  'AWS::Bedrock::ApplicationInferenceProfile': {
    ref: arn('bedrock', 'application-inference-profile/'),
    attributes: { InferenceProfileArn: arn('bedrock', 'application-inference-profile/') },
  },
  'AWS::CloudFormation::Stack': { ref: arn('cloudformation', 'stack/'), attributes: {} },
  'AWS::CloudFront::CachePolicy': named(),
  'AWS::CloudFront::Distribution': {
    ref: name,
    attributes: { Id: name, DomainName: ({ name }) => `${name.toLowerCase()}.cloudfront.net` },
  },
  'AWS::CloudFront::Function': {
    ref: arn('cloudfront', 'function/'),
    attributes: {
      FunctionARN: arn('cloudfront', 'function/'),
      'FunctionMetadata.FunctionARN': arn('cloudfront', 'function/'),
    },
  },
  'AWS::CloudFront::OriginRequestPolicy': named(),
  'AWS::CloudFront::ResponseHeadersPolicy': named(),
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::IAM::ManagedPolicy': {
    nameProperty: 'ManagedPolicyName',
    ref: iamArn('policy'),
    attributes: { PolicyArn: iamArn('policy') },
  },
  'AWS::IAM::Policy': named('PolicyName'),
  'AWS::IAM::Role': {
    nameProperty: 'RoleName',
    ref: name,
    attributes: { Arn: iamArn('role'), RoleId: name },
  },
  'AWS::Lambda::Alias': { nameProperty: 'Name', ...partOfFunction((identity) => identity.name) },
  'AWS::Lambda::EventSourceMapping': named(),
  'AWS::Lambda::Function': {
    nameProperty: 'FunctionName',
    ref: name,
    attributes: { Arn: arn('lambda', 'function:') },
  },
  // Every version and alias runs the code of the template, which is the newest.
  'AWS::Lambda::Version': partOfFunction(() => '$LATEST'),
  'AWS::S3::Bucket': {
    nameProperty: 'BucketName',
    ref: name,
    attributes: {
      Arn: ({ name }) => `arn:aws:s3:::${name}`,
      DomainName: ({ name }) => `${name}.s3.amazonaws.com`,
      RegionalDomainName: ({ name, region }) => `${name}.s3.${region}.amazonaws.com`,
    },
  },
  'AWS::S3::BucketPolicy': named(),
  'AWS::Scheduler::Schedule': {
    nameProperty: 'Name',
    ref: name,
    attributes: { Arn: arn('scheduler', 'schedule/default/') },
  },
  'AWS::SecretsManager::Secret': {
    nameProperty: 'Name',
    ref: arn('secretsmanager', 'secret:'),
    attributes: { Id: arn('secretsmanager', 'secret:') },
  },
  /** Its parent is its value. */
  'AWS::SSM::Parameter': {
    nameProperty: 'Name',
    parentProperty: 'Value',
    ref: name,
    attributes: { Value: ({ parent }) => parent },
  },
  'Custom::CDKBucketDeployment': named(),
  'AWS::SNS::Topic': {
    nameProperty: 'TopicName',
    ref: arn('sns', ''),
    attributes: { TopicArn: arn('sns', ''), TopicName: name },
  },
  'AWS::SQS::Queue': {
    nameProperty: 'QueueName',
    ref: queueUrl,
    attributes: { Arn: arn('sqs', ''), QueueName: name, QueueUrl: queueUrl },
  },
}

/** Functions in other languages belong to the CDK library; the local cloud does their work itself. */
export const RUNNABLE_RUNTIME = /^nodejs/

/** Placeholder for attributes of resources that exist on AWS only. */
export const UNRUN_KIND: Kind & {
  readonly attribute: (identity: Identity, name: string) => string
} = {
  ref: name,
  attributes: {},
  attribute: (identity, attribute) =>
    attribute.endsWith('Arn') ? arn('local', '')(identity) : `${identity.name}-${attribute}`,
}
