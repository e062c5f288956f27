import {
  hasConfirmedEmail,
  hasHistory,
  settledAt,
  type History,
  HISTORY_GIGS,
  NEW_ACCOUNT_DAYS,
} from '#shared/domain/trust.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany, query, expression } from '#platform/table/index.ts'
import { submissionsKey } from '../items/submission.items.ts'
import {
  IMPORTS,
  importsPartition,
  importTrustKey,
  type ImportItem,
  importKey,
} from './import.items.ts'
import { idsAt } from '#platform/runtime/ids.ts'
import { concertKey, isVisible } from '../items/concert.items.ts'
import { ownPartition } from '../items/own.items.ts'

const LOOKED_AT = 50
const DAY_MS = 86_400_000

/**
 * How many concerts of a member are visible that came with imports, are old enough to be part of a history, and are not
 * being undone; no more than a history needs.
 * @param at in milliseconds since 1970
 */
const countAcceptedGigs = async (memberId: string, at: number): Promise<number> => {
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

const NEWEST = 50

interface ImportHistory {
  /** Whether imports of the member are published in full. */
  readonly isTrusted: boolean
  /** When the account is old enough, in milliseconds since 1970. */
  readonly oldEnoughAt: number
  /** The newest, the latest first. */
  readonly imports: readonly ImportItem[]
}

/** Concerts of imports are looked at only when they decide. */
const isTrusted = async (history: History, at: number): Promise<boolean> => {
  if (hasHistory(history, at)) return true
  if (at < settledAt(history)) return false
  const imported = await countAcceptedGigs(history.memberId, at)
  return hasHistory({ ...history, acceptedGigs: history.acceptedGigs + imported }, at)
}

/** The imports of a member, and whether they make a history. */
export const readImportHistory = async (memberId: string): Promise<ImportHistory> => {
  const [{ items }, [trust, submissions, account]] = await Promise.all([
    query(importsPartition(memberId), {
      beginsWith: IMPORTS,
      newestFirst: true,
      limit: NEWEST,
      consistent: true,
    }),
    getMany([importTrustKey(memberId), submissionsKey(memberId), privateKey(memberId)], {
      consistent: true,
    }),
  ])
  const at = now()
  const { restartedAt } = trust ?? {}
  const history: History = {
    memberId,
    acceptedGigs: submissions?.count ?? 0,
    hasConfirmedAddress: hasConfirmedEmail(account),
    isVouchedFor: trust?.vouchedAt !== undefined,
    restartedAt: restartedAt === undefined ? undefined : Date.parse(restartedAt),
  }
  return {
    isTrusted: await isTrusted(history, at),
    oldEnoughAt: settledAt(history),
    imports: items,
  }
}
