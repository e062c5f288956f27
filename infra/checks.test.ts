import { Stack, type App } from 'aws-cdk-lib'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import { CfnQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { describe, expect, test } from 'vitest'
import { stages } from './stages.ts'
import { fixtureContracts, writeFunctions } from './testing/fixture.ts'
import { synthesise } from './testing/synthesise.ts'

const withExtra = (add: (scope: Construct) => void) =>
  synthesise(stages.dev, writeFunctions(), fixtureContracts, (app: App) => {
    add(new Stack(app, 'Extra', { env: { region: 'eu-central-1' } }))
  })

describe('the synthesis', () => {
  test('accepts a product of an endpoint, an effect, a worker and a schedule', async () => {
    const { ofType } = await synthesise(stages.dev, writeFunctions(), fixtureContracts)
    expect(ofType('AWS::ApiGatewayV2::Route')).toHaveLength(2)
    expect(ofType('AWS::SQS::Queue')).toHaveLength(5)
    expect(ofType('AWS::Scheduler::Schedule')).toHaveLength(1)
  })

  test('fails on a finding of cdk-nag', async () => {
    await expect(withExtra((scope) => new CfnBucket(scope, 'Open'))).rejects.toThrow(
      'AwsSolutions-S10',
    )
  })

  test('fails on a template that the library’s validator refuses', async () => {
    const broken = (scope: Construct): void => {
      new CfnQueue(scope, 'Queue', { sqsManagedSseEnabled: true, messageRetentionPeriod: 1 })
    }
    await expect(withExtra(broken)).rejects.toThrow('CloudFormation-Validate::F3034')
  })
})
