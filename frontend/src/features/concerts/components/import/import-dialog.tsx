import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useImportRun } from '../../api/import.ts'
import { messages } from '../../import-texts.ts'
import { ImportSteps } from './import-steps.tsx'
import { OwnImports, TrialNote } from './own-imports.tsx'
import * as styles from './import.module.css'

/** Reads a file of an organiser, shows its rows and submits them. Asks before it closes while rows are sent. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const run = useImportRun()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    if (run.state.status === 'sending') setAsking(true)
    else onClose()
  }
  return (
    <Dialog title={messages.title} onClose={close}>
      <p className={styles.text}>{messages.text}</p>
      <TrialNote />
      <ImportSteps run={run} />
      <OwnImports />
      {isAsking && (
        <ConfirmDialog
          title={messages.leaveTitle}
          question={messages.leaveQuestion}
          confirm={messages.leave}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}
