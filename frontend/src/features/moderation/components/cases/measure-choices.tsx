import type { Case } from '#shared/api/cases.ts'
import { SUSPENSION_DAYS, type Measure } from '#shared/domain/measures.ts'
import { REPORT_CATEGORIES, type ReportCategory } from '#shared/domain/reports.ts'
import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { caseTexts } from '../../case-texts.ts'
import {
  contentMeasures,
  keepsEarlier,
  memberMeasures,
  withContent,
  withMember,
  type Draft,
} from '../../model/case-draft.ts'

const texts = caseTexts.decision

const CATEGORIES = Object.entries(REPORT_CATEGORIES).map(([value, { label }]) => ({ value, label }))

const DAYS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: texts.dayCount(days) }))

const NONE = 'none'

const choicesOf = (shown: Case, measures: readonly Measure[]) => [
  { value: NONE, label: texts.nothing },
  ...measures.map((value) => ({
    value,
    label: value === 'dismiss' && keepsEarlier(shown) ? caseTexts.stays : caseTexts.measures[value],
  })),
]

export interface DraftProps {
  shown: Case
  draft: Draft
  onDraft: (draft: Draft) => void
}

const MemberChoices = ({ shown, draft, onDraft }: DraftProps) => {
  const measures = memberMeasures(shown)
  if (measures.length === 0) return null
  return (
    <>
      <ChoiceGroup
        label={texts.member}
        type="radio"
        name="member"
        choices={choicesOf(shown, measures)}
        chosen={[draft.member ?? NONE]}
        onChange={(value) => {
          onDraft(withMember(draft, measures.find((one) => one === value) ?? null))
        }}
      />
      {draft.member === 'suspend' && (
        <SelectField
          label={texts.days}
          options={DAYS}
          value={String(draft.days)}
          onChange={({ target }) => {
            const days = SUSPENSION_DAYS.find((one) => String(one) === target.value)
            if (days) onDraft({ ...draft, days })
          }}
        />
      )}
    </>
  )
}

/** What is the matter, and what happens to content and member. */
export const MeasureChoices = ({ shown, draft, onDraft }: DraftProps) => {
  const measures = contentMeasures(shown)
  return (
    <>
      <SelectField
        label={texts.category}
        options={CATEGORIES}
        value={draft.category}
        onChange={({ target }) => onDraft({ ...draft, category: target.value as ReportCategory })}
      />
      <ChoiceGroup
        label={texts.content}
        type="radio"
        name="content"
        choices={choicesOf(shown, measures)}
        chosen={[draft.content ?? NONE]}
        onChange={(value) => {
          onDraft(withContent(draft, measures.find((one) => one === value) ?? null))
        }}
      />
      <MemberChoices shown={shown} draft={draft} onDraft={onDraft} />
    </>
  )
}
