import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { sendContact, type NewContactMessage } from '#shared/api/contact.ts'
import { call } from '#spa/platform/api-client.ts'

interface Attempt {
  readonly content: string
  readonly key: string
}

/** Sending the same message again after a failure is the same message, not a second one. */
export const useSendContact = () => {
  const attempt = useRef<Attempt>(undefined)
  const keyFor = (body: NewContactMessage): string => {
    const content = JSON.stringify(body)
    if (attempt.current?.content !== content)
      attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }
  return useMutation({
    mutationFn: (body: NewContactMessage) =>
      call(sendContact, { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => {
      attempt.current = undefined
    },
  })
}
