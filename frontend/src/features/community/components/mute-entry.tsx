import { VolumeX } from 'lucide-react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { useMute } from '#spa/platform/mute.ts'
import { messages } from '../texts.ts'
import type { MenuEntry } from './menu-entry.ts'

/** For posts of others. */
export const useMuteEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const mute = useMute()
  if (post.userId === me.id) return null
  return {
    item: {
      label: messages.post.mute,
      icon: <VolumeX size={20} aria-hidden="true" />,
      onSelect: () => {
        mute(post.user, true)
      },
    },
  }
}
