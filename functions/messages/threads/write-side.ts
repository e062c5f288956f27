import { isDeepStrictEqual } from 'node:util'
import { keyOf, put, putNew, remove, transact, type TransactItem } from '#platform/table/index.ts'
import { countUnreadMessages } from '../../notifications/index.ts'
import { entryKey, toEntry, nameItems, type NameItem, type SideItem } from './side.items.ts'

const withoutUndefined = (item: object): object =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))

export const isSame = (one: object | undefined, other: object | undefined): boolean =>
  isDeepStrictEqual(one && withoutUndefined(one), other && withoutUndefined(other))

const entryWrites = (before: SideItem | undefined, after: SideItem) => {
  const [old, entry] = [before && toEntry(before), toEntry(after)]
  const hasMoved = old !== undefined && old.SK !== entry?.SK
  return {
    oldEntry: hasMoved ? remove(entryKey(after.memberId, old.SK)) : null,
    entry: entry && !isSame(old, entry) ? put(entry) : null,
  }
}

const namesOf = ({ memberId, other }: SideItem): NameItem[] =>
  other ? nameItems(memberId, other) : []

const nameWrites = (
  before: SideItem | undefined,
  after: SideItem,
): Record<string, TransactItem> => {
  if (before && isSame(before.other, after.other)) return {}
  const names = namesOf(after)
  const kept = new Set(names.map(({ SK }) => SK))
  const gone = before ? namesOf(before).filter(({ SK }) => !kept.has(SK)) : []
  return Object.fromEntries([
    ...gone.map((item) => [item.SK, remove(keyOf(item))] as const),
    ...names.map((item) => [item.SK, put(item)] as const),
  ])
}

/** What a side needs beside itself: its list entry, its names, and its part of the member's unread number. */
const writesOf = (
  before: SideItem | undefined,
  after: SideItem,
): Record<string, TransactItem | null> => {
  const { memberId, counted } = after
  const difference = counted - (before?.counted ?? 0)
  return {
    ...entryWrites(before, after),
    unread: difference === 0 ? null : countUnreadMessages(memberId, difference),
    ...nameWrites(before, after),
  }
}

/** Writes a side with all that follows from it. @throws ConditionFailed when the side has changed since it was read */
export const writeSide = (before: SideItem | undefined, after: SideItem): Promise<void> =>
  transact({
    side: before ? put(after, { version: before.version }) : putNew(after),
    ...writesOf(before, after),
  })
