import { dropFormDraft, keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { attempt } from '#spa/platform/storage.ts'
import type { BandDraft, Base } from './band-form.ts'

/** What was typed, and the version on which it is based. */
export interface KeptEdit {
  readonly base: Base
  readonly draft: BandDraft
}

export interface EditedBy {
  readonly bandId: string
  readonly memberId: string
}

/** By member, because a lost session keeps drafts for the same member. */
const formOf = ({ bandId, memberId }: EditedBy): string => `band-${bandId}-${memberId}`

const isKept = (value: unknown): value is KeptEdit =>
  typeof value === 'object' && value !== null && 'base' in value && 'draft' in value

export const readKeptEdit = (by: EditedBy): KeptEdit | undefined =>
  attempt(() => {
    const kept: unknown = JSON.parse(readFormDraft(formOf(by))['edit'] ?? 'null')
    return isKept(kept) ? kept : undefined
  }, undefined)

export const keepEdit = (by: EditedBy, edit: KeptEdit): void => {
  keepFormDraft(formOf(by), { edit: JSON.stringify(edit) })
}

export const dropEdit = (by: EditedBy): void => dropFormDraft(formOf(by))
