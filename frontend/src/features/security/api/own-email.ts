import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmEmail, ownEmail, saveEmail } from '#shared/api/own-email.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { withRecentSignIn } from './recent-sign-in.ts'

const texts = messages.email

const emailOptions = () =>
  queryOptions({
    queryKey: ['security', 'email'],
    queryFn: ({ signal }) => call(ownEmail, { signal }),
    refetchOnMount: 'always',
  })

export const useOwnEmail = () => useQuery(emailOptions())

/** Saves the address that the account shall have; null for none. The same again mails a new link. */
export const useSaveEmail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string | null) =>
      withRecentSignIn(() => call(saveEmail, { body: { email } })),
    onSuccess: (own, email) => {
      client.setQueryData(emailOptions().queryKey, own)
      const isMailed = own.waiting === email && email !== null && own.sendsMail
      toast({ title: isMailed ? texts.mailed : texts.saved, tone: 'success' })
    },
    onError: (error) => reportFailure(error),
  })
}

export const useConfirmEmail = () =>
  useMutation({ mutationFn: (token: string) => call(confirmEmail, { body: { token } }) })
