import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { attempt } from '#spa/platform/storage.ts'
import type { CorrectionDraft } from './correction.ts'

export interface CorrectedBy {
  readonly articleId: string
  readonly memberId: string
}

/** By member, because a lost session keeps drafts for the same member. */
const formOf = ({ articleId, memberId }: CorrectedBy): string => `article-${articleId}-${memberId}`

const isKept = (value: unknown): value is CorrectionDraft =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'sentences' in value &&
  'occasion' in value

export const readKeptCorrection = (by: CorrectedBy): CorrectionDraft | undefined =>
  attempt(() => {
    const kept: unknown = JSON.parse(readFormDraft(formOf(by))['correction'] ?? 'null')
    return isKept(kept) ? kept : undefined
  }, undefined)

export const keepCorrection = (by: CorrectedBy, draft: CorrectionDraft): void => {
  keepFormDraft(formOf(by), { correction: JSON.stringify(draft) })
}

export const dropCorrection = (by: CorrectedBy): void => dropFormDraft(formOf(by))
