import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Band } from '#shared/api/bands.ts'
import { findChanges, listFields, pickFields } from '#shared/domain/band-diff.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { isEnter } from '#spa/platform/enter-key.ts'
import { BandDiff } from '#spa/entities/band/diff/band-diff.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { messages as ui } from '#ui/texts.ts'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { careMessages } from '../../care-texts.ts'
import type { Viewer } from '../../model/viewer.ts'
import { BandFields } from './band-fields.tsx'
import { useBandEdit, type BandEdit } from './use-band-edit.ts'
import * as styles from './edit.module.css'

const texts = careMessages.edit

interface EditProps {
  edit: BandEdit
}

/** What changed while the member typed, and the two ways on. Nothing typed is lost before they choose. */
const Newer = ({ edit: { base, newer, merge, takeNewer } }: EditProps) => {
  if (!newer) return null
  const after = findChanges(base.values, newer.values)
  return (
    <div role="alert" className={styles.newer}>
      <strong>{texts.newer}</strong>
      <p>{texts.newerText}</p>
      <BandDiff before={pickFields(base.values, listFields(after))} after={after} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={merge}>
          {texts.merge}
        </Button>
        <Button onClick={takeNewer}>{texts.takeNewer}</Button>
      </div>
    </div>
  )
}

const Restored = ({ edit }: EditProps) =>
  edit.isRestored &&
  edit.isChanged && (
    <p className={styles.restored} role="status">
      {texts.draftKept}{' '}
      <Button variant="ghost" size="compact" onClick={edit.discard}>
        {texts.discardDraft}
      </Button>
    </p>
  )

/** Focuses the first field with an error once it is shown. */
const useErrorFocus = ({ errors }: BandEdit) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}

interface FormProps extends EditProps {
  id: string
  band: Band
  isModerator: boolean
}

const Form = ({ id, band, edit, isModerator }: FormProps) => {
  const form = useErrorFocus(edit)
  const press = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void edit.submit()
  }
  return (
    <FormGrid
      id={id}
      ref={form}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        void edit.submit()
      }}
    >
      <p>{band.mayEdit ? texts.applies : texts.proposes}</p>
      <Restored edit={edit} />
      <Newer edit={edit} />
      <BandFields edit={edit} />
      {isModerator && (
        <Switch
          label={texts.isNewcomer}
          checked={edit.draft.isNewcomer}
          onChange={({ target }) => edit.setNewcomer(target.checked)}
        />
      )}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        optional
        autoComplete="off"
        maxLength={LIMITS.bandNote}
        value={edit.draft.note}
        error={edit.errors['note']}
        onChange={({ target }) => edit.setNote(target.value)}
      />
      {edit.failure !== undefined && (
        <FieldNote tone="error" role="alert">
          {edit.failure}
        </FieldNote>
      )}
      {edit.asksIfAnother && (
        <div>
          <Button type="submit" onClick={edit.setAnother}>
            {texts.isAnother}
          </Button>
        </div>
      )}
    </FormGrid>
  )
}

interface EditDialogProps {
  band: Band
  viewer: Viewer
  onClose: () => void
}

/** The form for all values of a band. Closing asks before it discards what was typed. */
export const EditDialog = ({ band, viewer, onClose }: EditDialogProps) => {
  const edit = useBandEdit(band, viewer.id, onClose)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const leave = () => {
    if (edit.isChanged) setAsking(true)
    else edit.close()
  }
  return (
    <Dialog
      title={texts.title(band.name)}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{ui.cancel}</Button>
          {!edit.newer && (
            <Button type="submit" form={formId} variant="primary" busy={edit.isSaving}>
              {band.mayEdit ? texts.save : texts.send}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} band={band} edit={edit} isModerator={viewer.isModerator} />
      {isAsking && (
        <ConfirmDialog
          title={texts.discardTitle}
          question={texts.discardQuestion}
          confirm={texts.discard}
          onClose={() => setAsking(false)}
          onConfirm={edit.close}
        />
      )}
    </Dialog>
  )
}
