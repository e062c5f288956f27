import type { CurrentUser } from '#shared/api/members.ts'
import type { Post } from '#shared/api/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import type { OpenDraft } from '../api/open-draft.ts'
import { messages } from '../texts.ts'
import { ComposerForm } from './composer-form.tsx'
import { ComposerSheet } from './composer-sheet.tsx'
import { useComposer } from './use-composer.ts'
import { useDraftSwitch, type DraftSwitch } from './use-draft-switch.ts'
import { useOpenDraft } from './use-open-draft.ts'

interface OpenComposerProps {
  me: CurrentUser
  isPhone: boolean
  isOpen: boolean
  onClose: () => void
  onPublished: (post: Post) => void
}

interface EditorProps extends OpenComposerProps {
  opened: OpenDraft
  drafts: DraftSwitch
}

const Editor = (props: EditorProps) => {
  const { me, isPhone, isOpen, onClose, onPublished, opened, drafts } = props
  const composer = useComposer({
    memberId: me.id,
    opened,
    isPhone,
    onPublished: (post) => {
      onPublished(post)
      onClose()
    },
    onKept: onClose,
  })
  if (!isOpen) return null
  if (isPhone) return <ComposerSheet composer={composer} drafts={drafts} onClose={onClose} />
  return (
    <Card
      as="section"
      aria-label={messages.title}
      onKeyDown={(event) => {
        // React passes on the events of dialogs that the form opened.
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
        if (event.key === 'Escape' && isInside) onClose()
      }}
    >
      <ComposerForm
        composer={composer}
        drafts={drafts}
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

/** Keeps the draft and the file while the form is closed. */
export const OpenComposer = (props: OpenComposerProps) => {
  const { me, isPhone, isOpen } = props
  const { opened, show } = useOpenDraft(me.id)
  const drafts = useDraftSwitch({ memberId: me.id, openedId: opened?.id, onOpen: show })
  if (!opened) return isOpen && !isPhone && <Loading />
  return <Editor key={opened.id} {...props} opened={opened} drafts={drafts} />
}
