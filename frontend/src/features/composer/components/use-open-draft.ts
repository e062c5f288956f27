import { useCallback, useEffect, useRef, useState } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { takeParameter } from '#spa/platform/page-parameter.ts'
import { draftTexts } from '../draft-texts.ts'
import { openDraft, type OpenDraft } from '../api/open-draft.ts'
import { sweepDraftFiles } from '../api/draft-files.ts'

/** The draft that this tab edits; undefined until it is known. */
export const useOpenDraft = (memberId: string) => {
  const [opened, setOpened] = useState<OpenDraft>()
  const held = useRef<OpenDraft>(undefined)

  const show = useCallback((next: OpenDraft) => {
    held.current?.release()
    held.current = next
    setOpened(next)
  }, [])

  useEffect(() => {
    let isMounted = true
    const start = async () => {
      if (takeParameter('teilen')) showFailure(draftTexts.notShared, draftTexts.notSharedText)
      const found = await openDraft(memberId)
      if (!isMounted) {
        found.release()
        return
      }
      show(found)
      await sweepDraftFiles(memberId)
    }
    void start()
    return () => {
      isMounted = false
      held.current?.release()
      held.current = undefined
    }
  }, [memberId, show])

  return { opened, show }
}
