import { takeShared } from '#spa/platform/shared-content.ts'
import { EMPTY_DRAFT, type Draft } from '../model/draft.ts'
import type { KeptFile } from '../model/kept-draft.ts'
import { draftOfShared, fileOfShared, type SharedFile } from '../model/shared-draft.ts'
import { holdDraft, holdDraftAgain } from './draft-lock.ts'
import { draftOfTab, newestDraft, readDraft } from './kept-drafts.ts'

/** A draft that only this tab edits, until `release`. */
export interface OpenDraft {
  readonly id: string
  readonly draft: Draft
  readonly file: KeptFile | null
  /** A file that another app shared, to be attached at once. */
  readonly shared?: SharedFile | undefined
  readonly release: () => void
}

/** Undefined when the draft is gone or another tab edits it. */
export const openKept = async (
  memberId: string,
  id: string | null,
  hold = holdDraft,
): Promise<OpenDraft | undefined> => {
  if (id === null || !readDraft(memberId, id)) return undefined
  const release = await hold(id)
  if (!release) return undefined
  const kept = readDraft(memberId, id)
  if (kept) {
    const { file, at: _at, ...draft } = kept
    return { id, draft, file, release }
  }
  release()
  return undefined
}

export const openEmpty = async (): Promise<OpenDraft> => {
  const id = crypto.randomUUID()
  const release = (await holdDraft(id)) ?? (() => undefined)
  return { id, draft: EMPTY_DRAFT, file: null, release }
}

const openShared = async (): Promise<OpenDraft | undefined> => {
  const shared = await takeShared()
  if (!shared) return undefined
  const file = await fileOfShared(shared)
  return { ...(await openEmpty()), draft: draftOfShared(shared), shared: file }
}

/**
 * The draft that the composer opens with: what another app shared, else that of this tab, else the last one that no
 * tab edits, else an empty one.
 */
export const openDraft = async (memberId: string): Promise<OpenDraft> =>
  (await openShared()) ??
  (await openKept(memberId, draftOfTab(memberId), holdDraftAgain)) ??
  (await openKept(memberId, newestDraft(memberId))) ??
  openEmpty()
