import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { messages } from '../texts.ts'
import { ComposerForm } from './composer-form.tsx'
import { ComposerSheet } from './composer-sheet.tsx'
import { useComposer } from './use-composer.ts'

interface OpenComposerProps {
  me: CurrentUser
  isPhone: boolean
  isOpen: boolean
  onClose: () => void
  onPublished: (post: Post) => void
}

/** Keeps the draft and the file while the form is closed. */
export const OpenComposer = (props: OpenComposerProps) => {
  const { me, isPhone, isOpen, onClose, onPublished } = props
  const composer = useComposer({
    memberId: me.id,
    isPhone,
    onPublished: (post) => {
      onPublished(post)
      onClose()
    },
  })
  if (!isOpen) return null
  if (isPhone) return <ComposerSheet composer={composer} onClose={onClose} />
  return (
    <Card
      as="section"
      aria-label={messages.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <ComposerForm
        composer={composer}
        layout="card"
        secondary={
          <Button variant="ghost" onClick={onClose}>
            {messages.collapse}
          </Button>
        }
      />
    </Card>
  )
}
