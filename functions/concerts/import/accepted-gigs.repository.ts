import { HISTORY_GIGS, NEW_ACCOUNT_DAYS } from '#shared/domain/trust.ts'
import { idsAt } from '#platform/runtime/ids.ts'
import { expression, getMany, query } from '#platform/table/index.ts'
import { concertKey, isVisible } from '../items/concert.items.ts'
import { ownPartition } from '../items/own.items.ts'
import { importKey } from './import.items.ts'

const LOOKED_AT = 50
const DAY_MS = 86_400_000

/**
 * How many concerts of a member are visible that came with imports, are old enough to be part of a history, and are not
 * being undone; no more than a history needs.
 * @param at in milliseconds since 1970
 */
export const countAcceptedGigs = async (memberId: string, at: number): Promise<number> => {
  // The sort key is the id of the submission, which begins with its time.
  const { items } = await query(ownPartition(memberId), {
    before: idsAt(at - NEW_ACCOUNT_DAYS * DAY_MS + 1),
    newestFirst: true,
    limit: LOOKED_AT,
    filter: expression`attribute_exists(importId)`,
  })
  const importIds = [...new Set(items.flatMap(({ importId }) => importId ?? []))]
  const imports = await getMany(importIds.map((id) => importKey(memberId, id)))
  const kept = new Set(importIds.filter((_, index) => imports[index]?.undone === undefined))
  const ids = items.flatMap(({ importId, concertId }) =>
    importId !== undefined && kept.has(importId) ? concertId : [],
  )
  const concerts = await getMany([...new Set(ids)].map(concertKey))
  const accepted = concerts.filter((concert) => concert !== undefined && isVisible(concert))
  return Math.min(accepted.length, HISTORY_GIGS)
}
