import { useMutation } from '@tanstack/react-query'
import { firstShout, type FirstShout } from '#shared/api/onboarding.ts'
import type { Post } from '#shared/api/posts.ts'
import { call } from '#spa/platform/api-client.ts'
import { isUnauthenticated } from '#spa/platform/api-error.ts'
import { messages } from '../texts.ts'

/** Repeating it after a lost answer returns the same shout. A failure shows an alert (docs/product/texts-and-limits.md#failures). */
export const useShout = (onShouted: (post: Post | null) => void) =>
  useMutation({
    mutationFn: (shout: FirstShout) => call(firstShout, { body: shout }),
    onSuccess: ({ post }) => onShouted(post),
    onError: (error) => {
      if (!isUnauthenticated(error)) window.alert(messages.shout.failed(error.message))
    },
  })
