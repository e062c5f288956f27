import { useEffect, useEffectEvent, useState } from 'react'
import { DraftKeeper, type Keeping } from '../api/draft-keeper.ts'
import type { OpenDraft } from '../api/open-draft.ts'
import { EMPTY_DRAFT, type Draft } from '../model/draft.ts'
import { useAttachment, type Attachment } from './use-attachment.ts'

const mediaOf = (attachment: Attachment) => {
  if (attachment.state === 'ready') return attachment.media
  return attachment.state === 'none' ? null : undefined
}

/** A draft with its file, kept in this browser with every change. */
export const useKeptDraft = (memberId: string, opened: OpenDraft) => {
  const [keeper] = useState(() => new DraftKeeper(memberId, opened.id))
  const [draft, setDraft] = useState(opened.draft)
  const [keeping, setKeeping] = useState<Keeping>('all')
  const { attachment, pick, remove } = useAttachment(
    opened.file && { name: opened.file.name, read: () => keeper.restore() },
  )
  const media = mediaOf(attachment)

  const attachShared = useEffectEvent(() => {
    if (opened.shared) void pick(opened.shared.file, opened.shared.purpose)
  })
  useEffect(() => {
    attachShared()
  }, [])

  useEffect(() => {
    let isNewest = true
    const keep = async () => {
      const result = await keeper.keep({ draft, media })
      if (isNewest) setKeeping(result)
    }
    void keep()
    return () => {
      isNewest = false
    }
  }, [keeper, draft, media])

  return {
    draft,
    attachment,
    keeping,
    pick,
    remove,
    change: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })),
    clear: () => {
      // Cleared at once, because the prompt that appears next asks for the kept draft.
      void keeper.keep({ draft: EMPTY_DRAFT, media: null })
      setDraft(EMPTY_DRAFT)
      remove()
    },
    /** Resolves when the browser kept the draft as far as it can. */
    keepNow: () => keeper.keepAgain({ draft, media }),
  }
}
