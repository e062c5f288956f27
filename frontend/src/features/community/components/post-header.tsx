import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { messages } from '../texts.ts'
import { AuthorName, AuthorPicture } from './author-link.tsx'
import { EditedMark } from './edited-mark.tsx'
import * as styles from './post-card.module.css'

interface PostHeaderProps {
  post: Post
  menu: ReactNode
}

export const PostHeader = ({ post, menu }: PostHeaderProps) => (
  <header className={styles.header}>
    <AuthorPicture author={post.user} />
    <div className={styles.author}>
      <AuthorName author={post.user} />
      <span className={styles.meta}>
        @{post.user.username} · <RelativeTime at={post.createdAt} />
        <EditedMark kind="post" id={post.id} text={post} />
      </span>
    </div>
    {post.isPinned && (
      <span className={styles.pin}>
        <Pin size={16} aria-hidden="true" />
        <span>{messages.post.pinned}</span>
      </span>
    )}
    {menu}
  </header>
)
