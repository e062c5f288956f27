import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clientsFor, type Clients } from './clients.ts'
import type { LocalCloud } from './cloud.ts'
import { fixture } from './testing/start-fixture.ts'

const site = fixture()
let cloud: LocalCloud
let clients: Clients

const connect = async () => {
  cloud = await site.start()
  const { dynamoEndpoint: dynamodb, sqsEndpoint: sqs, s3Endpoint: s3 } = cloud
  clients = clientsFor({ dynamodb, sqs, sns: sqs, s3, ses: '', bedrock: '' }, 'eu-central-1')
}

const disconnect = async () => {
  clients.destroy()
  await cloud.stop()
}

beforeAll(connect)
afterAll(async () => {
  await disconnect()
  site.remove()
})

const put = (id: string, name = 'good', more = {}) =>
  clients.dynamodb.send(
    new PutItemCommand({
      TableName: 'fixture',
      Item: { PK: { S: id }, SK: { S: name }, entity: { S: 'Post' }, ...more },
    }),
  )

const hasEffect = async (id: string): Promise<boolean> => {
  const Key = { PK: { S: `EFFECT#${id}` }, SK: { S: 'good' } }
  const { Item } = await clients.dynamodb.send(new GetItemCommand({ TableName: 'fixture', Key }))
  return Item !== undefined
}

const untilEffect = (...ids: string[]) =>
  vi.waitFor(
    async () => expect((await Promise.all(ids.map(hasEffect))).every(Boolean)).toBe(true),
    { timeout: 50_000, interval: 100 },
  )

describe('from the table stream over a queue to an effect', { timeout: 60_000 }, () => {
  it('delivers every record that passes the filter', async () => {
    await put('a')
    await put('other', 'good', { entity: { S: 'Session' } })
    await put('b')
    await untilEffect('a', 'b')
    expect(await hasEffect('other')).toBe(false)
  })

  it('moves a message that keeps failing to the dead-letter queue without delaying others', async () => {
    await put('c', 'bad')
    await put('d')
    await untilEffect('d')
    await vi.waitFor(
      async () => {
        const { Attributes } = await clients.sqs.send(
          new GetQueueAttributesCommand({
            QueueUrl: `${cloud.sqsEndpoint}/000000000000/failed`,
            AttributeNames: ['ApproximateNumberOfMessages'],
          }),
        )
        expect(Attributes?.['ApproximateNumberOfMessages']).toBe('1')
      },
      { timeout: 50_000, interval: 200 },
    )
  })

  it('stores a record that keeps failing, and delivers the records around it', async () => {
    const poison = { poison: { BOOL: true } }
    await Promise.all([put('e'), put('f', 'good', poison), put('g'), put('h')])
    await untilEffect('e', 'g', 'h')
    await vi.waitFor(
      async () => {
        const command = new ListObjectsV2Command({ Bucket: 'fixture-media', Prefix: 'aws/lambda/' })
        expect((await clients.s3.send(command)).KeyCount).toBe(1)
      },
      { timeout: 50_000, interval: 200 },
    )
  })

  it('delivers after a restart what was written before it', async () => {
    await Promise.all(['i', 'j', 'k'].map((id) => put(id)))
    await disconnect()
    await connect()
    await untilEffect('i', 'j', 'k')
  })
})
