import { findUncatalogued, ITEM_KINDS, type StoredFact } from '../privacy/catalogue/index.ts'
import { memberPaths } from './member-paths.ts'
import { scanAll } from './table.ts'

/** Partitions that name the member to whom they belong. */
const OWNED = /^(?:MEMBER|SESSIONS|NOTIFY|VIEWER)#([0-9A-HJKMNP-TV-Z]{26})$/

/** Where the items that a test file leaves in its table contain the ids of its members. */
export const storedFacts = async (
  endpoint: string,
  tableName: string,
): Promise<readonly StoredFact[]> => {
  const items = await scanAll(endpoint, tableName)
  const members = new Set(items.flatMap(({ PK }) => OWNED.exec(String(PK))?.[1] ?? []))
  return items.map((item) => ({
    PK: String(item['PK']),
    SK: String(item['SK']),
    paths: memberPaths(item, members),
  }))
}

/** These tests store items of their own making, which the product does not have. */
const MADE_UP = /\/functions\/(?:platform\/table\/|events\/|testing\/grants)/

export const findUncataloguedFacts = (
  testFile: string,
  facts: readonly StoredFact[],
): readonly string[] => (MADE_UP.test(testFile) ? [] : findUncatalogued(ITEM_KINDS, facts))
