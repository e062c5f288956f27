import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { messages } from '../texts.ts'
import { ComposerForm } from './composer-form.tsx'
import type { ComposerState } from './use-composer.ts'
import type { DraftSwitch } from './use-draft-switch.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './composer.module.css'

interface ComposerSheetProps {
  composer: ComposerState
  drafts: DraftSwitch
  onClose: () => void
}

/** The composer on phones covers the screen. Closing it keeps the draft. */
export const ComposerSheet = ({ composer, drafts, onClose }: ComposerSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The browser would choose the button that closes: React's autoFocus comes while the dialog is still closed.
    element?.querySelector('textarea')?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={closeOnCancel(onClose)}
    >
      <header className={styles.sheetHead}>
        <Heading as="h2" id={titleId}>
          {messages.title}
        </Heading>
        <IconButton label={messages.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ComposerForm composer={composer} drafts={drafts} layout="sheet" />
    </dialog>
  )
}
