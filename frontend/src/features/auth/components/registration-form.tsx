import { ApiError } from '#spa/platform/api-error.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { loadRegistration } from '../api/load-contracts.ts'
import { useRegistration } from '../api/use-registration.ts'
import { messages } from '../texts.ts'
import { FailureNote } from './failure-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import * as styles from './auth-card.module.css'

interface RegistrationFormProps {
  onRegistered: (username: string) => void
  onLoginNeeded: (username: string) => void
}

/** The field that the server refused; undefined when the error belongs to none. */
const fieldOf = (error: unknown): 'username' | 'password' | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 409) return 'username'
  return error.code === 'weak_password' ? 'password' : undefined
}

export const RegistrationForm = (ways: RegistrationFormProps) => {
  const registration = useRegistration(ways)
  const { errors, setErrors, failure, formProps } = useCheckedForm({
    loadSchema: loadRegistration,
    optional: ['email'],
    onValid: (account, form) => {
      if (registration.isPending) return
      registration.mutate(account, {
        onError: (error) => {
          const field = fieldOf(error)
          if (!field) return
          setErrors({ [field]: error.message })
          form.querySelector<HTMLInputElement>(`[name=${field}]`)?.select()
        },
      })
    },
  })
  return (
    <form className={styles.authForm} {...formProps}>
      <TextField
        label={messages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.usernameHint}
        error={errors['username']}
      />
      <TextField
        label={messages.displayName}
        name="displayName"
        autoComplete="nickname"
        hint={messages.displayNameHint}
        error={errors['displayName']}
      />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        optional
        error={errors['email']}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="new-password"
        hint={messages.passwordHint}
        error={errors['password']}
      />
      <FailureNote error={failure ?? (fieldOf(registration.error) ? null : registration.error)} />
      <SubmitButton busy={registration.isPending}>{messages.submitRegistration}</SubmitButton>
    </form>
  )
}
