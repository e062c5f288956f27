import { Fingerprint } from 'lucide-react'
import { useRef, type SubmitEvent } from 'react'
import { supportsPasskeys } from '#spa/platform/passkey-support.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { usePasskeys } from '../api/passkeys.ts'
import { useConfirmSignIn } from '../api/use-confirm-sign-in.ts'
import { messages } from '../texts.ts'

const texts = messages.confirmation

const useHasPasskey = (): boolean => {
  const { data = [] } = usePasskeys()
  return supportsPasskeys() && data.length > 0
}

interface ConfirmationDialogProps {
  username: string
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password or a passkey before an act for which the sign-in is too old. */
export const ConfirmationDialog = (props: ConfirmationDialogProps) => {
  const { username, onConfirmed, onClose } = props
  const password = useRef<HTMLInputElement>(null)
  const hasPasskey = useHasPasskey()
  const confirmation = useConfirmSignIn(username, onConfirmed)
  const { isPending, variables, error } = confirmation
  const isAsking = isPending && variables === undefined

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('password')
    confirmation.mutate(typeof typed === 'string' ? typed : '', {
      onError: () => password.current?.select(),
    })
  }

  return (
    <FormDialog
      title={texts.title}
      size="small"
      submit={texts.submit}
      busy={isPending && !isAsking}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        ref={password}
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={error?.message}
      />
      {hasPasskey && (
        <Button block busy={isAsking} onClick={() => confirmation.mutate(undefined)}>
          <Fingerprint size={20} aria-hidden="true" />
          {texts.passkey}
        </Button>
      )}
    </FormDialog>
  )
}
