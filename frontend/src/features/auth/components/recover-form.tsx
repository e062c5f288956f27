import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '#spa/platform/api-error.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { loadRecovery } from '../api/load-schemas.ts'
import { useRecovery, type Recovered } from '../api/use-recovery.ts'
import { messages } from '../texts.ts'
import { FailureNote } from './failure-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './auth-card.module.css'

const texts = messages.recovery

const isWeakPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'weak_password'

interface RecoverFormProps {
  onRecovered: (recovered: Recovered) => void
  onBack: () => void
}

const useRecoverForm = (onRecovered: RecoverFormProps['onRecovered']) => {
  const recovery = useRecovery(onRecovered)
  const { errors, setErrors, failure, formProps } = useCheckedForm({
    loadSchema: loadRecovery,
    onValid: (input, form) => {
      if (recovery.isPending) return
      recovery.mutate(input, {
        onError: (error) => {
          if (!isWeakPassword(error)) return
          setErrors({ password: error.message })
          form.querySelector<HTMLInputElement>('[name=password]')?.select()
        },
      })
    },
  })
  const refusal = isWeakPassword(recovery.error) ? null : recovery.error
  return { errors, failure: failure ?? refusal, isPending: recovery.isPending, formProps }
}

/** Sets a new password with one of the ten recovery codes. */
export const RecoverForm = ({ onRecovered, onBack }: RecoverFormProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { errors, failure, isPending, formProps } = useRecoverForm(onRecovered)

  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <form className={styles.authForm} {...formProps}>
      <div className={styles.authIntro}>
        <Heading as="h2" ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <p>{texts.text}</p>
      </div>
      <TextField
        label={messages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={errors['username']}
      />
      <TextField
        label={texts.code}
        name="code"
        mono
        data-secret
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        placeholder={texts.codeExample}
        error={errors['code']}
      />
      <PasswordField
        label={texts.newPassword}
        name="password"
        autoComplete="new-password"
        hint={messages.passwordHint}
        error={errors['password']}
      />
      <FailureNote error={failure} />
      <SubmitButton busy={isPending}>{texts.submit}</SubmitButton>
      <p className={styles.authNote}>{texts.noCodes}</p>
      <Button variant="ghost" className={styles.authBack} onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.back}
      </Button>
    </form>
  )
}
