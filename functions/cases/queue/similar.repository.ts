import { LIMITS } from '#shared/domain/limits.ts'
import { getMany, query, type Partition } from '#platform/table/index.ts'
import { caseKey, type CaseItem } from '../items/case.items.ts'
import {
  casesLike,
  relatedCasesPartition,
  type RelatedCaseItem,
} from '../items/related-case.items.ts'
import type { Similar } from './case.presenter.ts'
import { concerns, withoutOwnBands } from './involvement.ts'

type Found = Omit<Similar, 'item'> & { readonly caseId: string }

const findIn = async (
  partition: Partition<RelatedCaseItem> | undefined,
  why: Similar['why'],
): Promise<Found[]> => {
  if (!partition) return []
  const { items } = await query(partition, { newestFirst: true, limit: LIMITS.caseDetails })
  return items.map(({ SK, excerpt }) => ({ caseId: SK, why, excerpt }))
}

/** The newest cases of the same member, and with the same words, without the viewer's own affairs. */
export const readSimilar = async (
  { caseId, authorId }: Pick<CaseItem, 'caseId' | 'authorId'>,
  { text, viewerId }: { readonly text: string; readonly viewerId: string },
): Promise<Similar[]> => {
  const found = await Promise.all([
    findIn(casesLike(text), 'text'),
    findIn(authorId === undefined ? undefined : relatedCasesPartition(authorId), 'author'),
  ])
  const byId = new Map(found.flat().map((one) => [one.caseId, one]))
  byId.delete(caseId)
  const newest = [...byId.values()]
    .toSorted((one, other) => (one.caseId < other.caseId ? 1 : -1))
    .slice(0, LIMITS.caseDetails)
  const items = await getMany(newest.map((one) => caseKey(one.caseId)))
  const similar = newest.flatMap((one, index) => {
    const item = items[index]
    return item && !concerns(viewerId, item) ? [{ ...one, item }] : []
  })
  const others = await withoutOwnBands(
    viewerId,
    similar.map(({ item }) => item),
  )
  return similar.filter(({ item }) => others.includes(item))
}
