import { Undo2, X } from 'lucide-react'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { messages as platform } from '#spa/platform/texts.ts'
import { useVisibleArea } from '#spa/platform/use-visible-area.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { useModal } from '#ui/overlays/use-modal.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { CurrentUser } from '#shared/api/members.ts'
import { composerMessages as texts } from '../../composer-texts.ts'
import { ShareButton } from './share-button.tsx'
import { useKeptDraft, type KeptDraft } from './use-kept-draft.ts'
import { usePublish } from './use-publish.ts'
import { Workbench } from './workbench.tsx'
import * as styles from './composer.module.css'

interface StoryComposerProps {
  me: CurrentUser
  onClose: () => void
}

/** A toast could not be used below the modal dialog. */
const Restore = ({ draft, dispatch }: Pick<KeptDraft, 'draft' | 'dispatch'>) => {
  const { removed = [] } = draft
  return (
    <>
      {removed.length > 0 && (
        <IconButton label={platform.undo} onClick={() => dispatch({ type: 'restore-overlay' })}>
          <Undo2 aria-hidden="true" />
        </IconButton>
      )}
      <span className="visually-hidden" role="status">
        {removed.length > 0 && texts.overlays.removed}
      </span>
    </>
  )
}

/** The composer covers the screen while it is rendered. Closing it keeps the draft. */
export const OpenStoryComposer = ({ me, onClose }: StoryComposerProps) => {
  const dialog = useModal()
  const titleId = useId()
  const kept = useKeptDraft(me.id)
  const publishing = usePublish(kept, onClose)
  useVisibleArea(dialog)

  const close = () => {
    if (publishing.phase.name === 'uploading')
      toast({ title: texts.uploadCancelled, description: texts.uploadCancelledText })
    onClose()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={titleId}
      onCancel={closeOnCancel(close)}
    >
      <header className={styles.head}>
        <IconButton label={texts.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
        <Heading as="h2" id={titleId}>
          {texts.title}
        </Heading>
        <Restore draft={kept.draft} dispatch={kept.dispatch} />
        <ShareButton publishing={publishing} disabled={!kept.isReady} />
      </header>
      {kept.isReady ? (
        <Workbench kept={kept} publishing={publishing} />
      ) : (
        <Loading label={texts.loading} />
      )}
    </dialog>,
    document.body,
  )
}
