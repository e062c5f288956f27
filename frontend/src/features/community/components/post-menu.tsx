import { Fragment, useState } from 'react'
import { Bookmark, BookmarkMinus, Pencil, VolumeX, Pin, PinOff, Bell, BellOff } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Post, pinPost } from '#shared/api/posts.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import type { CurrentUser } from '#shared/api/members.ts'
import { useMute } from '#spa/entities/member/mute.ts'
import { offersPush } from '#spa/platform/push/push-support.ts'
import { call } from '#spa/platform/api-client.ts'
import { reasonOf, reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { useBookmark } from '../api/bookmarks.ts'
import { usePostSwitch } from '../api/post-switch.ts'
import { setOverlay } from '../api/overlays.ts'
import { useFeedContext } from './feed-context.ts'
import { useRemoveEntry, type MenuEntry } from './remove-entry.tsx'

/** For everyone. The state is asked for when the menu opens. */
const useBookmarkEntry = (post: Post, wasOpened: boolean): MenuEntry => {
  const { isOn: isBookmarked, set } = useBookmark(post.id, wasOpened)
  const Icon = isBookmarked ? BookmarkMinus : Bookmark
  return {
    item: {
      label: isBookmarked ? messages.bookmarks.remove : messages.bookmarks.add,
      icon: <Icon size={20} aria-hidden="true" />,
      onSelect: () => set(!isBookmarked),
    },
  }
}

/** For the author, unless the post was removed. */
const useEditEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const { setEditing } = useFeedContext()
  if (post.userId !== me.id || post.status === 'removed') return null
  return {
    item: {
      label: messages.post.edit,
      icon: <Pencil size={20} aria-hidden="true" />,
      onSelect: () => setEditing(post.id, true),
    },
  }
}

/** For posts of others. */
const useMuteEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const mute = useMute()
  if (post.userId === me.id) return null
  return {
    item: {
      label: messages.post.mute,
      icon: <VolumeX size={20} aria-hidden="true" />,
      onSelect: () => mute(post.user, true),
    },
  }
}

const usePinPost = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, pinned }: { id: string; pinned: boolean }) =>
      call(pinPost, { params: { id }, body: { pinned } }),
    onSuccess: ({ isPinned }, { id }) => {
      setOverlay(client, id, { isPinned: { value: isPinned, at: Date.now() } })
    },
    onError: (error) => {
      reportFailure(error, { description: messages.post.pinFailed(reasonOf(error)) })
    },
  })
}

/** For admins. */
const usePinEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const pin = usePinPost()
  if (me.role !== 'admin' || post.status !== 'visible') return null
  const Icon = post.isPinned ? PinOff : Pin
  return {
    item: {
      label: post.isPinned ? messages.post.unpin : messages.post.pin,
      icon: <Icon size={20} aria-hidden="true" />,
      onSelect: () => pin.mutate({ id: post.id, pinned: !post.isPinned }),
    },
  }
}

/** For everyone with push. The state is asked for when the menu opens. */
const usePushEntry = (post: Post, wasOpened: boolean): MenuEntry | null => {
  const isOffered = offersPush()
  const { isOn: isMuted, set } = usePostSwitch('mute', post.id, wasOpened && isOffered)
  if (!isOffered) return null
  const Icon = isMuted ? Bell : BellOff
  return {
    item: {
      label: isMuted ? messages.push.unmute : messages.push.mute,
      icon: <Icon size={20} aria-hidden="true" />,
      onSelect: () => set(!isMuted),
    },
  }
}

/** The actions in their order. An entry that does not concern the viewer is null. */
const useEntries = (post: Post, wasOpened: boolean): readonly MenuEntry[] => {
  const { me } = useFeedContext()
  const entries = [
    useEditEntry(post, me),
    useBookmarkEntry(post, wasOpened),
    usePushEntry(post, wasOpened),
    usePinEntry(post, me),
    useMuteEntry(post, me),
    useRemoveEntry(post, me),
  ]
  return entries.filter((entry) => entry !== null)
}

export const PostMenu = ({ post }: { post: Post }) => {
  const [wasOpened, setWasOpened] = useState(false)
  const entries = useEntries(post, wasOpened)
  return (
    <>
      <Menu
        label={messages.post.menu}
        items={entries.map(({ item }) => item)}
        onOpen={() => setWasOpened(true)}
      />
      {entries.map(({ item, dialog }) => (
        <Fragment key={item.label}>{dialog}</Fragment>
      ))}
    </>
  )
}
