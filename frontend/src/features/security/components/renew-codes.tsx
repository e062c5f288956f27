import { useId, type SubmitEvent } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useNewCodes } from '../api/recovery-codes.ts'
import { messages } from '../texts.ts'
import { CodesDialog } from './codes-dialog.tsx'
import * as styles from './security.module.css'

const texts = messages.codes

interface RenewCodesProps {
  username: string
  onClose: () => void
}

/** Asks for the password, then shows the new codes until the member confirms that they are saved. */
export const RenewCodes = ({ username, onClose }: RenewCodesProps) => {
  const form = useId()
  const renewal = useNewCodes()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('password')
    renewal.mutate(typeof typed === 'string' ? typed : '')
  }

  if (renewal.data) {
    return <CodesDialog codes={renewal.data.codes} username={username} onDone={onClose} />
  }
  return (
    <Dialog
      title={texts.renew}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={renewal.isPending}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        <p>{texts.renewText}</p>
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={renewal.error?.message}
        />
      </form>
    </Dialog>
  )
}
