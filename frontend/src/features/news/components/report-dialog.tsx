import { CircleAlert } from 'lucide-react'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { toast } from '#ui/feedback/toast-store.ts'
import { useReportArticle } from '../api/report-article.ts'
import { messages } from '../texts.ts'
import * as styles from './report-dialog.module.css'

const texts = messages.report
const MAX = LIMITS.articleReport
/** The number of remaining characters is shown from here on. */
const NEARLY_FULL = 200

interface ReportDialogProps {
  articleId: string
  onClose: () => void
}

const Failure = ({ error }: { error: Error }) =>
  isUnauthenticated(error) ? null : (
    <div className={styles.failure} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <p>{texts.failed}</p>
        <p>{error.message}</p>
      </div>
    </div>
  )

/** Reports a mistake to the moderators. The text stays until the server has stored it. */
export const ReportDialog = ({ articleId, onClose }: ReportDialogProps) => {
  const formId = useId()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const report = useReportArticle(articleId)
  const left = MAX - text.length

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (report.isPending) return
    if (text.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    report.mutate(text, {
      onSuccess: () => {
        toast({ title: texts.sent, description: texts.sentText, tone: 'success' })
        onClose()
      },
    })
  }

  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={report.isPending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        <p>{texts.intro}</p>
        <TextArea
          ref={field}
          label={texts.label}
          name="text"
          rows={5}
          maxLength={MAX}
          placeholder={texts.placeholder}
          value={text}
          error={isMissing ? texts.missing : undefined}
          hint={left <= NEARLY_FULL ? texts.left(left) : undefined}
          onChange={(event) => {
            setMissing(false)
            setText(event.target.value)
          }}
        />
        {report.error && <Failure error={report.error} />}
      </form>
    </Dialog>
  )
}
