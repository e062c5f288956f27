import { useMutation } from '@tanstack/react-query'
import { call } from '#spa/platform/api-client.ts'
import { loadNewsletter } from './load-newsletter.ts'

export interface MailLink {
  readonly purpose: 'confirm' | 'unsubscribe'
  readonly token: string
}

/** Confirms or ends a subscription with the token from a mail. */
export const useAnswerMail = () =>
  useMutation({
    mutationFn: async ({ purpose, token }: MailLink) => {
      const { confirmNewsletter, unsubscribeNewsletter } = await loadNewsletter()
      const contract = purpose === 'confirm' ? confirmNewsletter : unsubscribeNewsletter
      return call(contract, { body: { token } })
    },
  })
