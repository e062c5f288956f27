import { useRef, useState } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import {
  needsText,
  REPORT_CATEGORIES,
  type ReportCategory,
  type ReportedKind,
} from '#shared/domain/reports.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { FormFailure } from '#ui/feedback/form-failure.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useReport, type Sent } from '../api/report.ts'
import { messages } from '../texts.ts'
import { Reasons } from './reasons.tsx'
import { Thanks } from './thanks.tsx'
import * as styles from './report-dialog.module.css'

const texts = messages.dialog

interface Target {
  kind: ReportedKind
  id: string
  /** Of a post or comment, as it is shown. */
  version?: number | undefined
}

interface FormProps extends Target {
  onSent: (sent: Sent, category: ReportCategory) => void
}

const Failure = ({ error }: { error: Error }) => (
  <FormFailure>
    {texts.failed} {reasonOf(error)}
  </FormFailure>
)

/** One tap on a reason sends it. The text stays until the server has the report. */
const Form = ({ kind, id, version, onSent }: FormProps) => {
  const [text, setText] = useState('')
  const [wordless, setWordless] = useState<ReportCategory>()
  const field = useRef<HTMLTextAreaElement>(null)
  const report = useReport(kind, id, version)

  const send = (category: ReportCategory) => {
    if (report.isPending) return
    const words = text.trim()
    if (needsText(category) && words === '') {
      setWordless(category)
      field.current?.focus()
      return
    }
    report.mutate(
      { category, text: words },
      {
        onSuccess: (sent) => onSent(sent, category),
      },
    )
  }

  return (
    <div className={styles.form}>
      <p>
        {texts.intro} {kind === 'message' ? texts.message : texts.anonymous}
      </p>
      <TextArea
        ref={field}
        label={texts.text}
        optional={wordless === undefined}
        height="line"
        name="text"
        maxLength={LIMITS.report}
        value={text}
        error={wordless && texts.needsText(REPORT_CATEGORIES[wordless].label)}
        onChange={(event) => {
          setWordless(undefined)
          setText(event.currentTarget.value)
        }}
      />
      {report.error && <Failure error={report.error} />}
      <Reasons
        kind={kind}
        sending={report.isPending ? report.variables.category : undefined}
        onChoose={send}
      />
    </div>
  )
}

interface ReportDialogProps extends Target {
  onClose: () => void
}

/** Reports something in one tap on a reason (Art. 16 DSA), and says what happens next. */
export const ReportDialog = ({ kind, id, version, onClose }: ReportDialogProps) => {
  const [done, setDone] = useState<{ sent: Sent; category: ReportCategory }>()
  return (
    <Dialog title={texts.title(kind)} onClose={onClose}>
      {done ? (
        <Thanks {...done} onClose={onClose} />
      ) : (
        <Form
          kind={kind}
          id={id}
          version={version}
          onSent={(sent, category) => setDone({ sent, category })}
        />
      )}
    </Dialog>
  )
}
