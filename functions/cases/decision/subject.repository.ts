import { excerpt } from '#platform/content/excerpt.ts'
import { readFirstEvidence } from '../evidence.repository.ts'
import type { CaseItem } from '../items/case.items.ts'

/** What the statements say about the content: its beginning, as it was reported first. */
export interface Subject {
  readonly excerpt: string
}

export const readSubject = async (item: CaseItem): Promise<Subject> => {
  const { text = '', title = '' } = (await readFirstEvidence(item)) ?? {}
  return { excerpt: excerpt(text === '' ? title : text) }
}
