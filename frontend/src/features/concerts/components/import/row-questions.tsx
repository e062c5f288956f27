import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import type { Doubt } from '../../model/import/doubt.ts'
import type { ReadRow } from '../../model/import/read-row.ts'
import { messages } from '../../import-texts.ts'
import type { Decide } from './decide.ts'
import * as styles from './import.module.css'

interface RowQuestionsProps {
  row: ReadRow
  decide: Decide
}

const chosenOf = (doubt: Doubt, { decision: { answers } }: ReadRow): string[] => {
  const answer = answers[doubt.id]
  return answer === undefined ? [] : [answer]
}

/** What a row can mean, each as a choice; the first is what 'So übernehmen' takes. */
export const RowQuestions = ({ row, decide }: RowQuestionsProps) => (
  <>
    {row.doubts.map((doubt) => (
      <div key={doubt.id} className={styles.question}>
        <ChoiceGroup
          type="radio"
          name={`${row.line}-${doubt.id}`}
          label={doubt.question}
          layout="column"
          choices={doubt.options.map(({ value, label }, index) => ({
            value,
            label: index === 0 ? messages.proposal(label) : label,
          }))}
          chosen={chosenOf(doubt, row)}
          onChange={(value) => {
            decide([row], ({ answers }) => ({ answers: { ...answers, [doubt.id]: value } }))
          }}
        />
      </div>
    ))}
  </>
)
