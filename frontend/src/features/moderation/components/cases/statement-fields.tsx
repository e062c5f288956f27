import { LIMITS } from '#shared/domain/limits.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { caseTexts } from '../../case-texts.ts'
import { groundKindOf, writeWords, type Field } from '../../model/case-draft.ts'
import type { DraftProps } from './measure-choices.tsx'

const texts = caseTexts.decision

interface StatementFieldsProps extends DraftProps {
  errors: Readonly<Partial<Record<Field, string>>>
}

const useWords = ({ shown, draft, onDraft, errors }: StatementFieldsProps) => {
  const words = writeWords(shown, draft)
  return (field: Field) => ({
    label: texts[field],
    name: field,
    value: words[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => {
      onDraft({ ...draft, edited: { ...draft.edited, [field]: target.value } })
    },
  })
}

const GROUNDS = [
  { value: 'terms', label: texts.terms },
  { value: 'law', label: texts.law },
]

/** Every field of the statement of reasons, filled in from the template of the choices. */
export const StatementFields = (props: StatementFieldsProps) => {
  const { shown, draft, onDraft } = props
  const field = useWords(props)
  const { max } = LIMITS.statementText
  return (
    <>
      <TextArea {...field('facts')} maxLength={max} />
      <ChoiceGroup
        label={texts.ground}
        type="radio"
        name="ground"
        choices={GROUNDS}
        chosen={[groundKindOf(shown, draft)]}
        onChange={(value) => {
          onDraft({ ...draft, groundKind: value === 'law' ? 'law' : 'terms' })
        }}
      />
      <TextField {...field('rule')} maxLength={LIMITS.statementRule} />
      <TextArea {...field('explanation')} maxLength={max} />
      {draft.content !== null && <TextArea {...field('contentScope')} maxLength={max} />}
      {draft.member !== null && <TextArea {...field('memberScope')} maxLength={max} />}
      <Switch
        label={texts.detected}
        checked={draft.isDetected}
        onChange={({ target }) => onDraft({ ...draft, isDetected: target.checked })}
      />
      <TextArea {...field('redress')} maxLength={max} />
      <TextArea {...field('answer')} hint={texts.answerHint} maxLength={max} />
    </>
  )
}
