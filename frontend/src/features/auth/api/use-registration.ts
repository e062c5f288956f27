import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { register, type Registration } from '#shared/api/auth.ts'
import { call } from '#spa/platform/api-client.ts'
import { wait, WAITS } from '#spa/platform/waits.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { signIn } from './sign-in.ts'

type NewAccount = z.input<typeof Registration>

interface Ways {
  /** The account exists and is signed in. */
  onRegistered: (username: string) => void
  /** The account exists, but the automatic login failed. */
  onLoginNeeded: (username: string) => void
}

const createAccount = async (account: NewAccount): Promise<{ signedIn: boolean }> => {
  await call(register, { body: account })
  try {
    await signIn({ username: account.username, password: account.password })
    return { signedIn: true }
  } catch {
    return { signedIn: false }
  }
}

/** Registers an account and signs it in. */
export const useRegistration = ({ onRegistered, onLoginNeeded }: Ways) =>
  useMutation({
    mutationFn: createAccount,
    onSuccess: async ({ signedIn }, { username, displayName }) => {
      toast({
        title: messages.registrationSucceeded,
        description: signedIn ? messages.welcome(displayName) : messages.loginYourself,
        tone: 'success',
      })
      if (!signedIn) {
        onLoginNeeded(username)
        return
      }
      await wait(WAITS.homeAfterRegistration)
      onRegistered(username)
    },
    onError: (error) => {
      showFailure(messages.registrationFailed, error.message || messages.tryAgain)
    },
  })
