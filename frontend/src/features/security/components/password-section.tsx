import { useRef } from 'react'
import { PasswordChange } from '#shared/api/password.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useChangePassword } from '../api/change-password.ts'
import { messages } from '../texts.ts'
import { SecuritySection } from './security-section.tsx'
import * as styles from './security.module.css'

const texts = messages.password

const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403

export const PasswordSection = ({ username }: { username: string }) => {
  const current = useRef<HTMLInputElement>(null)
  const change = useChangePassword()
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(PasswordChange),
    onValid: (input, form) => {
      if (change.isPending) return
      change.mutate(input, {
        onSuccess: () => {
          form.reset()
        },
        onError: (error) => {
          if (!isWrongPassword(error)) {
            reportFailure(error)
            return
          }
          setErrors({ currentPassword: error.message })
          current.current?.select()
        },
      })
    },
  })
  return (
    <SecuritySection id="passwort" title={texts.title} text={texts.text}>
      <form className={styles.form} {...formProps}>
        <input
          className="visually-hidden"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          disabled
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          ref={current}
          label={texts.current}
          name="currentPassword"
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <PasswordField
          label={texts.next}
          name="newPassword"
          autoComplete="new-password"
          hint={texts.hint}
          error={errors['newPassword']}
        />
        <Button className={styles.submit} type="submit" variant="primary" busy={change.isPending}>
          {texts.submit}
        </Button>
      </form>
    </SecuritySection>
  )
}
