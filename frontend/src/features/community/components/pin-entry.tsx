import { Pin, PinOff } from 'lucide-react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { usePinPost } from '../api/pin-post.ts'
import { messages } from '../texts.ts'
import type { MenuEntry } from './menu-entry.ts'

/** For admins. */
export const usePinEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const pin = usePinPost()
  if (me.role !== 'admin' || post.status !== 'visible') return null
  const Icon = post.isPinned ? PinOff : Pin
  return {
    item: {
      label: post.isPinned ? messages.post.unpin : messages.post.pin,
      icon: <Icon size={20} aria-hidden="true" />,
      onSelect: () => {
        pin.mutate({ id: post.id, pinned: !post.isPinned })
      },
    },
  }
}
