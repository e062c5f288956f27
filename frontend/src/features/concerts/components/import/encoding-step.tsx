import { ChoiceGroup } from '#ui/forms/choice-group.tsx'
import { messages } from '../../import-texts.ts'
import { ENCODINGS, type Encoding } from '../../model/import/encodings.ts'
import type { EncodingOption } from '../../model/import/read-text.ts'
import * as styles from './import.module.css'

interface EncodingStepProps {
  options: readonly EncodingOption[]
  onChoose: (encoding: Encoding) => void
}

/** Three lines of a file in each encoding that it can have. */
export const EncodingStep = ({ options, onChoose }: EncodingStepProps) => (
  <ChoiceGroup
    type="radio"
    name="encoding"
    label={messages.encoding}
    hint={messages.encodingHint}
    layout="column"
    choices={options.map(({ encoding, lines }) => ({
      value: encoding,
      label: (
        <span className={styles.lines} dir="auto">
          {lines.join('\n')}
        </span>
      ),
    }))}
    onChange={(value) => {
      const encoding = ENCODINGS.find((one) => one === value)
      if (encoding) onChoose(encoding)
    }}
  />
)
