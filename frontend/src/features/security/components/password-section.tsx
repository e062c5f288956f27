import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PasskeyInfo } from '#shared/api/passkeys.ts'
import { PasswordChange, changePassword } from '#shared/api/password.ts'
import { ApiError } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { useCheckedForm } from '#spa/platform/use-checked-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { messages } from '../texts.ts'
import { NewPasskeys } from './new-passkeys.tsx'
import type * as z from 'zod/mini'
import { call } from '#spa/platform/api-client.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { FormGrid } from '#ui/forms/form-grid.tsx'
import { withRecentSignIn } from '../api/recent-sign-in.ts'
import { sessionsOptions } from '../api/sessions.ts'

const texts = messages.password

/** The field that the server refused; undefined when the error belongs to none. */
const fieldOf = (error: unknown): 'currentPassword' | 'newPassword' | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'weak_password') return 'newPassword'
  return error.status === 403 ? 'currentPassword' : undefined
}

const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof PasswordChange>) =>
      withRecentSignIn(() => call(changePassword, { body })),
    onSuccess: () => {
      toast({
        title: messages.password.changed,
        description: messages.password.changedHint,
        tone: 'success',
      })
      return client.invalidateQueries(sessionsOptions())
    },
  })
}

/** Calls `onChanged` with the passkeys that the member may not know. */
const usePasswordForm = (onChanged: (newPasskeys: readonly PasskeyInfo[]) => void) => {
  const change = useChangePassword()
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema: () => Promise.resolve(PasswordChange),
    onValid: (input, form) => {
      if (change.isPending) return
      change.mutate(input, {
        onSuccess: (answer) => {
          form.reset()
          onChanged(answer.newPasskeys)
        },
        onError: (error) => {
          const field = fieldOf(error)
          if (!field) {
            reportFailure(error)
            return
          }
          setErrors({ [field]: error.message })
          form.querySelector<HTMLInputElement>(`[name=${field}]`)?.select()
        },
      })
    },
  })
  return { errors, isPending: change.isPending, formProps }
}

export const PasswordSection = ({ username }: { username: string }) => {
  const [newPasskeys, setNewPasskeys] = useState<readonly PasskeyInfo[]>([])
  const { errors, isPending, formProps } = usePasswordForm(setNewPasskeys)
  return (
    <Section id="passwort" title={texts.title} text={texts.text}>
      <FormGrid {...formProps}>
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
        <Button type="submit" variant="primary" busy={isPending}>
          {texts.submit}
        </Button>
      </FormGrid>
      {newPasskeys.length > 0 && (
        <NewPasskeys passkeys={newPasskeys} onDone={() => setNewPasskeys([])} />
      )}
    </Section>
  )
}
