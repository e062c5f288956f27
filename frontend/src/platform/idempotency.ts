import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'

type Send<Content, Result> = (content: Content, idempotencyKey: string) => Promise<Result>

/**
 * Sends content to an idempotent endpoint. After a failure the same content (by its JSON) carries the same key, so
 * that a lost answer creates nothing twice; changed content, and content after a success, carries a new one.
 */
export const createIdempotentSender = <Content, Result>() => {
  let intent: { readonly json: string; readonly key: string } | undefined
  return async (content: Content, send: Send<Content, Result>): Promise<Result> => {
    const json = JSON.stringify(content)
    if (intent?.json !== json) intent = { json, key: crypto.randomUUID() }
    const result = await send(content, intent.key)
    intent = undefined
    return result
  }
}

interface IdempotentOptions<Content, Result> extends Omit<
  UseMutationOptions<Result, Error, Content>,
  'mutationFn' | 'retry'
> {
  readonly send: Send<Content, Result>
}

/** A mutation of an idempotent endpoint. It is not retried by itself: the member sends again (docs/product/waits-and-polling.md#retries). */
export const useIdempotentMutation = <Content, Result>({
  send,
  ...options
}: IdempotentOptions<Content, Result>) => {
  const [sendOnce] = useState(() => createIdempotentSender<Content, Result>())
  return useMutation({ ...options, mutationFn: (content: Content) => sendOnce(content, send) })
}
