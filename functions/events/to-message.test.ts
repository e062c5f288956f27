import { describe, expect, it } from 'vitest'
import { EventMessage } from './domain-event.ts'
import { toMessage } from './to-message.ts'

const item = (entity?: string) => ({
  PK: { S: 'FEED' },
  SK: { S: '1#A' },
  ...(entity ? { entity: { S: entity } } : {}),
})

const record = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', images: object) => ({
  eventID: 'e1',
  eventName,
  dynamodb: {
    ApproximateCreationDateTime: 1_700_000_000,
    Keys: { PK: { S: 'FEED' }, SK: { S: '1#A' } },
    SequenceNumber: '100',
    ...images,
  },
})

describe('toMessage', () => {
  it.each([
    ['INSERT', { NewImage: item('Post') }, 'Post.created'],
    ['MODIFY', { NewImage: item('Post'), OldImage: item('Post') }, 'Post.changed'],
    ['MODIFY', { NewImage: item('PinnedCounters'), OldImage: item() }, 'PinnedCounters.changed'],
    ['REMOVE', { OldImage: item('Post') }, 'Post.removed'],
  ] as const)('returns an event of the entity for %s', (eventName, images, name) => {
    const message = toMessage(record(eventName, images))
    expect(message).toMatchObject({ id: 'e1', name, at: 1_700_000_000_000 })
    expect(message?.keys).toEqual({ PK: 'FEED', SK: '1#A' })
    expect(EventMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message)
  })

  it('returns null when the item is not an entity, or no longer one', () => {
    expect(toMessage(record('INSERT', { NewImage: item() }))).toBeNull()
    const unpinned = { NewImage: item(), OldImage: item('PinnedCounters') }
    expect(toMessage(record('MODIFY', unpinned))).toBeNull()
    expect(toMessage({})).toBeNull()
  })
})
