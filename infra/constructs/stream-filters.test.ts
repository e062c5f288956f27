import { expect, test } from 'vitest'
import { streamFilters } from './stream-filters.ts'

test('passes the events that effects listen to, by kind of change', () => {
  const patterns = streamFilters(['Post.created', 'Comment.created', 'Post.removed']).map(
    ({ pattern }): unknown => JSON.parse(pattern),
  )
  expect(patterns).toEqual([
    { eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: ['Comment', 'Post'] } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { entity: { S: ['Post'] } } } },
  ])
})
