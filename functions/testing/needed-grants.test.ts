import { CopyObjectCommand } from '@aws-sdk/client-s3'
import { SendEmailCommand } from '@aws-sdk/client-sesv2'
import { ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs'
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { needsOf } from './needed-grants.ts'

const TableName = 'table'

beforeAll(() => {
  const queues = { 'write-article': { url: 'http://sqs/write', failedUrl: 'http://sqs/failed' } }
  process.env['QUEUES'] = JSON.stringify(queues)
})

describe('needsOf', () => {
  it('covers a query of an index by the grant of the index alone', () => {
    const command = new QueryCommand({ TableName, IndexName: 'GSI1' })
    expect(needsOf(command, { table: ['Query'], indexes: ['GSI1'] })).toEqual([
      { label: 'GSI1', grantedBy: 'GSI1' },
    ])
    expect(needsOf(command, { table: ['Query'] })).toEqual([
      { label: 'GSI1', grantedBy: undefined },
    ])
  })

  it('names every part of a transaction', () => {
    const Key = { PK: 'a', SK: 'b' }
    const TransactItems = [{ Delete: { TableName, Key } }, { Put: { TableName, Item: Key } }]
    const command = new TransactWriteCommand({ TransactItems })
    expect(needsOf(command, { table: ['PutItem'] })).toEqual([
      { label: 'DeleteItem', grantedBy: undefined },
      { label: 'PutItem', grantedBy: 'PutItem' },
    ])
  })

  it('covers both sides of a copy by their prefixes', () => {
    const command = new CopyObjectCommand({
      Bucket: 'media',
      Key: 'media/posts/a',
      CopySource: 'media/incoming/a',
    })
    const media = { put: ['media/posts/*'], get: ['incoming/*'] }
    expect(needsOf(command, { media }).map(({ grantedBy }) => grantedBy)).toEqual([
      'put media/posts/*',
      'get incoming/*',
    ])
  })

  it('covers a message only for the queue of the granted worker', () => {
    const command = new SendMessageCommand({ QueueUrl: 'http://sqs/write', MessageBody: '' })
    expect(needsOf(command, { send: ['write-article'] })).toMatchObject([
      { grantedBy: 'send write-article' },
    ])
    expect(needsOf(command, { send: ['read-source'] })).toMatchObject([{ grantedBy: undefined }])
  })

  it('covers dead letters by the right to redrive them', () => {
    const command = new ReceiveMessageCommand({ QueueUrl: 'http://sqs/failed' })
    expect(needsOf(command, { send: ['write-article'] })).toMatchObject([{ grantedBy: undefined }])
    expect(needsOf(command, { redrive: ['write-article'] })).toMatchObject([
      { grantedBy: 'redrive write-article' },
    ])
  })

  it('covers mail by its own grant', () => {
    const command = { constructor: SendEmailCommand, input: {} }
    expect(needsOf(command, {})).toEqual([{ label: 'mail', grantedBy: undefined }])
    expect(needsOf(command, { mail: true })).toEqual([{ label: 'mail', grantedBy: 'mail' }])
  })
})
