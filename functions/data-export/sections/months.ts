import { now } from '#platform/runtime/clock.ts'
import { query, type Expression, type Key, type Partition } from '#platform/table/index.ts'
import type { EntryPage } from '../model/section.ts'

/** Between partitions of months, and inside of one. */
interface Position {
  readonly month: string
  readonly after?: Key | undefined
}

const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7)

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(Date.UTC(year, number, 1))
}

interface Monthly<Item> {
  readonly partition: (month: string) => Partition<Item>
  readonly from: number
  readonly filter: Expression
}

/** Reads one partition per month, a page at a time. DynamoDB reads 1 MB for each. */
export const readMonths = async <Item>(
  cursor: string | undefined,
  { partition, from, filter }: Monthly<Item>,
): Promise<{ items: readonly Item[]; next: string | undefined }> => {
  const { month, after } = JSON.parse(
    cursor ?? JSON.stringify({ month: monthOf(from) }),
  ) as Position
  const page = await query(partition(month), { filter, startAt: after })
  const items = page.items as readonly Item[]
  if (page.next) return { items, next: JSON.stringify({ month, after: page.next }) }
  const following = nextMonth(month)
  const isLast = following > monthOf(now())
  return { items, next: isLast ? undefined : JSON.stringify({ month: following }) }
}

export const pageOf = <Item, E>(
  { items, next }: { items: readonly Item[]; next: string | undefined },
  present: (item: Item) => E,
): EntryPage<E> => ({ entries: items.map(present), next })
