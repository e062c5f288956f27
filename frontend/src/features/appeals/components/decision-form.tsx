import { useState, type SubmitEvent } from 'react'
import type { decideAppeal, ReviewedAppeal } from '#shared/api/appeals.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'
import { APPEAL_DECISIONS, APPEAL_REASONS, type AppealDecision } from '#shared/domain/appeals.ts'
import { isAboutContent, SUSPENSION_DAYS, type Measure } from '#shared/domain/measures.ts'
import { keepFormDraft, readFormDraft } from '#spa/platform/form-drafts.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { reasonsDraft } from '../reasons-draft.ts'
import { reviewMessages as texts } from '../texts.ts'
import * as styles from './appeals.module.css'

type Body = SentBodyOf<typeof decideAppeal>

/** Where a reporter objects, lifting opens the case again. */
const liftLabel = ({ origin, measure, brings }: ReviewedAppeal): string => {
  if (origin === 'reporter') return texts.liftReport
  return isAboutContent(measure) && !brings ? texts.liftOnly : texts.choices.lift
}

const hintFor = ({ origin, isTooMild }: ReviewedAppeal): string => {
  if (isTooMild) return texts.tooMildReasonsHint
  return origin === 'reporter' ? texts.reporterReasonsHint : texts.reasonsHint
}

const choicesFor = (review: ReviewedAppeal) =>
  APPEAL_DECISIONS.filter((decision) => decision !== 'change' || review.possible.length > 0).map(
    (value) => ({
      value,
      label: value === 'lift' ? liftLabel(review) : texts.choices[value],
    }),
  )

interface DecisionFormProps {
  form: string
  review: ReviewedAppeal
  onDecide: (body: Body) => void
}

interface NewMeasureProps {
  possible: readonly Measure[]
  measure: Measure | undefined
  onMeasure: (measure: Measure) => void
  days: number
  onDays: (days: number) => void
}

const NewMeasure = ({ possible, measure, onMeasure, days, onDays }: NewMeasureProps) => (
  <>
    <SelectField
      label={texts.measure}
      value={measure}
      options={possible.map((value) => ({ value, label: texts.measures[value] }))}
      onChange={({ target }) => onMeasure(target.value as Measure)}
    />
    {measure === 'suspend' && (
      <SelectField
        label={texts.days}
        value={String(days)}
        options={SUSPENSION_DAYS.map((value) => ({ value: String(value), label: String(value) }))}
        onChange={({ target }) => onDays(Number(target.value))}
      />
    )}
  </>
)

const changeTo = (measure: Measure | undefined, days: number) => ({
  measure,
  ...(measure === 'suspend' && { days: days as Body['days'] }),
})

/** Typed reasons are kept in the tab until the decision has arrived. */
export const DecisionForm = ({ form, review, onDecide }: DecisionFormProps) => {
  const draft = reasonsDraft(review.id)
  const [decision, setDecision] = useState<AppealDecision>()
  const [measure, setMeasure] = useState(review.possible[0])
  const [days, setDays] = useState<number>(SUSPENSION_DAYS[0])
  const [reasons, setReasons] = useState(() => readFormDraft(draft)['reasons'] ?? '')
  const [tried, setTried] = useState(false)
  const isShort = reasons.trim().length < APPEAL_REASONS.min

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (decision === undefined || isShort) {
      const missing = decision === undefined ? 'input' : 'textarea'
      event.currentTarget.querySelector<HTMLElement>(missing)?.focus()
      return
    }
    onDecide({ decision, reasons, ...(decision === 'change' && changeTo(measure, days)) })
  }

  return (
    <form id={form} className={styles.form} onSubmit={send} noValidate>
      <ChoiceGroup
        layout="column"
        label={texts.decide}
        type="radio"
        name="decision"
        choices={choicesFor(review)}
        chosen={decision === undefined ? [] : [decision]}
        error={tried && decision === undefined ? texts.decisionMissing : undefined}
        onChange={(value) => setDecision(value as AppealDecision)}
      />
      {decision === 'change' && (
        <NewMeasure
          possible={review.possible}
          measure={measure}
          onMeasure={setMeasure}
          days={days}
          onDays={setDays}
        />
      )}
      <TextArea
        label={texts.reasons}
        hint={hintFor(review)}
        height="tall"
        maxLength={APPEAL_REASONS.max}
        value={reasons}
        error={tried && isShort ? texts.reasonsMissing(APPEAL_REASONS.min) : undefined}
        onChange={({ target }) => {
          setReasons(target.value)
          keepFormDraft(draft, { reasons: target.value })
        }}
      />
    </form>
  )
}
