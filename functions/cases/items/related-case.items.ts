import { createHash } from 'node:crypto'
import type { ReportedKind } from '#shared/domain/reports.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import type { Partition } from '#platform/table/index.ts'

/** Leads to a case from its author, or from its words. */
export interface RelatedCaseItem {
  readonly PK: string
  readonly SK: string
  readonly kind: ReportedKind
  readonly excerpt: string
  readonly expiresAt: number
}

const TTL_SECONDS = 365 * 24 * 60 * 60
const HASH_LENGTH = 22
/** Short texts such as „Danke!“ are alike by chance. */
const MIN_LENGTH = 20

export const relatedCasesPartition = (memberId: string): Partition<RelatedCaseItem> => ({
  PK: `CASES_OF#${memberId}`,
})

/** Cases with the same words, ignoring case and spaces; undefined for short texts. */
export const casesLike = (text: string): Partition<RelatedCaseItem> | undefined => {
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (words.length < MIN_LENGTH) return undefined
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, HASH_LENGTH)
  return { PK: `CASES_LIKE#${hash}` }
}

export const relatedCase = (
  { PK }: Partition<RelatedCaseItem>,
  caseId: string,
  { kind, excerpt }: Pick<RelatedCaseItem, 'kind' | 'excerpt'>,
): RelatedCaseItem => ({
  PK,
  SK: caseId,
  kind,
  excerpt,
  expiresAt: epochSeconds() + TTL_SECONDS,
})
