import { beforeAll, describe, expect, it } from 'vitest'
import { stages } from '../stages.ts'
import { fixtureContracts, writeFunctions } from '../testing/fixture.ts'
import { synthesise, type Resource, type Synthesised } from '../testing/synthesise.ts'

const mail = { sender: 'Höllenlärm <krach@hoellenlaerm.example>', identity: 'hoellenlaerm.example' }

let product: Synthesised

beforeAll(async () => {
  product = await synthesise({ ...stages.prod, mail }, writeFunctions(), fixtureContracts)
})

const alarmNamed = (name: string): Resource['Properties'] =>
  product
    .ofType('AWS::CloudWatch::Alarm')
    .find(({ Properties }) => Properties['AlarmName'] === `hoellenlaerm-prod-${name}`)
    ?.Properties ?? {}

const metricsOf = (name: string): string => JSON.stringify(alarmNamed(name)['Metrics'])

describe('the alarms', () => {
  it('ring before the account runs out of functions, and when it did', () => {
    expect(alarmNamed('account-concurrency')['Threshold']).toBe(800)
    expect(metricsOf('account-concurrency')).toContain('"ClaimedAccountConcurrency"')
    expect(metricsOf('functions-throttled')).toContain('"Throttles"')
  })

  it('ring when the gateway throttles, which its access log shows', () => {
    const filter = product
      .ofType('AWS::Logs::MetricFilter')
      .find(({ logicalId }) => logicalId.startsWith('Throttled'))
    expect(filter?.Properties['FilterPattern']).toBe(
      '{ ($.status = "429") && ($.functionMs = "-") }',
    )
    const metric = { MetricNamespace: 'hoellenlaerm', MetricName: 'gateway-429-prod' }
    expect(filter?.Properties['MetricTransformations']).toMatchObject([metric])
    expect(metricsOf('api-throttled')).toContain(`"${metric.MetricName}"`)
  })

  it('ring when many sign-ins are refused, which the access log shows', () => {
    const filter = product
      .ofType('AWS::Logs::MetricFilter')
      .find(({ logicalId }) => logicalId.startsWith('RefusedSignIns'))
    expect(filter?.Properties['FilterPattern']).toBe(
      '{ ($.route = "POST /api/auth/*") && (($.status = "401") || ($.status = "429")) }',
    )
    expect(metricsOf('sign-ins-refused')).toContain('"sign-in-refused-prod"')
  })

  it('ring when a schedule has not completed a run for two hours, also without any data', () => {
    expect(alarmNamed('start-printing-missing')).toMatchObject({
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      EvaluationPeriods: 2,
      TreatMissingData: 'breaching',
    })
    expect(metricsOf('start-printing-missing')).toMatch(/"started - failed".*"Period":3600/)
    expect(alarmNamed('start-printing-failing')['TreatMissingData']).toBe('notBreaching')
  })

  it('ring when a schedule could not start, which leaves a message in a dead-letter queue', () => {
    const queueName = 'hoellenlaerm-prod-schedules-failed'
    const queue = product
      .ofType('AWS::SQS::Queue')
      .find(({ Properties }) => Properties['QueueName'] === queueName)
    const [schedule] = product.ofType('AWS::Scheduler::Schedule')
    const arn = { 'Fn::GetAtt': [queue?.logicalId, 'Arn'] }
    expect(schedule?.Properties['Target']).toMatchObject({ DeadLetterConfig: { Arn: arn } })
    const clock = product
      .ofType('AWS::IAM::Role')
      .find(({ Properties }) => Properties['Description'] === 'Starts start-printing')
    expect(JSON.stringify(clock?.Properties['Policies'])).toContain(
      `"sqs:SendMessage","Effect":"Allow","Resource":${JSON.stringify(arn)}`,
    )
    expect(metricsOf('schedules-failed')).toContain(`"${queueName}"`)
  })

  it('ring when mails bounce or annoy, in stages that send mail', async () => {
    expect(metricsOf('mail-bounces')).toContain('"Reputation.BounceRate"')
    expect(metricsOf('mail-complaints')).toContain('"Reputation.ComplaintRate"')
    const silent = await synthesise(stages.dev, writeFunctions(), fixtureContracts)
    expect(JSON.stringify(silent.ofType('AWS::CloudWatch::Alarm'))).not.toContain('Reputation')
  })

  it('ring for 5xx of the edge in the region to which CloudFront reports', () => {
    const [file = ''] =
      [...product.templates].find(([, all]) => JSON.stringify(all).includes('edge-failing')) ?? []
    expect(product.regions.get(file)).toBe('us-east-1')
    expect(metricsOf('edge-failing')).toMatch(/"5xxErrorRate"/)
    expect(metricsOf('edge-failing')).toContain('IF(share * requests / 100 >= 10, share, 0)')
    expect(JSON.stringify(product.templates.get(file))).toContain('"AWS::SNS::TopicPolicy"')
  })
})
