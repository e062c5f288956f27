import { Fingerprint } from 'lucide-react'
import { useId, useRef, type SubmitEvent } from 'react'
import { supportsPasskeys } from '#spa/platform/passkey-support.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { usePasskeys } from '../api/passkeys.ts'
import { useConfirmSignIn } from '../api/use-confirm-sign-in.ts'
import { messages } from '../texts.ts'
import * as styles from './security.module.css'

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
  const form = useId()
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
    <Dialog
      title={texts.title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isPending && !isAsking}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
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
          <Button
            block
            busy={isAsking}
            onClick={() => {
              confirmation.mutate(undefined)
            }}
          >
            <Fingerprint size={20} aria-hidden="true" />
            {texts.passkey}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
