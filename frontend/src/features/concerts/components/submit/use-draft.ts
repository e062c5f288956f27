import { useState } from 'react'
import { draftIn, type ConcertDraft } from '../../model/submission.ts'
import { forgetDraft, keepDraft, readDraft } from '../../model/kept-draft.ts'

/** The draft of a form, which survives closing, failures and reloads in this tab. */
export const useDraft = (key: string, initial: ConcertDraft) => {
  const [kept] = useState(() => readDraft(key))
  const [draft, setDraft] = useState(kept ?? initial)
  /** Changes when the fields are filled anew. */
  const [round, setRound] = useState(0)
  const forget = () => {
    forgetDraft(key)
  }
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
