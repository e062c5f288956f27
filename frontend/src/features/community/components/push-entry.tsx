import { Bell, BellOff } from 'lucide-react'
import type { Post } from '#shared/api/posts.ts'
import { offersPush } from '#spa/platform/push/push-support.ts'
import { usePostSwitch } from '../api/post-switch.ts'
import { messages } from '../texts.ts'
import type { MenuEntry } from './menu-entry.ts'

/** For everyone with push. The state is asked for when the menu opens. */
export const usePushEntry = (post: Post, wasOpened: boolean): MenuEntry | null => {
  const isOffered = offersPush()
  const { isOn: isMuted, set } = usePostSwitch('mute', post.id, wasOpened && isOffered)
  if (!isOffered) return null
  const Icon = isMuted ? Bell : BellOff
  return {
    item: {
      label: isMuted ? messages.push.unmute : messages.push.mute,
      icon: <Icon size={20} aria-hidden="true" />,
      onSelect: () => {
        set(!isMuted)
      },
    },
  }
}
