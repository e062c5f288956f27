import { hasConfirmedEmail, hasHistory, settledAt, type History } from '#shared/domain/trust.ts'
import { privateKey } from '#platform/identity/member.items.ts'
import { now } from '#platform/runtime/clock.ts'
import { getMany, query } from '#platform/table/index.ts'
import { submissionsKey } from '../items/submission.items.ts'
import { countAcceptedGigs } from './accepted-gigs.repository.ts'
import { IMPORTS, importsPartition, importTrustKey, type ImportItem } from './import.items.ts'

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
