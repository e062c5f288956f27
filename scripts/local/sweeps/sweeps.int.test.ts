import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientsFor, type Clients } from '../clients.ts'
import type { LocalCloud } from '../cloud.ts'
import type { Deployment } from '../deployment.ts'
import { resources } from '../testing/product.ts'
import { fixture } from '../testing/start-fixture.ts'
import { removeExpiredItems } from './expired-items.ts'
import { removeExpiredObjects } from './expired-objects.ts'

const DAY_MS = 86_400_000
const now = Date.now()

const site = fixture()
let cloud: LocalCloud
let clients: Clients

beforeAll(async () => {
  cloud = await site.start()
  const { dynamoEndpoint: dynamodb, sqsEndpoint: sqs, s3Endpoint: s3 } = cloud
  clients = clientsFor({ dynamodb, sqs, sns: sqs, s3, ses: '', bedrock: '' }, 'eu-central-1')
})
afterAll(async () => {
  clients.destroy()
  await cloud.stop()
  site.remove()
})

describe('sweeps', () => {
  it('delete expired items only', async () => {
    const inSeconds = (seconds: number) => ({
      expiresAt: { N: String(Math.floor(now / 1000) + seconds) },
    })
    const items = { over: inSeconds(-10), fresh: inSeconds(10), eternal: {} }
    for (const [name, more] of Object.entries(items)) {
      const Item = { PK: { S: name }, SK: { S: name }, ...more }
      await clients.dynamodb.send(new PutItemCommand({ TableName: 'fixture', Item }))
    }
    const table = { name: 'fixture', keys: ['PK', 'SK'], timeToLive: 'expiresAt' }
    expect(await removeExpiredItems(clients.dynamodb, table, now)).toBe(1)
    const left = async (name: string) => {
      const Key = { PK: { S: name }, SK: { S: name } }
      const command = new GetItemCommand({ TableName: 'fixture', Key })
      return (await clients.dynamodb.send(command)).Item !== undefined
    }
    expect(await Promise.all(Object.keys(items).map(left))).toEqual([false, true, true])
  })

  it('delete objects by the rules of their bucket', async () => {
    for (const Key of ['incoming/a', 'media/b'])
      await clients.s3.send(
        new PutObjectCommand({ Bucket: 'fixture-media', Key, Body: Buffer.from('x') }),
      )
    const { Properties } = resources.Media
    const bucket = { type: '', logicalId: '', stack: '', ref: '', name: 'fixture-media' }
    const deployment = {
      ofType: () => [{ ...bucket, properties: Properties }],
    } as unknown as Deployment
    const keys = async () => {
      const command = new ListObjectsV2Command({ Bucket: 'fixture-media' })
      return (await clients.s3.send(command)).Contents?.map(({ Key }) => Key)
    }
    await removeExpiredObjects(deployment, clients.s3, now)
    expect(await keys()).toEqual(['incoming/a', 'media/b'])
    await removeExpiredObjects(deployment, clients.s3, now + 2 * DAY_MS)
    expect(await keys()).toEqual(['media/b'])
  })
})
