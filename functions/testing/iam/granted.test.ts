import { beforeAll, describe, expect, it } from 'vitest'
import type { Access } from '#platform/access.ts'
import { judge } from './granted.ts'
import type { ServiceCall } from './needed-access.ts'

beforeAll(() => {
  const queues = { 'write-article': { url: 'http://sqs/write', failedUrl: 'http://sqs/failed' } }
  process.env['QUEUES'] = JSON.stringify(queues)
})

const onTable = (operation: string, input: object): ServiceCall => ({
  service: 'dynamodb',
  operation,
  input: { TableName: 'any', ...input },
})

const onQueue = (operation: string, QueueUrl: string): ServiceCall => ({
  service: 'sqs',
  operation,
  input: { QueueUrl },
})

const missing = (call: ServiceCall, access: Access) => judge(call, access).missing

const KEY = { PK: 'A', SK: 'B' }

describe('an access', () => {
  it('grants a query of an index by the index alone, and one of the table by the table alone', () => {
    const byIndex = onTable('Query', {
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :v',
      ExpressionAttributeValues: { ':v': 'A' },
    })
    const byTable = onTable('Query', {
      KeyConditionExpression: '#k = :v AND SK < :w',
      ExpressionAttributeNames: { '#k': 'PK' },
      ExpressionAttributeValues: { ':v': { S: 'A' }, ':w': { S: 'B' } },
    })
    const used = 'dynamodb:Query on table/product/index/GSI1'
    expect(judge(byIndex, { table: ['Query'], indexes: ['GSI1'] }).used).toEqual([used])
    expect(missing(byIndex, { table: ['Query'] })).toEqual([`${used} (A)`])
    expect(missing(byTable, { indexes: ['GSI1'] })).toEqual(['dynamodb:Query on table/product (A)'])
    expect(missing(byTable, { table: ['Query'] })).toEqual([])
  })

  it('must grant every part of a transaction', () => {
    const TransactItems = [
      { Delete: { TableName: 'any', Key: KEY } },
      { Put: { TableName: 'any', Item: { ...KEY, PK: 'C' } } },
      { ConditionCheck: { TableName: 'any', Key: KEY } },
    ]
    const call = onTable('TransactWrite', { TransactItems })
    expect(judge(call, { table: ['PutItem'] })).toEqual({
      missing: [
        'dynamodb:DeleteItem on table/product (A)',
        'dynamodb:ConditionCheckItem on table/product (A)',
      ],
      used: ['dynamodb:PutItem on table/product'],
    })
  })

  it('must grant every key of a batch', () => {
    const Keys = [KEY, { PK: { S: 'C' }, SK: { S: 'D' } }]
    const read = onTable('BatchGetItem', { RequestItems: { any: { Keys } } })
    const requests = [{ PutRequest: { Item: KEY } }, { DeleteRequest: { Key: KEY } }]
    const write = onTable('BatchWrite', { RequestItems: { any: requests } })
    const access: Access = { table: ['BatchGetItem'], keys: ['A', 'X#*'] }
    expect(missing(read, access)).toEqual(['dynamodb:BatchGetItem on table/product (A, C)'])
    expect(judge(read, { ...access, keys: ['?'] }).used).toEqual([
      'dynamodb:BatchGetItem on table/product',
      'keys ?',
    ])
    expect(missing(write, access)).toEqual(['dynamodb:BatchWriteItem on table/product (A)'])
  })

  it('grants both sides of a copy by their prefixes', () => {
    const call: ServiceCall = {
      service: 's3',
      operation: 'CopyObject',
      input: { Bucket: 'media', Key: 'media/posts/a', CopySource: 'media/incoming/a' },
    }
    const media = { put: ['media/posts/*'], get: ['incoming/*'] }
    expect(judge(call, { media }).used).toEqual([
      's3:GetObject on media/incoming/*',
      's3:PutObject on media/media/posts/*',
    ])
    expect(missing(call, { media: { put: ['incoming/*'] } })).toHaveLength(2)
  })

  it('grants a message for the queue of the worker only', () => {
    const call = onQueue('SendMessageBatch', 'http://sqs/write')
    expect(judge(call, { send: ['write-article'] }).used).toEqual([
      'sqs:SendMessage on write-article',
    ])
    expect(missing(call, { send: ['read-source'] })).toEqual(['sqs:SendMessage on write-article'])
    expect(
      missing(onQueue('SendMessage', 'http://sqs/failed'), { send: ['write-article'] }),
    ).toEqual(['sqs:SendMessage on write-article-failed'])
  })

  it('that peeks at dead letters receives them and does nothing else', () => {
    const peek: Access = { peek: ['write-article'] }
    expect(missing(onQueue('ReceiveMessage', 'http://sqs/failed'), peek)).toEqual([])
    for (const operation of ['DeleteMessage', 'SendMessage', 'ChangeMessageVisibility'])
      expect(missing(onQueue(operation, 'http://sqs/failed'), peek)).toHaveLength(1)
    expect(missing(onQueue('SendMessage', 'http://sqs/write'), peek)).toHaveLength(1)
    expect(missing(onQueue('ReceiveMessage', 'http://sqs/write'), peek)).toHaveLength(1)
  })

  it('grants mail, topics and the model each by its own', () => {
    const calls: readonly ServiceCall[] = [
      { service: 'ses', operation: 'SendEmail', input: { FromEmailAddress: 'a@b.example' } },
      {
        service: 'sns',
        operation: 'Publish',
        input: { TopicArn: 'arn:aws:sns:eu-central-1:000000000000:contact' },
      },
      { service: 'bedrock', operation: 'Converse', input: { modelId: 'm' } },
      { service: 'bedrock', operation: 'Converse', input: { modelId: 'eu.test.reader' } },
    ]
    const all: Access = { mail: true, publish: ['contact'], model: true, secondReader: true }
    expect(calls.flatMap((call) => missing(call, all))).toEqual([])
    expect(calls.flatMap((call) => missing(call, {}))).toEqual([
      'ses:SendEmail on identity/sender',
      'sns:Publish on contact',
      'bedrock:InvokeModel on inference-profile/model',
      'bedrock:InvokeModel on inference-profile/reader',
    ])
    const asked = (modelId: string): ServiceCall => ({
      service: 'bedrock',
      operation: 'Converse',
      input: { modelId },
    })
    expect(missing(asked('eu.test.reader'), { secondReader: true })).toEqual([])
    expect(missing(asked('m'), { secondReader: true })).not.toEqual([])
  })
})

it('refuses a query without a partition key, and keys that are no strings', () => {
  const access: Access = { table: ['Query', 'GetItem'] }
  expect(() => judge(onTable('Query', { KeyConditionExpression: 'SK = :v' }), access)).toThrow(
    'no partition key',
  )
  expect(() => judge(onTable('GetItem', { Key: { PK: { N: '1' } } }), access)).toThrow('strings')
})
