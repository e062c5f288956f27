import { useRef, useState } from 'react'
import type { OwnAppeal } from '#shared/api/own-appeal.ts'
import type { ReportOutcome } from '#shared/domain/reports.ts'
import { dropFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useObjection, type ObjectionTo } from '../api/objection.ts'
import { messages, chooseReporterWording } from '../texts.ts'
import { AppealForm } from './appeal-form.tsx'
import { ExistingAppeal, lastDay } from './existing-appeal.tsx'
import * as styles from './appeals.module.css'

interface ObjectionPartProps {
  /** Names the draft. */
  reportId: string
  to: ObjectionTo
  outcome: ReportOutcome | null
  own: OwnAppeal
  onChange: (own: OwnAppeal) => void
}

/** The objection of a reporter to what came of the report: the way to it, the form, or what has become of it (Art. 20 DSA). */
export const ObjectionPart = ({ reportId, to, outcome, own, onChange }: ObjectionPartProps) => {
  const wording = chooseReporterWording(outcome)
  const form = `objection.${reportId}`
  const root = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [hasDraft, setHasDraft] = useState(() => readFormDraft(form)['text'] !== undefined)
  const { mutate, isPending } = useObjection(to, (changed) => {
    dropFormDraft(form)
    setAsked(false)
    setHasDraft(false)
    root.current?.focus()
    onChange(changed)
  })
  const { appeal, mayAppeal, endsAt } = own
  const isWriting = isAsked || hasDraft
  return (
    <div ref={root} className={styles.objection} tabIndex={-1}>
      {appeal && (
        <ExistingAppeal
          appeal={appeal}
          wording={wording}
          level="h2"
          isPending={isPending}
          onWithdraw={() => mutate(null)}
        />
      )}
      {mayAppeal && <p>{wording.intro(lastDay(endsAt))}</p>}
      {mayAppeal && isWriting && (
        <AppealForm
          form={form}
          label={wording.label}
          isSending={isPending}
          takesFocus={isAsked}
          onSend={mutate}
        />
      )}
      {mayAppeal && !isWriting && <Button onClick={() => setAsked(true)}>{messages.send}</Button>}
      {!mayAppeal && !appeal && <p>{messages.tooLate(lastDay(endsAt))}</p>}
    </div>
  )
}
