import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { changePassword, type PasswordChange } from '#shared/api/password.ts'
import { call } from '#spa/platform/api-client.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { withRecentSignIn } from './recent-sign-in.ts'
import { sessionsOptions } from './sessions.ts'

export const useChangePassword = () => {
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
