import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { isKnownNewestFirst } from '../model/newest-first.ts'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import * as styles from './feed.module.css'

/** The switch beside the feed; without suggestions only where it was switched on, to switch it off again. */
export const FeedOrder = ({ hasSuggestions }: { hasSuggestions: boolean }) => {
  const client = useQueryClient()
  const { me } = useFeedContext()
  const [isNewest, setNewest] = useState(() => isKnownNewestFirst(me.id))
  if (!isNewest && !hasSuggestions) return null
  const toggle = async () => {
    try {
      const { saveNewestFirst } = await loadChunk(() => import('../api/suggestion-settings.ts'))
      await saveNewestFirst(client, me.id, !isNewest)
      setNewest(!isNewest)
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <button
      type="button"
      className={styles.order}
      aria-pressed={isNewest}
      onClick={() => void toggle()}
    >
      {messages.feed.newestFirst}
    </button>
  )
}
