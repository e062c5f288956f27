import { describe, expect, it } from 'vitest'
import {
  acceptWaiting,
  appendOlder,
  mergeHead,
  receiveHead,
  startTimeline,
  waitingItems,
} from './timeline.ts'
import type { Page, Timeline } from './timeline.ts'

interface Item {
  readonly id: string
  readonly likes: number
}

const id = (n: number): string => `01J${String(n).padStart(23, '0')}`
const item = (n: number, likes = 0): Item => ({ id: id(n), likes })

/** Items from..to, newest first; the cursor is the last one's id unless the list ends there. */
const page = (from: number, to: number, requestedAt = 0, ends = false): Page<Item> => {
  const items = Array.from({ length: from - to + 1 }, (_, index) => item(from - index))
  return { items, cursor: ends ? null : id(to), requestedAt }
}

const numbers = (timeline: Timeline<Item>): number[] =>
  timeline.entries.map((entry) => Number(entry.item.id.slice(3)))

const range = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

const loaded = appendOlder(startTimeline(page(40, 21)), page(20, 1, 1, true), id(21))

describe('timeline', () => {
  it('appends older pages without duplicates', () => {
    expect(numbers(loaded)).toEqual(range(40, 1))
    expect(loaded.cursor).toBeNull()
    const overlapping = appendOlder(startTimeline(page(40, 21)), page(22, 10), id(21))
    expect(numbers(overlapping)).toEqual(range(40, 10))
  })

  it('drops a page that answers an outdated cursor', () => {
    const reset = startTimeline(page(90, 71))
    expect(appendOlder(reset, page(20, 1), id(21))).toBe(reset)
  })

  it('puts an overlapping head on top and keeps the rest', () => {
    const merged = mergeHead(loaded, page(45, 26, 9))
    expect(numbers(merged)).toEqual(range(45, 1))
    expect(merged.requestedAt).toBe(9)
  })

  it('starts over when the head does not overlap', () => {
    const merged = mergeHead(loaded, page(99, 80, 9))
    expect(numbers(merged)).toEqual(range(99, 80))
    expect(merged.cursor).toBe(id(80))
  })

  it('drops items that are missing in the head and keeps older ones', () => {
    const head: Page<Item> = { items: [item(40), item(38)], cursor: id(35), requestedAt: 9 }
    expect(numbers(mergeHead(loaded, head))).toEqual([40, 38, ...range(34, 1)])
  })

  it('ends at the cursor of the head when that is older', () => {
    const short = startTimeline(page(40, 21))
    expect(mergeHead(short, page(40, 15)).cursor).toBe(id(15))
    expect(mergeHead(short, page(40, 15, 0, true)).cursor).toBeNull()
  })

  it('lets newer items wait and refreshes the shown ones', () => {
    const head = page(42, 23, 9)
    const changed = { ...head, items: head.items.map((one) => ({ ...one, likes: 7 })) }
    const received = receiveHead(loaded, changed)
    expect(numbers(received)).toEqual(range(40, 1))
    expect(received.entries[0]?.item.likes).toBe(7)
    expect(waitingItems(received).map((one) => one.id)).toEqual([id(42), id(41)])
    expect(numbers(acceptWaiting(received))).toEqual(range(42, 1))
  })

  it('keeps the shown items until a head that does not overlap is accepted', () => {
    const received = receiveHead(loaded, page(99, 80, 9))
    expect(numbers(received)).toEqual(range(40, 1))
    expect(waitingItems(received)).toHaveLength(20)
    expect(numbers(acceptWaiting(received))).toEqual(range(99, 80))
  })

  it('merges a head at once when it contains nothing new', () => {
    expect(receiveHead(loaded, page(40, 21, 9)).waiting).toBeNull()
    const empty = startTimeline<Item>({ items: [], cursor: null, requestedAt: 0 })
    expect(numbers(receiveHead(empty, page(3, 1, 1, true)))).toEqual([3, 2, 1])
  })
})
