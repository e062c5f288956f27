import { Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeletePost } from '../api/delete-post.ts'
import { usePinPost } from '../api/pin-post.ts'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import { Menu } from '#ui/overlays/menu.tsx'

const usePinItem = (post: Post) => {
  const pin = usePinPost()
  return {
    label: post.isPinned ? messages.post.unpin : messages.post.pin,
    icon: post.isPinned ? (
      <PinOff size={20} aria-hidden="true" />
    ) : (
      <Pin size={20} aria-hidden="true" />
    ),
    onSelect: () => {
      pin.mutate({ id: post.id, pinned: !post.isPinned })
    },
  }
}

/** Authors delete and admins pin; other members have no menu. */
export const PostMenu = ({ post }: { post: Post }) => {
  const { me } = useFeedContext()
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeletePost()
  const pinItem = usePinItem(post)

  const removeItem = {
    label: messages.post.remove,
    icon: <Trash2 size={20} aria-hidden="true" />,
    tone: 'danger' as const,
    onSelect: () => {
      setConfirming(true)
    },
  }
  const close = () => {
    setConfirming(false)
  }
  const items = [
    ...(me.role === 'admin' && post.status === 'visible' ? [pinItem] : []),
    ...(post.userId === me.id ? [removeItem] : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={messages.post.menu} items={items} />
      {isConfirming && (
        <ConfirmDialog
          title={messages.post.removeTitle}
          question={messages.post.removeQuestion}
          confirm={messages.post.remove}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() => {
            remove.mutate(post.id, { onSettled: close })
          }}
        />
      )}
    </>
  )
}
