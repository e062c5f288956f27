import { query, type Key, type Partition, type Stored } from '#platform/table/index.ts'
import { ITEM_KINDS } from '../catalogue/index.ts'
import { COMPANY } from './company.ts'
import { kindNameOf, type Erasing, type Parts } from './erasing.ts'

const MEMBER = 'MEMBER#*'
const PAGE = 100

const isOwn = (role: string | undefined): boolean =>
  role === 'owner' || role === 'author' || role === 'actor'

/** Partitions that consist of one member's items, as the catalogue says. A new kind is erased without further code. */
const OWN_PATTERNS: readonly string[] = [
  ...new Set(
    ITEM_KINDS.filter(
      ({ PK, members, personal }) =>
        personal?.erased.by === 'delete' && isOwn(members['PK']) && /^[A-Z_]+#\*$/.test(PK),
    ).map(({ PK }) => PK),
  ),
]

const partitionOf = (pattern: string, memberId: string): Partition<Stored> => ({
  PK: pattern.replace('*', memberId),
})

export const chatPartitionOf = (pairId: string): Partition<Stored> => ({ PK: `CHAT#${pairId}` })

const companyOf = (item: Stored, memberId: string): Parts | undefined =>
  COMPANY[kindNameOf(item)]?.(item as never, memberId)

/** Deletes the items of a partition: those with company one by one, all others together. */
const erasePage = async (erasing: Erasing, items: readonly Stored[]): Promise<void> => {
  const alone: Stored[] = []
  for (const item of items) {
    const company = companyOf(item, erasing.memberId)
    if (company) await erasing.removeItem(item, company)
    else alone.push(item)
  }
  await erasing.removeItems(alone)
}

interface Range {
  readonly beginsWith?: string
}

export const erasePartition = async (
  erasing: Erasing,
  partition: Partition<Stored>,
  { beginsWith }: Range = {},
): Promise<void> => {
  let startAt: Key | undefined
  do {
    const page = await query(partition, { beginsWith, limit: PAGE, consistent: true, startAt })
    await erasePage(erasing, page.items)
    startAt = page.next
  } while (startAt)
}

/** All partitions of the member but the one with the profile. */
export const eraseOwnPartitions = async (erasing: Erasing): Promise<void> => {
  for (const pattern of OWN_PATTERNS.filter((each) => each !== MEMBER))
    await erasePartition(erasing, partitionOf(pattern, erasing.memberId))
}

export const eraseMember = (erasing: Erasing): Promise<void> =>
  erasePartition(erasing, partitionOf(MEMBER, erasing.memberId))
