import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import * as styles from './feed-card.module.css'

/** What is shown among the posts where there is no column for it. */
export interface FeedCard {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  readonly onHide: () => void
}

/** Shows nothing while its content does not. */
export const FeedCardFrame = ({ title, content, onHide }: Omit<FeedCard, 'id'>) => (
  <article className={styles.root} aria-label={title}>
    {content}
    <Button
      variant="ghost"
      size="compact"
      className={styles.hide}
      aria-label={`${messages.feed.hideCard}: ${title}`}
      onClick={onHide}
    >
      {messages.feed.hideCard}
    </Button>
  </article>
)
