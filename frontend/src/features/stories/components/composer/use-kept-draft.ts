import { useEffect, useReducer, useState } from 'react'
import { DraftKeeper } from '../../api/draft-keeper.ts'
import { noStoryIsSent } from '../../api/publish-story.ts'
import { reduceDraft, type DraftAction } from '../../model/reduce-draft.ts'
import { emptyDraft, type StoryDraft } from '../../model/story-draft.ts'

export const newId = (): string => crypto.randomUUID()

const reduce = (draft: StoryDraft, action: DraftAction): StoryDraft => reduceDraft(draft, action)

/** The draft of a member, restored from this browser and copied there with every change. */
export const useKeptDraft = (memberId: string) => {
  const [draft, dispatch] = useReducer(reduce, undefined, () => emptyDraft(newId()))
  const [isReady, setReady] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [keeper] = useState(() => new DraftKeeper(memberId, setUnsaved))

  useEffect(() => {
    let isOpen = true
    const restore = async () => {
      await noStoryIsSent()
      const found = await keeper.restore()
      if (!isOpen) return
      if (found) dispatch({ type: 'replace', draft: found })
      setRestored(found !== undefined)
      setReady(true)
    }
    void restore()
    return () => {
      isOpen = false
      keeper.close()
    }
  }, [keeper])

  useEffect(() => {
    if (isReady) keeper.keep(draft)
  }, [keeper, draft, isReady])

  useEffect(() => {
    const flush = () => void keeper.flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [keeper])

  return {
    draft,
    dispatch,
    keeper,
    isReady,
    isRestored,
    isUnsaved,
    /** Begins again with an empty slide. */
    discard: () => {
      setRestored(false)
      dispatch({ type: 'replace', draft: emptyDraft(newId()) })
      void keeper.clear()
    },
  }
}

export type KeptDraft = ReturnType<typeof useKeptDraft>
