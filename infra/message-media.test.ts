import { beforeAll, describe, expect, it, test } from 'vitest'
import type { Synthesised } from './testing/synthesise.ts'
import { wholeProduct } from './testing/whole-product.ts'

let product: Synthesised

beforeAll(async () => {
  product = await wholeProduct()
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
      'end-kept-content',
      'end-message-media',
      'expire-photo',
      'export-data',
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

describe('files of removed content', () => {
  it('are reached by the functions that need them, and by no others', () => {
    expect(functionsThatMay(/\/kept\//).toSorted()).toEqual([
      'delete-media',
      'export-data',
      'gather-reports',
      'keep-media',
      'moderation-pending',
      'remove-avatar',
      'review-appeal',
      'set-avatar',
    ])
  })

  it('are written and deleted by the functions that move and delete them', () => {
    const verbs = (verb: string) =>
      functionsThatMay(new RegExp(`s3:${verb}Object"(?:(?!"Action").)*/kept/`)).toSorted()
    expect(verbs('Put')).toEqual(['keep-media', 'remove-avatar', 'set-avatar'])
    expect(verbs('Delete')).toEqual(['delete-media', 'keep-media'])
  })

  it('have neither a path nor a right at the edge', () => {
    const edge = ['AWS::CloudFront::Distribution', 'AWS::S3::BucketPolicy'].flatMap(product.ofType)
    expect(JSON.stringify(edge)).not.toContain('/kept')
    expect(JSON.stringify(edge)).toContain('/media/*')
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
      'end-message-media',
      'expire-photo',
    ])
  })
})
