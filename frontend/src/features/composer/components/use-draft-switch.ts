import { useCallback, useEffect, useState } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { offerUndo } from '#spa/platform/undoable.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { sweepDraftFiles } from '../api/draft-files.ts'
import { leaveDraft, listDrafts, removeDraft } from '../api/kept-drafts.ts'
import { openEmpty, openKept, type OpenDraft } from '../api/open-draft.ts'
import { KEPT_DRAFTS } from '../model/kept-draft.ts'
import { draftTexts as texts } from '../draft-texts.ts'

interface SwitchOptions {
  readonly memberId: string
  readonly openedId: string | undefined
  readonly onOpen: (draft: OpenDraft) => void
}

/** All drafts of the member; `removals` are those that can still be taken back. */
const useDraftList = (memberId: string) => {
  const [kept, setKept] = useState(() => listDrafts(memberId))
  const [removals, setRemovals] = useState<ReadonlyMap<string, () => void>>(new Map())
  const refresh = useCallback(() => setKept(listDrafts(memberId)), [memberId])

  // Other tabs keep drafts too.
  useEffect(() => {
    addEventListener('storage', refresh)
    return () => removeEventListener('storage', refresh)
  }, [refresh])

  const forgetRemoval = (id: string) => {
    setRemovals((current) => new Map([...current].filter(([key]) => key !== id)))
  }
  const remove = (id: string) => {
    const undo = offerUndo({
      title: texts.removed,
      undo: () => forgetRemoval(id),
      run: async () => {
        removeDraft(memberId, id)
        forgetRemoval(id)
        refresh()
        await sweepDraftFiles(memberId)
      },
    })
    setRemovals((current) => new Map(current).set(id, undo))
  }

  return { kept, removals, refresh, remove }
}

/** The other drafts of the member, and the change between them. */
export const useDraftSwitch = ({ memberId, openedId, onOpen }: SwitchOptions) => {
  const { kept, removals, refresh, remove } = useDraftList(memberId)
  const drafts = kept.filter(({ id }) => id !== openedId)
  const count = drafts.filter(({ id }) => !removals.has(id)).length

  const open = (next: OpenDraft) => {
    if (openedId !== undefined) leaveDraft(memberId, openedId)
    onOpen(next)
    refresh()
  }

  return {
    memberId,
    drafts,
    removals,
    count,
    /** Puts the draft of the composer to the others and begins an empty one. */
    putAway: async () => {
      if (count >= KEPT_DRAFTS) {
        showFailure(texts.full, texts.fullText(KEPT_DRAFTS))
        return
      }
      open(await openEmpty())
      toast({ title: texts.isPutAway, tone: 'success' })
    },
    /** Opens another draft. The draft of the composer is already kept. */
    openOther: async (id: string) => {
      const next = await openKept(memberId, id)
      if (next) {
        open(next)
        return
      }
      showFailure(texts.elsewhere, texts.elsewhereText)
      refresh()
    },
    remove,
  }
}

export type DraftSwitch = ReturnType<typeof useDraftSwitch>
