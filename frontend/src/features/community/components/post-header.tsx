import { BadgeCheck, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Author } from '../../../../../shared/api/members.ts'
import { Avatar, nameOrUnknown } from '../../../ui/avatar.tsx'
import { messages } from '../messages.ts'
import { RelativeTime } from './relative-time.tsx'

export const AuthorName = ({ author }: { author: Author }) => (
  <span className="author-name">
    <bdi>{nameOrUnknown(author.displayName)}</bdi>
    {author.isVerified && (
      <BadgeCheck size={17} role="img" aria-label={messages.post.verified} className="verified" />
    )}
  </span>
)

interface PostHeaderProps {
  author: Author
  createdAt: string
  isPinned: boolean
  menu: ReactNode
}

export const PostHeader = ({ author, createdAt, isPinned, menu }: PostHeaderProps) => (
  <header className="post-header">
    <Avatar name={author.displayName} src={author.avatar} />
    <div className="post-author">
      <AuthorName author={author} />
      <span className="post-meta">
        @{author.username} · <RelativeTime at={createdAt} />
      </span>
    </div>
    {isPinned && (
      <span className="post-pin">
        <Pin size={16} aria-hidden="true" />
        <span>{messages.post.pinned}</span>
      </span>
    )}
    {menu}
  </header>
)
