import { describe, expect, it } from 'vitest'
import type { Message } from '#shared/api/messages.ts'
import type { ThreadPage } from '#shared/api/threads.ts'
import { addOlder, mergeNewest, findNewest, type Conversation } from './conversation.ts'
import { aMessage, idOf, OTHER, pageOf } from './fixtures.ts'

const page = (numbers: readonly number[], nextCursor: string | null = null): ThreadPage =>
  pageOf(
    numbers.map((number): Message => aMessage(number)),
    nextCursor,
  )

const numbersOf = ({ entries }: Conversation) =>
  entries.map(({ message }) => Number(message.content))

describe('the newest page', () => {
  it('keeps older messages that are loaded', () => {
    const loaded = mergeNewest(undefined, page([3, 4, 5], idOf(3)), 1)
    const withOlder = addOlder(loaded, page([1, 2], null), idOf(3), 2)
    const merged = mergeNewest(withOlder, page([4, 5, 6], idOf(4)), 3)
    expect(numbersOf(merged)).toEqual([1, 2, 3, 4, 5, 6])
    expect(merged.cursor).toBeNull()
  })

  it('removes what is gone from its range', () => {
    const loaded = mergeNewest(undefined, page([1, 2, 3], null), 1)
    expect(numbersOf(mergeNewest(loaded, page([1, 3], null), 2))).toEqual([1, 3])
  })

  it('starts over when it does not overlap', () => {
    const loaded = mergeNewest(undefined, page([1, 2], idOf(1)), 1)
    const merged = mergeNewest(loaded, page([8, 9], idOf(8)), 2)
    expect(numbersOf(merged)).toEqual([8, 9])
    expect(merged.cursor).toBe(idOf(8))
  })

  it('ignores an answer that a later request overtook', () => {
    const loaded = mergeNewest(undefined, page([1, 2]), 5)
    expect(mergeNewest(loaded, page([1]), 4)).toBe(loaded)
  })
})

describe('an older page', () => {
  it('is added once', () => {
    const loaded = mergeNewest(undefined, page([3], idOf(3)), 1)
    const once = addOlder(loaded, page([1, 2]), idOf(3), 2)
    expect(numbersOf(once)).toEqual([1, 2, 3])
    expect(addOlder(once, page([1, 2]), idOf(3), 3)).toBe(once)
  })
})

it('finds the newest message of a sender', () => {
  const loaded = mergeNewest(undefined, page([1, 2]), 1)
  expect(findNewest(loaded, OTHER)?.id).toBe(idOf(2))
})
