import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Credentials } from '#shared/api/auth.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { loadContracts } from './load-contracts.ts'
import { welcomeBack } from './welcome-back.ts'

const reasonOf = (error: Error): string =>
  isUnauthenticated(error) ? messages.wrongCredentials : error.message

/** Calls `onSignedIn` when the token is stored and the welcome toast is shown. */
export const useLogin = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: async (credentials: z.input<typeof Credentials>) =>
      (await loadContracts()).signIn(credentials),
    onSuccess: (user) => welcomeBack(user, onSignedIn),
    onError: (error) => {
      showFailure(messages.loginFailed, reasonOf(error))
    },
  })
