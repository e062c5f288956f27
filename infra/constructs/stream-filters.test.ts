import { expect, test } from 'vitest'
import type { EffectWorker } from '../catalogue/catalogue.ts'
import { queueNamesOf, queueUrl, queueUrlPrefix } from '../names.ts'
import { effectRoutes, streamFilters } from './stream-filters.ts'

test('passes the events that effects listen to, by kind of change', () => {
  const patterns = streamFilters(['Post.created', 'Comment.created', 'Post.removed']).map(
    ({ pattern }): unknown => JSON.parse(pattern),
  )
  expect(patterns).toEqual([
    { eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: ['Comment', 'Post'] } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { entity: { S: ['Post'] } } } },
  ])
})

const listener = (name: string, listens: EffectWorker['effect']['listens']) => ({
  worker: { name, effect: { listens } } as EffectWorker,
})

test('names each queue once, however many events it listens to', () => {
  const effects = [
    listener('notify', ['Post.created', 'Comment.created']),
    listener('count', ['Post.created']),
  ]
  expect(effectRoutes(effects, 'https://sqs/product-')).toEqual({
    prefix: 'https://sqs/product-',
    queues: 'notify count',
    events: 'Post.created 0 1,Comment.created 0',
  })
})

test('leads to the URL of each queue', () => {
  const prefix = queueUrlPrefix('eu-central-1', '123456789012', 'prod')
  const { queue } = queueNamesOf('prod', 'notify')
  expect(`${prefix}notify`).toBe(queueUrl('eu-central-1', '123456789012', queue))
})
