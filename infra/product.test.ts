import { allHandlers } from './catalogue/catalogue.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { describePermissions } from './testing/describe-permissions.ts'
import type { Resource, Synthesised } from './testing/synthesise.ts'
import { wholeProduct } from './testing/whole-product.ts'

const ROOT = join(import.meta.dirname, '..')

/** Each is one throttled call to CloudFormation during a deployment; upstream saw 75 of them fail one. */
const MAX_REFERENCES = 15

let product: Synthesised

beforeAll(async () => {
  product = await wholeProduct()
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

  test('calls the model by a profile of its own stack, which nothing else shares', () => {
    const profiles = named('AWS::Bedrock::ApplicationInferenceProfile', 'InferenceProfileName')
    expect([...profiles.keys()].toSorted()).toEqual([
      'hoellen-help-prod-eu-anthropic-claude-haiku-4-5-20251001-v1-0',
      'hoellenlaerm-prod-eu-anthropic-claude-haiku-4-5-20251001-v1-0',
    ])
    const callers = properties('AWS::Lambda::Function').filter(({ Environment }) =>
      text(Environment ?? {}).includes('profileArn'),
    )
    expect(callers.map(({ FunctionName }) => FunctionName).toSorted()).toEqual([
      'hoellenlaerm-prod-ai-help',
      'hoellenlaerm-prod-gather-clusters',
      'hoellenlaerm-prod-write-article',
    ])
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
    const live = product.catalogue.routes.map(({ route }) => route.route)
    expect(routes.sort()).toEqual([...wanted, ...live, '$default'].sort())
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
    const off = { DefaultRouteSettings: { DetailedMetricsEnabled: false } }
    expect(properties('AWS::ApiGatewayV2::Stage')).toMatchObject([off, off])
  })

  test('every template stays far below the limit of 500 resources', () => {
    for (const [file, resources] of product.templates) {
      expect(resources.length, file).toBeLessThan(450)
    }
    expect(properties('AWS::ApiGatewayV2::Integration').length).toBeLessThan(280)
  })
})

const count = (value: unknown, text: string): number =>
  JSON.stringify(value).split(`"${text}"`).length - 1

/** The stacks of the API's domains. */
const nestedInApi = () => {
  const [, api = []] =
    [...product.templates].find(([file]) => /Api[0-9A-F]+\.template/.test(file)) ?? []
  return api.filter(({ Type }) => Type === 'AWS::CloudFormation::Stack')
}

describe('a deployment of all stacks', () => {
  test('looks up few outputs of other stacks', () => {
    const found = [...product.templates].map(
      ([file, resources]) => [file, count(resources, 'Fn::GetStackOutput')] as const,
    )
    expect(found.filter(([file, times]) => file.includes('.nested.') && times > 0)).toEqual([])
    expect(found.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(MAX_REFERENCES)
  })

  test('imports no value that would keep another stack from changing it', () => {
    expect(count([...product.templates], 'Fn::ImportValue')).toBe(0)
  })

  test('creates queues before the functions that name them, and functions before their alarms', () => {
    expect(product.order).toEqual(['Data', 'Live', 'Pipeline', 'Api', 'Edge', 'Ops', 'EdgeAlarms'])
  })

  test('changes the API in one stack after the other', () => {
    const nested = nestedInApi()
    const parents = nested.map(({ DependsOn }) => DependsOn ?? [])
    expect(parents[0]?.some((id) => id.startsWith('DefaultRoute'))).toBe(true)
    expect(parents.slice(1)).toEqual(nested.slice(0, -1).map(({ logicalId }) => [logicalId]))
  })

  test('passes the origin secret to each nested stack once', () => {
    for (const { Properties, logicalId } of nestedInApi()) {
      const passed = Object.keys(Properties['Parameters'] as object)
      expect(passed.filter((name) => name.includes('OriginSecret')).length, logicalId).toBe(1)
    }
  })
})

const headings = (path: string): string[] =>
  (existsSync(path) ? readFileSync(path, 'utf8') : '')
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'))

describe('the address of a personal calendar', () => {
  test('is in no access log, because its path is a secret', () => {
    const logs = properties('AWS::ApiGatewayV2::Stage').map((stage) =>
      text(stage['AccessLogSettings']),
    )
    expect(logs).not.toEqual([])
    for (const log of logs) expect(log).not.toMatch(/path|uri|query|referer|request(?!Id|Time)/i)
    expect(text(properties('AWS::CloudFront::Distribution'))).not.toMatch(/"Logging"|RealtimeLog/)
  })

  test('is never sent over plain HTTP and never cached', () => {
    const configs = properties('AWS::CloudFront::Distribution').map(
      (each) => each['DistributionConfig'],
    ) as unknown as readonly {
      readonly CacheBehaviors: readonly Readonly<Record<string, unknown>>[]
    }[]
    const api = configs
      .flatMap(({ CacheBehaviors }) => CacheBehaviors)
      .find(({ PathPattern }) => PathPattern === '/api/*')
    expect(api).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      // Managed-CachingDisabled
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    })
  })
})
