import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useVersions } from '../../api/versions.ts'
import { correctionMessages as texts } from '../../correction-texts.ts'
import type { CorrectionControl } from './use-correction.ts'
import * as styles from './correction.module.css'

/** Loads the text of an older version into the form. */
export const OlderVersions = ({ control }: { control: CorrectionControl }) => {
  const { data, isError } = useVersions(control.article)
  const versions = data?.filter(({ isWithdrawn }) => !isWithdrawn)
  const [chosen, setChosen] = useState<string>()
  if (isError && !versions) return <FieldNote tone="error">{texts.olderFailed}</FieldNote>
  const [newest] = versions ?? []
  if (!versions || !newest) return null
  const version = chosen ?? String(newest.version)
  return (
    <div className={styles.older}>
      <SelectField
        label={texts.older}
        hint={texts.restoreHint}
        grow
        options={versions.map((older) => ({
          value: String(older.version),
          label: texts.olderNumber(older.version, older.replacedBy.note),
        }))}
        value={version}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        onClick={() => {
          const older = versions.find((one) => String(one.version) === version)
          if (older) control.restore(older)
        }}
      >
        {texts.restore}
      </Button>
    </div>
  )
}
