import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import { stages } from './stages.ts'
import { synthesise, type Synthesised } from './testing/synthesise.ts'

const FUNCTIONS = join(import.meta.dirname, '..', 'functions')

let product: Synthesised

beforeAll(async () => {
  product = await synthesise(stages.prod, FUNCTIONS, contracts)
})

/** Names of the functions whose role says this. */
const functionsThatMay = (words: RegExp): readonly string[] =>
  product.ofType('AWS::IAM::Role').flatMap(({ Properties }) => {
    const [, name] =
      /^"What hoellenlaerm-prod-(.+) may touch"$/.exec(
        JSON.stringify(Properties['Description'] ?? ''),
      ) ?? []
    return name !== undefined && words.test(JSON.stringify(Properties['Policies'])) ? [name] : []
  })

describe('media of messages', () => {
  test('are reached by the functions that need them, and by no others', () => {
    expect(functionsThatMay(/\/messages\/\*/).toSorted()).toEqual([
      'delete-message-media',
      'expire-photo',
      'message-media',
      'send-message',
      'temporary-photo',
      'voice-stream',
    ])
  })

  test('have neither a path nor a right at the edge', () => {
    const edge = ['AWS::CloudFront::Distribution', 'AWS::S3::BucketPolicy'].flatMap(product.ofType)
    expect(JSON.stringify(edge)).not.toContain('/messages')
  })
})

describe('the queue of opened photos', () => {
  const queue = () =>
    product
      .ofType('AWS::SQS::Queue')
      .find(({ Properties }) => Properties['QueueName'] === 'hoellenlaerm-prod-expire-photo')
      ?.Properties

  test('delays by message, tries again within a minute, and keeps what failed five times', () => {
    expect(queue()).toMatchObject({ VisibilityTimeout: 60, RedrivePolicy: { maxReceiveCount: 5 } })
    expect(queue()).not.toHaveProperty('DelaySeconds')
  })

  test('accepts messages of the effect and of the worker itself', () => {
    expect(functionsThatMay(/sqs:SendMessage.*exp(ire|irephoto)/i).toSorted()).toEqual([
      'expire-photo',
      'schedule-photo-expiry',
    ])
  })
})
