import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { NewSubscription } from '#shared/api/newsletter.ts'
import { call } from '#spa/platform/api-client.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { fieldMessages } from '../field-texts.ts'
import { loadNewsletter } from './load-newsletter.ts'

const texts = fieldMessages.newsletter

export const useSubscribe = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof NewSubscription>) => {
      const { subscribeNewsletter } = await loadNewsletter()
      return call(subscribeNewsletter, { body })
    },
    onSuccess: ({ message }) => {
      toast({ title: texts.noted, description: message, tone: 'success' })
    },
    onError: (error) => {
      showFailure(texts.failed, error.message)
    },
  })
