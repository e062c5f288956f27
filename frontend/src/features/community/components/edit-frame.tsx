import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { isEnter, isOfInputMethod } from '#spa/platform/enter-key.ts'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { messages as ui } from '#ui/texts.ts'
import { editMessages as messages } from '../edit-texts.ts'
import type { Editing } from './use-editing.ts'
import * as styles from './edit.module.css'

interface EditFrameProps {
  label: string
  editing: Editing
  /** The fields. */
  children: ReactNode
}

/** The newer text beside the own one. */
const Newer = ({ editing: { newer, saveOver, takeNewer, isSaving } }: { editing: Editing }) =>
  newer && (
    <div role="alert" className={styles.newer}>
      <strong>{messages.newer}</strong>
      <p>{messages.newerText}</p>
      {Object.entries(newer.texts).map(
        ([name, text]) =>
          text !== '' && (
            <p key={name} className={styles.version} dir="auto">
              {name === 'drastic' ? drasticTexts.label : text}
            </p>
          ),
      )}
      <div className={styles.actions}>
        <Button variant="primary" busy={isSaving} onClick={saveOver}>
          {messages.saveOver}
        </Button>
        <Button onClick={takeNewer}>{messages.takeNewer}</Button>
      </div>
    </div>
  )

/** Form, keys and buttons of an editor. Escape asks before it discards a change. */
export const EditFrame = ({ label, editing, children }: EditFrameProps) => {
  const [isAsking, setAsking] = useState(false)
  const { isChanged, isSaving, failure, newer, submit, close } = editing
  const leave = () => {
    if (isChanged) setAsking(true)
    else close()
  }
  const press = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent) || isAsking) return
    if (isEnter(event.nativeEvent) && (event.ctrlKey || event.metaKey)) submit()
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  }
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
      {failure !== undefined && (
        <FieldNote tone="error" role="alert">
          {failure}
        </FieldNote>
      )}
      <Newer editing={editing} />
      <div className={styles.actions}>
        {!newer && (
          <Button type="submit" variant="primary" busy={isSaving}>
            {messages.save}
          </Button>
        )}
        <Button onClick={leave}>{ui.cancel}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={messages.discardTitle}
          question={messages.discardQuestion}
          confirm={messages.discard}
          onClose={() => setAsking(false)}
          onConfirm={close}
        />
      )}
    </form>
  )
}
