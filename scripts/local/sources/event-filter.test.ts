import { describe, expect, it } from 'vitest'
import { passesFilters } from './event-filter.ts'

const record = {
  eventName: 'INSERT',
  dynamodb: { NewImage: { entity: { S: 'Post' }, size: 12 } },
}

describe('passesFilters', () => {
  it.each([
    ['no pattern', [], true],
    ['an equal value', [{ eventName: ['INSERT', 'MODIFY'] }], true],
    ['another value', [{ eventName: ['REMOVE'] }], false],
    [
      'every field',
      [{ eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: ['Comment'] } } } }],
      false,
    ],
    [
      'any pattern',
      [{ eventName: ['REMOVE'] }, { dynamodb: { NewImage: { entity: { S: ['Post'] } } } }],
      true,
    ],
    ['a missing branch', [{ dynamodb: { OldImage: { entity: { S: ['Post'] } } } }], false],
    ['prefix', [{ eventName: [{ prefix: 'INS' }] }], true],
    ['exists', [{ dynamodb: { OldImage: [{ exists: false }] } }], true],
    ['anything-but', [{ eventName: [{ 'anything-but': ['INSERT'] }] }], false],
    ['numeric', [{ dynamodb: { NewImage: { size: [{ numeric: ['>', 10, '<=', 12] }] } } }], true],
    ['$or', [{ $or: [{ eventName: ['REMOVE'] }, { eventName: ['INSERT'] }] }], true],
  ])('supports %s', (_, patterns, expected) => {
    expect(passesFilters(patterns, record)).toBe(expected)
  })

  it('throws for an unknown rule', () => {
    expect(() => passesFilters([{ eventName: [{ wildcard: '*' }] }], record)).toThrow('wildcard')
  })
})
