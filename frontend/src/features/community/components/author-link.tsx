import { BadgeCheck } from 'lucide-react'
import type { Author } from '#shared/api/members.ts'
import { requestProfile } from '#spa/entities/member/profile-request.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import * as styles from './author-link.module.css'

interface AuthorProps {
  author: Author
}

const useIsMe = ({ id }: Author): boolean => useFeedContext().me.id === id

/** Opens the author's profile, except for the viewer's own. The name beside it is the only tab stop. */
export const AuthorPicture = ({ author, size = 'md' }: AuthorProps & { size?: 'sm' | 'md' }) => {
  const picture = <Avatar name={author.displayName} src={author.avatar} size={size} />
  if (useIsMe(author)) return picture
  return (
    <button
      type="button"
      className={styles.picture}
      tabIndex={-1}
      aria-label={messages.post.profileOf(nameOrUnknown(author.displayName))}
      onClick={() => requestProfile(author)}
    >
      {picture}
    </button>
  )
}

export const AuthorName = ({ author }: AuthorProps) => {
  const isMe = useIsMe(author)
  const name = <bdi>{nameOrUnknown(author.displayName)}</bdi>
  return (
    <span className={styles.name}>
      {isMe ? (
        name
      ) : (
        <button type="button" className={styles.link} onClick={() => requestProfile(author)}>
          {name}
        </button>
      )}
      {author.isVerified && (
        <BadgeCheck
          size={17}
          role="img"
          aria-label={messages.post.verified}
          className={styles.verified}
        />
      )}
    </span>
  )
}
