import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from './cloud.ts'
import { fixture } from './testing/start-fixture.ts'

const site = fixture()
let cloud: LocalCloud

beforeAll(async () => {
  cloud = await site.start()
})
afterAll(async () => {
  await cloud.stop()
  site.remove()
})

interface Outcome {
  readonly name: string
  readonly message?: string
  readonly status?: number
  readonly url?: string
}

/** What happens to a call of the function `reach` with the role of the template. */
const reach = async (
  service: string,
  command: string,
  input: object,
  presign = false,
): Promise<Outcome> => {
  const body = JSON.stringify({ service, command: `${command}Command`, input, presign })
  const response = await fetch(`${cloud.url}/api/reach`, { method: 'POST', body })
  return (await response.json()) as Outcome
}

const TableName = 'fixture'
const key = (PK: string) => ({ PK: { S: PK }, SK: { S: '1' } })
const Bucket = 'fixture-media'

describe('a function that lacks a permission is refused like on AWS', () => {
  it.each([
    ['another action', 'UpdateItem', { TableName, Key: key('OPEN#1') }],
    ['another partition key', 'GetItem', { TableName, Key: key('SECRET#1') }],
    [
      'another partition',
      'Query',
      {
        TableName,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'SECRET#1' } },
      },
    ],
    [
      'a part of a transaction',
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName, Item: key('OPEN#1') } },
          { Delete: { TableName, Key: key('OPEN#2') } },
        ],
      },
    ],
    [
      'a key of a transaction',
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { TableName, Item: key('OPEN#1') } },
          { Put: { TableName, Item: key('SECRET#1') } },
        ],
      },
    ],
    ['a scan', 'Scan', { TableName }],
    ['an operation on tables', 'DescribeTable', { TableName }],
  ])('by DynamoDB: %s', async (_, command, input) => {
    expect(await reach('dynamodb', command, input)).toMatchObject({
      name: 'AccessDeniedException',
      status: 400,
      message: expect.stringMatching(
        /^User: arn:aws:sts::000000000000:assumed-role\/fixture-ReachRole\/fixture-reach is not authorized to perform: dynamodb:/,
      ) as string,
    })
  })

  it.each([
    ['another queue', 'SendMessage', { QueueUrl: '%WORK_URL%', MessageBody: 'x' }],
    ['another action', 'ReceiveMessage', { QueueUrl: '%FAILED_URL%' }],
    [
      'a batch',
      'SendMessageBatch',
      {
        QueueUrl: '%WORK_URL%',
        Entries: [{ Id: '1', MessageBody: 'x' }],
      },
    ],
  ])('by SQS: %s', async (_, command, input) => {
    expect(await reach('sqs', command, input)).toMatchObject({ name: 'AccessDenied', status: 403 })
  })

  it.each([
    ['another prefix', 'PutObject', { Bucket, Key: 'closed/a', Body: 'x' }],
    ['another action', 'DeleteObject', { Bucket, Key: 'open/a' }],
    ['an explicit deny', 'PutObject', { Bucket, Key: 'open/never/a', Body: 'x' }],
    [
      'the source of a copy',
      'CopyObject',
      {
        Bucket,
        Key: 'open/a',
        CopySource: `${Bucket}/closed/a`,
      },
    ],
    ['a list', 'ListObjectsV2', { Bucket }],
    ['a missing object, which it may not list', 'GetObject', { Bucket, Key: 'open/missing' }],
  ])('by S3: %s', async (_, command, input) => {
    expect(await reach('s3', command, input)).toMatchObject({ name: 'AccessDenied', status: 403 })
  })

  it('by S3: a presigned URL, which works for what the role allows', async () => {
    const put = async (Key: string) => {
      const { url = '' } = await reach('s3', 'PutObject', { Bucket, Key }, true)
      return (await fetch(url, { method: 'PUT', body: 'x' })).status
    }
    expect([await put('open/a'), await put('closed/a')]).toEqual([200, 403])
  })

  it('by SNS', async () => {
    const outcome = await reach('sns', 'Publish', { TopicArn: '%TOPIC_ARN%', Message: 'x' })
    expect(outcome).toMatchObject({ name: 'AuthorizationErrorException', status: 403 })
  })

  it('by SES: another sender', async () => {
    const from = (FromEmailAddress: string) =>
      reach('sesv2', 'SendEmail', {
        FromEmailAddress,
        Destination: { ToAddresses: ['a@b.example'] },
        Content: { Simple: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } } },
      })
    expect(await from('Open <a@mail.open.example>')).toEqual({ name: 'none' })
    expect(await from('a@closed.example')).toMatchObject({
      name: 'AccessDeniedException',
      status: 403,
    })
  })

  it('by Bedrock: another model', async () => {
    const ask = (modelId: string) => reach('bedrock', 'Converse', { modelId, messages: [] })
    expect(await ask('eu.open-model')).toMatchObject({ name: 'ValidationException' })
    expect(await ask('eu.closed-model')).toMatchObject({
      name: 'AccessDeniedException',
      status: 403,
    })
  })
})

describe('a function that has a permission is served', () => {
  it.each([
    ['dynamodb', 'PutItem', { TableName, Item: key('OPEN#1') }],
    ['dynamodb', 'GetItem', { TableName, Key: key('OPEN#1') }],
    [
      'dynamodb',
      'TransactWriteItems',
      {
        TransactItems: [{ Put: { TableName, Item: key('OPEN#2') } }],
      },
    ],
    ['sqs', 'SendMessage', { QueueUrl: '%FAILED_URL%', MessageBody: 'x' }],
    ['s3', 'PutObject', { Bucket, Key: 'open/b', Body: 'x' }],
    ['s3', 'CopyObject', { Bucket, Key: 'open/c', CopySource: `${Bucket}/open/b` }],
    ['s3', 'HeadObject', { Bucket, Key: 'open/c' }],
  ])('%s %s', async (service, command, input) => {
    expect(await reach(service, command, input)).toEqual({ name: 'none' })
  })
})

describe('a caller', () => {
  it('without a key is refused by every engine', async () => {
    const { url } = cloud
    expect((await fetch(`${cloud.s3Endpoint}/${Bucket}/open/b`)).status).toBe(403)
    const body = JSON.stringify({ TableName, Key: key('OPEN#1') })
    const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' }
    const answer = await fetch(cloud.dynamoEndpoint, { method: 'POST', headers, body })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('MissingAuthenticationTokenException'),
    ])
    expect((await fetch(url)).status).toBe(200)
  })
})
