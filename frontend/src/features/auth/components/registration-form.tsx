import { ApiError } from '#spa/platform/api-error.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { loadRegistration } from '../api/load-schemas.ts'
import { useRegistration } from '../api/use-registration.ts'
import { messages } from '../texts.ts'
import { FailureNote } from './failure-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import * as styles from './auth-card.module.css'

interface RegistrationFormProps {
  onRegistered: (username: string) => void
  onLoginNeeded: (username: string) => void
}

type FieldName = 'username' | 'displayName' | 'password'

/** The fields that the server refused; none when the error belongs to none. Both names are checked for forbidden words. */
const fieldsOf = (error: unknown): readonly FieldName[] => {
  if (!(error instanceof ApiError)) return []
  if (error.status === 409) return ['username']
  if (error.code === 'refused_content') return ['displayName', 'username']
  return error.code === 'weak_password' ? ['password'] : []
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
          const fields = fieldsOf(error)
          const [field] = fields
          if (field === undefined) return
          setErrors(Object.fromEntries(fields.map((name) => [name, error.message])))
          form.querySelector<HTMLInputElement>(`[name=${field}]`)?.select()
        },
      })
    },
  })
  const isAtField = fieldsOf(registration.error).length > 0
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
      <FailureNote error={failure ?? (isAtField ? null : registration.error)} />
      <SubmitButton busy={registration.isPending}>{messages.submitRegistration}</SubmitButton>
    </form>
  )
}
