import { Pencil } from 'lucide-react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import type { MenuEntry } from './menu-entry.ts'

/** For the author, unless the post was removed. */
export const useEditEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const { setEditing } = useFeedContext()
  if (post.userId !== me.id || post.status === 'removed') return null
  return {
    item: {
      label: messages.post.edit,
      icon: <Pencil size={20} aria-hidden="true" />,
      onSelect: () => {
        setEditing(post.id, true)
      },
    },
  }
}
