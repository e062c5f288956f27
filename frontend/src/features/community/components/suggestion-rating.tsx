import { useState } from 'react'
import { SuggestionFeedback } from '#shared/api/post-suggestions.ts'
import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useSuggestionFeedback } from '../api/suggestion-feedback.ts'
import { messages } from '../suggestion-texts.ts'
import * as styles from './suggestion.module.css'

const WISHES = SuggestionFeedback.options

/** Takes whether the member wants more or less like a suggestion, and shows what was saved. */
export const SuggestionRating = ({ post }: { post: Post }) => {
  const { shown, saved, isPending, give } = useSuggestionFeedback(post)
  const [before, setBefore] = useState<SuggestionFeedback>()
  const choose = (feedback: SuggestionFeedback) => {
    setBefore(saved ?? 'neutral')
    give(feedback)
  }
  return (
    <div className={styles.rating}>
      <div role="group" aria-label={messages.rating} className={styles.wishes}>
        {WISHES.map((feedback) => (
          <Button
            key={feedback}
            size="compact"
            aria-pressed={shown === feedback}
            onClick={() => choose(feedback)}
          >
            {messages[feedback]}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.saved}>
        {saved && !isPending && messages.saved[saved]}
      </p>
      {saved && before && before !== saved && !isPending && (
        <Button size="compact" variant="ghost" onClick={() => choose(before)}>
          {messages.undo}
        </Button>
      )}
    </div>
  )
}
