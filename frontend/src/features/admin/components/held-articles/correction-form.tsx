import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { messages as ui } from '#ui/texts.ts'
import { heldMessages as texts } from '../../held-texts.ts'
import * as styles from './held-articles.module.css'

interface CorrectionFormProps {
  text: string
  busy: boolean
  onSave: (text: string) => void
  onCancel: () => void
}

/** The words of a place to be edited. They stay when saving fails. */
export const CorrectionForm = ({ text, busy, onSave, onCancel }: CorrectionFormProps) => {
  const [typed, setTyped] = useState(text)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // A sentence has no line breaks; pasted ones become spaces.
        if (!busy) onSave(typed.replace(/\s+/g, ' ').trim())
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      <TextArea
        label={texts.newText}
        value={typed}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{ui.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
