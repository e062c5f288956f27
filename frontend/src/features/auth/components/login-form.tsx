import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { loadCredentials } from '../api/load-schemas.ts'
import { signIn } from '../api/sign-in.ts'
import { messages } from '../texts.ts'
import { FailureNote } from './failure-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import * as styles from './auth-card.module.css'
import type * as z from 'zod/mini'
import type { Credentials } from '#shared/api/auth.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { welcomeBack } from '../api/welcome-back.ts'

interface LoginFormProps {
  /** The username of an account registered just before. */
  username: string
  onSignedIn: () => void
  onForgotten: () => void
}

const reasonOf = (error: Error): string =>
  isUnauthenticated(error) ? messages.wrongCredentials : error.message

/** Calls `onSignedIn` when the token is stored and the welcome toast is shown. */
const useLogin = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: (credentials: z.input<typeof Credentials>) => signIn(credentials),
    onSuccess: (user) => welcomeBack(user, onSignedIn),
    onError: (error) => showFailure(messages.loginFailed, reasonOf(error)),
  })

export const LoginForm = ({ username, onSignedIn, onForgotten }: LoginFormProps) => {
  const password = useRef<HTMLInputElement>(null)
  const login = useLogin(onSignedIn)
  const { errors, failure, formProps } = useCheckedForm({
    loadSchema: loadCredentials,
    onValid: (credentials) => {
      if (login.isPending) return
      login.mutate(credentials, { onError: () => password.current?.select() })
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
        maxLength={100}
        defaultValue={username}
        error={errors['username']}
      />
      <PasswordField
        ref={password}
        label={messages.password}
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <FailureNote error={failure ?? (isUnauthenticated(login.error) ? null : login.error)} />
      <SubmitButton busy={login.isPending}>{messages.submitLogin}</SubmitButton>
      <button type="button" className={styles.authForgotten} onClick={onForgotten}>
        {messages.passwordForgotten}
      </button>
    </form>
  )
}
