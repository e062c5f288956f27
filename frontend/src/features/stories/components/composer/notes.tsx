import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { composerMessages } from '../../composer-texts.ts'
import { isDraftEmpty } from '../../model/story-draft.ts'
import type { KeptDraft } from './use-kept-draft.ts'
import * as styles from './composer.module.css'

const texts = composerMessages.draft

const Discard = ({ onDiscard }: { onDiscard: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.discardTitle}
          question={texts.discardText}
          confirm={texts.discard}
          onConfirm={() => {
            setAsking(false)
            onDiscard()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface NotesProps {
  kept: KeptDraft
  /** Why the story was not published. */
  failure: string | undefined
}

/** What the member should know about the draft. */
export const Notes = ({ kept, failure }: NotesProps) => {
  const { draft, isRestored, isUnsaved, discard } = kept
  return (
    <>
      {failure !== undefined && (
        <FieldNote tone="error" role="alert">
          {failure}
        </FieldNote>
      )}
      {isUnsaved && (
        <FieldNote tone="error" role="alert">
          {texts.unsaved}
        </FieldNote>
      )}
      {isRestored && !isDraftEmpty(draft) && (
        <div className={styles.restored} role="status">
          {texts.restored}
          <Discard onDiscard={discard} />
        </div>
      )}
    </>
  )
}
