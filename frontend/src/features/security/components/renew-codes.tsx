import { type SubmitEvent } from 'react'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useNewCodes } from '../api/recovery-codes.ts'
import { messages } from '../texts.ts'
import { CodesDialog } from './codes-dialog.tsx'

const texts = messages.codes

interface RenewCodesProps {
  username: string
  onClose: () => void
}

/** Asks for the password, then shows the new codes until the member confirms that they are saved. */
export const RenewCodes = ({ username, onClose }: RenewCodesProps) => {
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
    <FormDialog
      title={texts.renew}
      size="small"
      submit={texts.create}
      busy={renewal.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.renewText}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={renewal.error?.message}
      />
    </FormDialog>
  )
}
