import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { MenuItem } from '#ui/overlays/menu.tsx'
import { useDeletePost } from '../api/delete-post.ts'
import { messages } from '../texts.ts'

/** What one action adds to the menu of a post: its item, and the dialog that the item opens. */
export interface MenuEntry {
  readonly item: MenuItem
  readonly dialog?: ReactNode
}

/** For the author. Asks before it deletes. */
export const useRemoveEntry = (post: Post, me: CurrentUser): MenuEntry | null => {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useDeletePost()
  if (post.userId !== me.id) return null
  const close = () => setConfirming(false)
  return {
    item: {
      label: messages.post.remove,
      icon: <Trash2 size={20} aria-hidden="true" />,
      tone: 'danger',
      onSelect: () => setConfirming(true),
    },
    dialog: isConfirming && (
      <ConfirmDialog
        title={messages.post.removeTitle}
        question={messages.post.removeQuestion}
        confirm={messages.post.remove}
        onClose={close}
        onConfirm={() => {
          close()
          remove(post.id)
        }}
      />
    ),
  }
}
