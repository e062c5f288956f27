import { allHandlers } from './catalogue/catalogue.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { stages } from './stages.ts'
import { describePermissions } from './testing/describe-permissions.ts'
import { synthesise, type Resource, type Synthesised } from './testing/synthesise.ts'

const ROOT = join(import.meta.dirname, '..')

let product: Synthesised

beforeAll(async () => {
  product = await synthesise(stages.prod, join(ROOT, 'functions'), contracts)
})

const properties = (type: string): Resource['Properties'][] =>
  product.ofType(type).map(({ Properties }) => Properties)

const text = (value: unknown): string => JSON.stringify(value)

const named = (type: string, key: string): Map<unknown, Resource['Properties']> =>
  new Map(properties(type).map((each) => [each[key], each]))

describe('every function', () => {
  const names = (): string[] =>
    properties('AWS::Lambda::Function').flatMap(({ FunctionName }) =>
      typeof FunctionName === 'string' ? [FunctionName] : [],
    )

  test('is in the catalogue', () => {
    const wanted = allHandlers(product.catalogue).map(({ name }) => `hoellenlaerm-prod-${name}`)
    expect(names().sort()).toEqual(wanted.sort())
  })

  test('has a log group with retention', () => {
    const groups = named('AWS::Logs::LogGroup', 'LogGroupName')
    for (const name of names()) {
      expect(groups.get(`/aws/lambda/${name}`), name).toMatchObject({ RetentionInDays: 30 })
    }
    for (const group of properties('AWS::Logs::LogGroup')) {
      expect(group['RetentionInDays']).toBe(30)
    }
  })

  test('has its own role', () => {
    const ours = properties('AWS::Lambda::Function').filter(({ FunctionName }) => FunctionName)
    const roles = ours.map(({ Role, FunctionName }) => `${text(Role)} ${domainOf(FunctionName)}`)
    expect(new Set(roles).size).toBe(ours.length)
  })

  const domainOf = (functionName: unknown): string => {
    const { endpoints } = product.catalogue
    return endpoints.find(({ name }) => text(functionName).endsWith(`-${name}"`))?.domain ?? ''
  }

  test('has an environment within the 4 KB that Lambda allows', () => {
    const QUEUE_URL =
      'https://sqs.eu-central-1.amazonaws.com/123456789012/a-name-of-thirty-characters'
    for (const { FunctionName, Environment } of properties('AWS::Lambda::Function')) {
      const resolved = text(Environment ?? {}).replaceAll(/\{"Ref":"[^"]*"\}/g, QUEUE_URL)
      expect(resolved.length, text(FunctionName)).toBeLessThan(3500)
    }
  })

  test('runs on the runtime and the architecture that we measure', () => {
    for (const each of properties('AWS::Lambda::Function').filter((one) => one['FunctionName'])) {
      expect(each).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
    }
  })
})

describe('every contract', () => {
  test('has a route', () => {
    const routes = properties('AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey)
    const wanted = contracts.map(({ method, path }) => `${method} ${path}`)
    expect(routes.sort()).toEqual([...wanted, '$default'].sort())
  })

  test('times out after ten seconds and requires the secret of the edge', () => {
    const functions = named('AWS::Lambda::Function', 'FunctionName')
    for (const { name } of product.catalogue.endpoints) {
      const each = functions.get(`hoellenlaerm-prod-${name}`)
      expect(each?.['Timeout']).toBeLessThanOrEqual(10)
      expect(text(each?.['Environment'])).toContain('{{resolve:secretsmanager:')
    }
  })
})

describePermissions(() => product)

describe('the table', () => {
  test('has encryption, recovery, a stream, TTL and on-demand billing', () => {
    expect(properties('AWS::DynamoDB::Table')).toMatchObject([
      {
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: 35,
        },
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        DeletionProtectionEnabled: true,
      },
    ])
  })

  test('outlives its stack', () => {
    expect(product.ofType('AWS::DynamoDB::Table')).toMatchObject([{ DeletionPolicy: 'Retain' }])
  })

  test('feeds the dispatcher the events with listeners, and stores failed batches in a bucket', () => {
    const source = properties('AWS::Lambda::EventSourceMapping').find(
      (each) => each['StartingPosition'],
    )
    expect(source).toMatchObject({
      ParallelizationFactor: 10,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::Join': expect.anything() as unknown } },
      },
    })
    expect(source?.['MaximumRetryAttempts']).toBeGreaterThan(0)
    const entities = product.catalogue.effects.flatMap(({ effect }) =>
      effect.listens.map((event) => event.split('.')[0]),
    )
    for (const entity of entities)
      expect(text(source?.['FilterCriteria'])).toContain(`\\"${entity}\\"`)
  })
})

describe('every queue', () => {
  test('of an effect has its own dead-letter queue and reports single failures', () => {
    const queues = named('AWS::SQS::Queue', 'QueueName')
    const sources = properties('AWS::Lambda::EventSourceMapping')
    for (const { name } of product.catalogue.effects) {
      expect(queues.has(`hoellenlaerm-prod-${name}-failed`)).toBe(true)
      expect(queues.get(`hoellenlaerm-prod-${name}`)).toMatchObject({
        RedrivePolicy: { maxReceiveCount: 5 },
      })
    }
    for (const source of sources) {
      expect(source['FunctionResponseTypes']).toEqual(['ReportBatchItemFailures'])
    }
  })

  test('rings as behind only after a failed message was tried again', () => {
    const queues = named('AWS::SQS::Queue', 'QueueName')
    const alarms = named('AWS::CloudWatch::Alarm', 'AlarmName')
    const { effects, workers } = product.catalogue
    for (const { name } of [...effects, ...workers]) {
      const hidden = queues.get(`hoellenlaerm-prod-${name}`)?.['VisibilityTimeout']
      const behind = alarms.get(`hoellenlaerm-prod-${name}-behind`)?.['Threshold']
      expect(behind, name).toBeGreaterThan(Number(hidden))
    }
  })

  test('is encrypted and accepts TLS only', () => {
    for (const queue of properties('AWS::SQS::Queue')) {
      expect(queue['SqsManagedSseEnabled']).toBe(true)
    }
    expect(properties('AWS::SQS::QueuePolicy')).toHaveLength(properties('AWS::SQS::Queue').length)
  })
})

describe('every bucket', () => {
  test('is encrypted, private and keeps no versions', () => {
    for (const bucket of properties('AWS::S3::Bucket')) {
      expect(bucket).toMatchObject({
        BucketEncryption: expect.anything() as unknown,
        PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      })
      expect(bucket['VersioningConfiguration']).toBeUndefined()
    }
  })

  test('of media accepts uploads from our site only and deletes unused ones', () => {
    const media = properties('AWS::S3::Bucket').find((each) => each['CorsConfiguration'])
    expect(media).toMatchObject({
      CorsConfiguration: {
        CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: [stages.prod.siteOrigin] }],
      },
      LifecycleConfiguration: { Rules: [{ Prefix: 'incoming/', ExpirationInDays: 1 }] },
    })
  })
})

describe('operations', () => {
  test('every alarm has a recipient and links to an existing section of the runbook', () => {
    const alarms = properties('AWS::CloudWatch::Alarm')
    expect(alarms.length).toBeGreaterThan(5)
    const anchors = headings(join(ROOT, 'docs', 'runbook.md'))
    for (const { AlarmDescription, AlarmActions } of alarms) {
      const anchor = /#([a-z-]+)"$/.exec(text(AlarmDescription))?.[1]
      expect(anchors).toContain(anchor)
      expect(AlarmActions).toHaveLength(1)
    }
    expect(text(properties('AWS::SNS::TopicPolicy'))).toContain('cloudwatch.amazonaws.com')
  })

  test('the metrics of single routes, which cost extra, are off', () => {
    expect(properties('AWS::ApiGatewayV2::Stage')).toMatchObject([
      { DefaultRouteSettings: { DetailedMetricsEnabled: false } },
    ])
  })

  test('every template stays far below the limit of 500 resources', () => {
    for (const [file, resources] of product.templates) {
      expect(resources.length, file).toBeLessThan(450)
    }
    expect(properties('AWS::ApiGatewayV2::Integration').length).toBeLessThan(280)
  })
})

const headings = (path: string): string[] =>
  (existsSync(path) ? readFileSync(path, 'utf8') : '')
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'))
