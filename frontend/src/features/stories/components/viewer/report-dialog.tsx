import { useState } from 'react'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages as ui } from '#ui/texts.ts'
import { useReportStory } from '../../api/story-actions.ts'
import { messages } from '../../viewer-texts.ts'
import * as styles from './viewer.module.css'

const texts = messages.report
const MAX_REASON = 500

interface ReportDialogProps {
  storyId: string
  onClose: () => void
}

/** Keeps the reason after a failure. */
export const ReportDialog = ({ storyId, onClose }: ReportDialogProps) => {
  const [reason, setReason] = useState('')
  const report = useReportStory(storyId)
  const send = () => {
    report.mutate(reason.trim(), {
      onSuccess: () => {
        toast({ title: texts.sent, tone: 'success' })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={texts.title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            variant="danger"
            busy={report.isPending}
            disabled={reason.trim() === ''}
            onClick={send}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <p>{texts.notice}</p>
        <TextArea
          label={texts.reason}
          maxLength={MAX_REASON}
          value={reason}
          error={report.error ? reasonOf(report.error) : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value)
          }}
        />
      </div>
    </Dialog>
  )
}
