import { useMutation } from '@tanstack/react-query'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'
import { signIn } from './sign-in.ts'
import { welcomeBack } from './welcome-back.ts'

const reasonOf = (error: Error): string =>
  isUnauthenticated(error) ? messages.wrongCredentials : error.message

/** Calls `onSignedIn` when the token is stored and the welcome toast is shown. */
export const useLogin = (onSignedIn: () => void) =>
  useMutation({
    mutationFn: signIn,
    onSuccess: (user) => welcomeBack(user, onSignedIn),
    onError: (error) => {
      showFailure(messages.loginFailed, reasonOf(error))
    },
  })
