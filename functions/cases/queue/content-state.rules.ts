import type { Case } from '#shared/api/cases.ts'
import type { MeasuredContent } from '#platform/content/measured-content.ts'
import { hashOfContent, type EvidenceItem } from '../items/index.ts'

/** Whether the content is still what was reported last. */
export const contentState = (
  content: MeasuredContent | undefined,
  evidence: EvidenceItem | undefined,
): Case['content'] => {
  if (!content) return { state: 'gone', text: null, version: null }
  const version = content.version ?? null
  return evidence && evidence.contentHash !== hashOfContent(content.text)
    ? { state: 'changed', text: content.text, version }
    : { state: 'unchanged', text: null, version }
}
