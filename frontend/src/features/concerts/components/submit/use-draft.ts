import { useState } from 'react'
import { attempt } from '#spa/platform/storage.ts'
import { draftIn, type ConcertDraft } from '../../model/submission.ts'

const isDraft = (value: unknown): value is ConcertDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** The draft that this tab keeps; undefined when there is none. */
const readDraft = (key: string): ConcertDraft | undefined =>
  attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : undefined
  }, undefined)

const keepDraft = (key: string, draft: ConcertDraft): void => {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)), undefined)
}

const forgetDraft = (key: string): void => {
  attempt(() => sessionStorage.removeItem(key), undefined)
}

/** The draft of a form, which survives closing, failures and reloads in this tab. */
export const useDraft = (key: string, initial: ConcertDraft) => {
  const [kept] = useState(() => readDraft(key))
  const [draft, setDraft] = useState(kept ?? initial)
  /** Changes when the fields are filled anew. */
  const [round, setRound] = useState(0)
  const forget = () => forgetDraft(key)
  return {
    draft,
    round,
    isRestored: kept !== undefined && round === 0,
    note: (form: HTMLFormElement) => {
      const typed = draftIn(form)
      setDraft(typed)
      keepDraft(key, typed)
    },
    forget,
    clear: () => {
      forget()
      setDraft(initial)
      setRound(round + 1)
    },
  }
}

export type DraftControl = ReturnType<typeof useDraft>
