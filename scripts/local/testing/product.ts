import { edge, lambda, mapping, queue, route, SITE_ORIGIN, stores } from './resources.ts'
import { edgePolicy, role } from './roles.ts'
import type { Asset } from './assembly.ts'

const sdk = (name: string) => import.meta.resolve(`@aws-sdk/${name}`)

const answer = (body: string) => `export const handler = async (event, context) => (${body})`

/** Sends stream records to a queue; fails for a batch that contains a poisoned record. */
const DISPATCH = `
import { SQSClient, SendMessageCommand } from '${sdk('client-sqs')}'
const sqs = new SQSClient({})
export const handler = async ({ Records }) => {
  if (Records.some(({ dynamodb }) => dynamodb.NewImage.poison)) throw new Error('poisoned')
  for (const { dynamodb } of Records)
    await sqs.send(new SendMessageCommand({
      QueueUrl: process.env.QUEUE_URL,
      MessageBody: JSON.stringify(dynamodb.Keys),
    }))
}`

/** Stores each message; only a message for 'bad' fails. */
const EFFECT = `
import { DynamoDBClient, PutItemCommand } from '${sdk('client-dynamodb')}'
const dynamodb = new DynamoDBClient({})
export const handler = async ({ Records }) => {
  const batchItemFailures = []
  for (const { body, messageId } of Records) {
    const { PK, SK } = JSON.parse(body)
    if (SK.S === 'bad') batchItemFailures.push({ itemIdentifier: messageId })
    else await dynamodb.send(new PutItemCommand({
      TableName: process.env.TABLE_NAME,
      Item: { PK: { S: 'EFFECT#' + PK.S }, SK },
    }))
  }
  return { batchItemFailures }
}`

/** Sends the command of its input and returns how the service refused it. */
const REACH = `
import * as bedrock from '${sdk('client-bedrock-runtime')}'
import * as dynamodb from '${sdk('client-dynamodb')}'
import * as s3 from '${sdk('client-s3')}'
import * as sesv2 from '${sdk('client-sesv2')}'
import * as sns from '${sdk('client-sns')}'
import * as sqs from '${sdk('client-sqs')}'
import { getSignedUrl } from '${sdk('s3-request-presigner')}'
const services = { bedrock, dynamodb, s3, sesv2, sns, sqs }
const clients = {
  bedrock: new bedrock.BedrockRuntimeClient({ maxAttempts: 1 }),
  dynamodb: new dynamodb.DynamoDBClient({}),
  s3: new s3.S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
  sesv2: new sesv2.SESv2Client({}),
  sns: new sns.SNSClient({}),
  sqs: new sqs.SQSClient({}),
}
const fill = (text) => text.replace(/%([A-Z_]+)%/g, (_, name) => process.env[name])
export const handler = async ({ body }) => {
  const { service, command, input, presign } = JSON.parse(fill(body))
  const wanted = new services[service][command](input)
  try {
    if (presign) return { url: await getSignedUrl(clients[service], wanted) }
    await clients[service].send(wanted)
    return { name: 'none' }
  } catch (error) {
    return { name: error.name, message: error.message, status: error.$metadata?.httpStatusCode }
  }
}`

export const assets: Readonly<Record<string, Asset>> = {
  echo: { 'index.mjs': answer('{ ...event, remaining: context.getRemainingTimeInMillis() }') },
  environment: { 'index.mjs': answer('process.env') },
  fail: {
    'index.mjs': `export const handler = () => { console.log('about to fail'); throw new Error('on purpose') }`,
  },
  exit: { 'index.mjs': `export const handler = () => process.exit(3)` },
  broken: { 'index.mjs': `throw new Error('never comes up')` },
  slow: { 'index.mjs': `export const handler = () => new Promise(() => undefined)` },
  count: { 'index.mjs': `let calls = 0\n${answer('{ calls: ++calls }')}` },
  pair: {
    'index.mjs': `
      import { readdirSync, writeFileSync } from 'node:fs'
      import { setTimeout as sleep } from 'node:timers/promises'
      export const handler = async () => {
        writeFileSync(new URL('met-' + process.pid, import.meta.url), '')
        const met = () => readdirSync(new URL('.', import.meta.url)).filter((file) => file.startsWith('met-'))
        while (met().length < 2) await sleep(10)
        return { met: true }
      }`,
  },
  heap: {
    'index.mjs': `export const handler = () => { const all = []; for (;;) all.push(new Array(1000).fill({})) }`,
  },
  leap: {
    'index.mjs': `export const handler = () => { const all = []; for (let i = 0; ; i++) all.push(i) }`,
  },
  buffers: {
    'index.mjs': `export const handler = async () => {
      const all = []
      for (;;) {
        all.push(Buffer.alloc(8_000_000, 1))
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }`,
  },
  dispatch: { 'index.mjs': DISPATCH },
  effect: { 'index.mjs': EFFECT },
  reach: { 'index.mjs': REACH },
  site: {
    'index.html': `<!doctype html><title>Site</title>${'<p>loud</p>'.repeat(200)}`,
    'assets/app.js': `console.log('${'x'.repeat(2000)}')`,
  },
}

const endpoints = [
  'echo',
  'environment',
  'fail',
  'exit',
  'broken',
  'slow',
  'count',
  'pair',
  'heap',
  'leap',
  'buffers',
]

const arn = (id: string, name = 'Arn') => ({ 'Fn::GetAtt': [id, name] })

/** The URL of a queue in another stack, made from its name. */
const DERIVED_QUEUE_URL = {
  'Fn::Sub': 'https://sqs.eu-central-1.amazonaws.com/${AWS::AccountId}/work',
}

/** A small product with every kind of resource. */
export const resources = {
  ...stores,
  ...edge,
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: {} },
  ...Object.fromEntries(
    endpoints.map((name) => [
      name,
      lambda(name, {
        Timeout: name === 'slow' ? 1 : 15,
        Environment: {
          Variables: {
            OWN: name,
            SITE_ORIGIN,
            QUEUE_URL: { Ref: 'Work' },
            DERIVED_QUEUE_URL,
          },
        },
      }),
    ]),
  ),
  ...Object.fromEntries(
    endpoints.flatMap((name) => Object.entries(route(`ANY /api/${name}`, name))),
  ),
  ...route('POST /api/echo/{id}', 'echo'),
  ...route('$default', 'fail'),
  Work: queue('work', {
    VisibilityTimeout: 30,
    RedrivePolicy: { deadLetterTargetArn: arn('Failed'), maxReceiveCount: 2 },
  }),
  Failed: queue('failed'),
  dispatch: lambda('dispatch', {
    Role: arn('DispatchRole'),
    Environment: { Variables: { QUEUE_URL: { Ref: 'Work' } } },
  }),
  effect: lambda('effect', {
    Role: arn('EffectRole'),
    Environment: { Variables: { TABLE_NAME: { Ref: 'Table' } } },
  }),
  reach: lambda('reach', {
    Role: arn('ReachRole'),
    Timeout: 15,
    Environment: {
      Variables: {
        WORK_URL: { Ref: 'Work' },
        FAILED_URL: { Ref: 'Failed' },
        TOPIC_ARN: { Ref: 'Topic' },
      },
    },
  }),
  Topic: { Type: 'AWS::SNS::Topic', Properties: { TopicName: 'fixture-topic' } },
  ...route('POST /api/reach', 'reach'),
  Stream: mapping('dispatch', arn('Table', 'StreamArn'), {
    BatchSize: 100,
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 1,
    FilterCriteria: {
      Filters: [
        { Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"entity":{"S":["Post"]}}}}' },
      ],
    },
    DestinationConfig: { OnFailure: { Destination: arn('Media') } },
  }),
  DispatchRole: role(
    {
      Action: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
        (action) => `dynamodb:${action}`,
      ),
      Resource: arn('Table', 'StreamArn'),
    },
    { Action: 'sqs:SendMessage', Resource: arn('Work') },
    { Action: 's3:PutObject', Resource: { 'Fn::Join': ['', [arn('Media'), '/*']] } },
    { Action: 's3:ListBucket', Resource: arn('Media') },
  ),
  EffectRole: role(
    {
      Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      Resource: arn('Work'),
    },
    { Action: 'dynamodb:PutItem', Resource: arn('Table') },
  ),
  ReachRole: role(
    {
      Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
      Resource: arn('Table'),
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OPEN#*'] } },
    },
    { Action: 'sqs:SendMessage', Resource: arn('Failed') },
    {
      Action: ['s3:GetObject', 's3:PutObject'],
      Resource: { 'Fn::Join': ['', [arn('Media'), '/open/*']] },
    },
    {
      Effect: 'Deny',
      Action: 's3:*',
      Resource: { 'Fn::Join': ['', [arn('Media'), '/open/never/*']] },
    },
    {
      Action: 'ses:SendEmail',
      Resource: 'arn:aws:ses:eu-central-1:000000000000:identity/open.example',
    },
    {
      Action: 'bedrock:InvokeModel',
      Resource: [
        'arn:aws:bedrock:eu-central-1:000000000000:inference-profile/eu.open-model',
        'arn:aws:bedrock:eu-central-1::foundation-model/open-model',
      ],
    },
  ),
  SitePolicy: edgePolicy('Site'),
  MediaPolicy: edgePolicy('Media'),
  Worker: mapping('effect', arn('Work'), {
    BatchSize: 10,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  }),
} as const
