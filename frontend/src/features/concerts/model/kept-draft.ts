import { attempt } from '#spa/platform/storage.ts'
import type { ConcertDraft } from './submission.ts'

const isDraft = (value: unknown): value is ConcertDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** The draft that this tab keeps; undefined when there is none. */
export const readDraft = (key: string): ConcertDraft | undefined =>
  attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : undefined
  }, undefined)

export const keepDraft = (key: string, draft: ConcertDraft): void => {
  attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(draft))
  }, undefined)
}

export const forgetDraft = (key: string): void => {
  attempt(() => {
    sessionStorage.removeItem(key)
  }, undefined)
}
