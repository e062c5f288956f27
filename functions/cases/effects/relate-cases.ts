import { effect } from '../../events/index.ts'
import { excerpt } from '#platform/content/excerpt.ts'
import { put, write } from '#platform/table/index.ts'
import { readFirstEvidence } from '../evidence.repository.ts'
import { casesLike, relatedCasesPartition, relatedCase } from '../items/related-case.items.ts'
import type { CaseItem } from '../items/case.items.ts'

/** Makes a new case findable by its author and by its words, for the similar cases of later ones. */
export const handler = effect<CaseItem>(async ({ after }) => {
  if (!after) return
  const { caseId, kind, authorId } = after
  const text = (await readFirstEvidence(after))?.text ?? ''
  const partitions = [
    authorId === undefined ? undefined : relatedCasesPartition(authorId),
    casesLike(text),
  ]
  const beginning = { kind, excerpt: excerpt(text) }
  for (const partition of partitions)
    if (partition) await write(put(relatedCase(partition, caseId, beginning)))
})
