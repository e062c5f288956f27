import { useState } from 'react'
import { ApiError } from '#spa/platform/api-error.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import type { EditCalls } from '../api/edit-texts.ts'
import { editMessages as messages } from '../edit-texts.ts'
import { changedTexts, type EditDraft } from '../model/edit.ts'
import { useFeedContext } from './feed-context.ts'

const announce = ({ status, statusReason }: Awaited<ReturnType<EditCalls['save']>>): void => {
  toast(
    status === 'held'
      ? { title: messages.held, description: statusReason ?? '' }
      : { title: messages.saved, tone: 'success' },
  )
}

/** What the member typed, and the text from which it started. */
const useDraft = (id: string, shown: EditDraft) => {
  const { edits } = useFeedContext()
  const [base, setBase] = useState(shown)
  const [draft, setDraft] = useState(() => edits.get(id) ?? shown)
  const keep = (next: EditDraft) => {
    edits.set(id, next)
    setDraft(next)
  }
  const rebase = (next: EditDraft) => {
    setBase(next)
    keep(next)
  }
  return { base, draft, keep, rebase }
}

/** An edit from its first key to the saved text. The draft outlives the editor. */
export const useEditing = (
  id: string,
  shown: EditDraft,
  { save, isSaving, readNow }: EditCalls,
) => {
  const { edits, setEditing } = useFeedContext()
  const { base, draft, keep, rebase } = useDraft(id, shown)
  const [failure, setFailure] = useState<string>()
  /** What another edit made of the text in the meantime. */
  const [newer, setNewer] = useState<EditDraft>()
  const changed = changedTexts(base.texts, draft.texts)
  const isChanged = Object.keys(changed).length > 0

  const close = () => {
    edits.delete(id)
    setEditing(id, false)
  }
  const explain = async (error: unknown, version: number) => {
    setFailure(messages.failed(reasonOf(error)))
    if (!(error instanceof ApiError) || error.status !== 409) return
    const now = await readNow().catch(() => undefined)
    if (now && now.version !== version) {
      setFailure(undefined)
      setNewer(now)
    }
  }
  const send = async (version: number, texts: EditDraft['texts']) => {
    if (isSaving) return
    setFailure(undefined)
    try {
      announce(await save({ version, texts }))
      close()
    } catch (error) {
      await explain(error, version)
    }
  }
  return {
    texts: draft.texts,
    isSaving,
    isChanged,
    failure,
    newer,
    change: (part: EditDraft['texts']) => keep({ ...draft, texts: { ...draft.texts, ...part } }),
    submit: () => {
      if (newer) return
      if (isChanged) void send(draft.version, changed)
      else close()
    },
    saveOver: () => {
      if (newer) void send(newer.version, draft.texts)
    },
    takeNewer: () => {
      if (!newer) return
      rebase(newer)
      setNewer(undefined)
    },
    close,
  }
}

export type Editing = ReturnType<typeof useEditing>
