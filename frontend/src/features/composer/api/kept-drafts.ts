import { draftKey } from '#spa/platform/unsent.ts'
import { sessionPhase } from '#spa/platform/session.ts'
import { attempt, readStored, removeStored, store } from '#spa/platform/storage.ts'
import type { Draft } from '../model/draft.ts'
import {
  draftToKeep,
  parseDraft,
  type KeptDraft,
  type KeptFile,
  type ListedDraft,
} from '../model/kept-draft.ts'

/** The drafts have keys of their own, so that two tabs never write the same one. */
const recordKey = (memberId: string, id: string): string => draftKey('post', memberId, id)

export const readDraft = (memberId: string, id: string): KeptDraft | undefined =>
  parseDraft(readStored(recordKey(memberId, id)))

/** All drafts of the member, the newest first. */
export const listDrafts = (memberId: string): ListedDraft[] => {
  const prefix = recordKey(memberId, '')
  return attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const kept = parseDraft(readStored(key))
      return kept ? [{ ...kept, id: key.slice(prefix.length) }] : []
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Puts a draft away: the composer no longer opens with it. */
export const leaveDraft = (memberId: string, id: string): void => {
  const key = draftKey('post', memberId)
  attempt(() => {
    if (sessionStorage.getItem(key) === id) sessionStorage.removeItem(key)
  }, undefined)
  if (readStored(key) === id) removeStored(key)
}

export const removeDraft = (memberId: string, id: string): void => {
  removeStored(recordKey(memberId, id))
  leaveDraft(memberId, id)
}

interface Changed {
  readonly draft: Draft
  readonly file: KeptFile | null
}

/** Keeps the draft of this tab. Returns false when the browser does not store it. */
export const saveDraft = (memberId: string, id: string, { draft, file }: Changed): boolean => {
  const before = readDraft(memberId, id)
  const kept = draftToKeep(draft, file, { before, now: new Date().toISOString() })
  if (!kept) {
    removeDraft(memberId, id)
    return true
  }
  // Drafts do not come back after a sign-out has removed them.
  if (sessionPhase() !== 'member') return false
  const key = draftKey('post', memberId)
  attempt(() => sessionStorage.setItem(key, id), undefined)
  store(key, id)
  return store(recordKey(memberId, id), JSON.stringify(kept))
}

/** The draft that this tab worked on. An earlier version of the app kept the draft itself in its place. */
export const draftOfTab = (memberId: string): string | null => {
  const found = attempt(() => sessionStorage.getItem(draftKey('post', memberId)), null)
  const old = parseDraft(found)
  if (!old) return found
  const id = crypto.randomUUID()
  return saveDraft(memberId, id, { draft: old, file: null }) ? id : null
}

/** The draft in progress that some tab changed last. */
export const newestDraft = (memberId: string): string | null =>
  readStored(draftKey('post', memberId))
