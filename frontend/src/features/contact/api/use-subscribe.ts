import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { subscribeNewsletter, type NewSubscription } from '#shared/api/newsletter.ts'
import { call } from '#spa/platform/api-client.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { fieldMessages } from '../field-texts.ts'

const texts = fieldMessages.newsletter

export const useSubscribe = () =>
  useMutation({
    mutationFn: (body: z.input<typeof NewSubscription>) => call(subscribeNewsletter, { body }),
    onSuccess: ({ message }) => {
      toast({ title: texts.noted, description: message, tone: 'success' })
    },
    onError: (error) => {
      showFailure(texts.failed, error.message)
    },
  })
