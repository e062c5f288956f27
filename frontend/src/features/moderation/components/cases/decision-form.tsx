import { useRef, useState, type SubmitEvent } from 'react'
import { CaseDecision } from '#shared/api/cases.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { useDecideCase } from '../../api/cases.ts'
import { caseTexts } from '../../case-texts.ts'
import { toDecision, groupErrors, isComplete, type Field } from '../../model/case-draft.ts'
import { writePreviews } from '../../model/case-preview.ts'
import type { PreviewStatement } from '../../model/preview-statement.ts'
import { MeasureChoices, type DraftProps } from './measure-choices.tsx'
import { StatementFields } from './statement-fields.tsx'
import { useCaseKeys } from './use-case-keys.ts'
import * as styles from './cases.module.css'

const texts = caseTexts.decision

interface PreviewProps extends DraftProps {
  preview: PreviewStatement
}

const Preview = ({ shown, draft, preview }: PreviewProps) => (
  <details className={styles.details}>
    <summary>{texts.preview}</summary>
    {draft.content === 'dismiss' ? (
      <p>{texts.previewNothing}</p>
    ) : (
      writePreviews(shown, draft).map((statement) => (
        <Card key={statement.measure} className={styles.section}>
          <p className={styles.strong}>{caseTexts.measures[statement.measure]}</p>
          {preview(statement)}
        </Card>
      ))
    )}
  </details>
)

interface DecisionFormProps extends PreviewProps {
  hasKeys: boolean
  onDecided: () => void
}

const useDecision = ({ shown, draft, onDecided }: DecisionFormProps) => {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [isSure, setSure] = useState(false)
  const { mutate, isPending } = useDecideCase(shown.id)
  const form = useRef<HTMLFormElement>(null)
  const send = () => {
    setSure(false)
    mutate(toDecision(shown, draft), { onSuccess: onDecided })
  }
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { success, error } = CaseDecision.safeParse(toDecision(shown, draft))
    const found = success ? {} : groupErrors(error.issues)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (!success) return
    if (draft.member === 'end-account') setSure(true)
    else send()
  }
  return {
    form,
    errors,
    isSure,
    isPending,
    check,
    send,
    cancel: () => setSure(false),
  }
}

/** Choices and a complete statement of reasons; nothing is decided without one (Art. 17 DSA). */
export const DecisionForm = (props: DecisionFormProps) => {
  const { draft, hasKeys } = props
  const { form, errors, isSure, isPending, check, send, cancel } = useDecision(props)
  useCaseKeys(hasKeys && isComplete(draft) && !isPending, (action) => {
    if (action !== 'decide') return false
    form.current?.requestSubmit()
    return true
  })
  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <Heading as="h3">{texts.title}</Heading>
      <FormGrid ref={form} onSubmit={check} noValidate>
        <MeasureChoices {...props} />
        {isComplete(draft) && (
          <>
            <StatementFields {...props} errors={errors} />
            <Preview {...props} />
            <Button variant="primary" type="submit" busy={isPending}>
              {texts.decide}
            </Button>
          </>
        )}
      </FormGrid>
      {isSure && (
        <ConfirmDialog
          title={caseTexts.measures['end-account']}
          question={texts.sure}
          confirm={texts.decide}
          onConfirm={send}
          onClose={cancel}
        />
      )}
    </Card>
  )
}
