import { Suspense, useState } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { messages } from '../texts.ts'
import * as styles from './post-card.module.css'

const Why = lazyPart(async () => (await import('./suggestion-why.tsx')).SuggestionWhy)
const Rating = lazyPart(async () => (await import('./suggestion-rating.tsx')).SuggestionRating)

/** Says that a post is suggested, why, and takes what the member thinks of it. */
export const SuggestionBar = ({ post }: { post: Post }) => {
  const [open, setOpen] = useState<'why' | 'rating' | null>(null)
  const toggle = (part: 'why' | 'rating') => () => {
    setOpen(open === part ? null : part)
  }
  return (
    <div className={styles.suggestion}>
      <span>{messages.post.suggested}</span>
      <button type="button" className={styles.textButton} onClick={toggle('why')}>
        {messages.post.why}
      </button>
      <button
        type="button"
        className={styles.textButton}
        aria-expanded={open === 'rating'}
        onClick={toggle('rating')}
      >
        {messages.post.rate}
      </button>
      <Suspense>
        {open === 'why' && <Why post={post} onClose={toggle('why')} />}
        {open === 'rating' && <Rating post={post} />}
      </Suspense>
    </div>
  )
}
