import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Author } from '#shared/api/members.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { messages } from '../texts.ts'
import { AuthorName, AuthorPicture } from './author-link.tsx'
import * as styles from './post-card.module.css'

interface PostHeaderProps {
  author: Author
  createdAt: string
  isPinned: boolean
  menu: ReactNode
}

export const PostHeader = ({ author, createdAt, isPinned, menu }: PostHeaderProps) => (
  <header className={styles.header}>
    <AuthorPicture author={author} />
    <div className={styles.author}>
      <AuthorName author={author} />
      <span className={styles.meta}>
        @{author.username} · <RelativeTime at={createdAt} />
      </span>
    </div>
    {isPinned && (
      <span className={styles.pin}>
        <Pin size={16} aria-hidden="true" />
        <span>{messages.post.pinned}</span>
      </span>
    )}
    {menu}
  </header>
)
