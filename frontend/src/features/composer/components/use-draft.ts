import { useEffect, useState } from 'react'
import { EMPTY_DRAFT, readDraft, saveDraft, type Draft } from '../model/draft.ts'

export const useDraft = (memberId: string) => {
  const [draft, setDraft] = useState(() => readDraft(memberId))
  useEffect(() => {
    saveDraft(memberId, draft)
  }, [memberId, draft])
  return {
    draft,
    change: (part: Partial<Draft>) => {
      setDraft((current) => ({ ...current, ...part }))
    },
    clear: () => {
      // Cleared at once, because the prompt that appears next reads the stored draft.
      saveDraft(memberId, EMPTY_DRAFT)
      setDraft(EMPTY_DRAFT)
    },
  }
}
