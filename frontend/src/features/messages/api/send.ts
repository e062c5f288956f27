import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { sendMessage } from '#shared/api/messages.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError, isUnauthenticated } from '#spa/platform/api-error.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { threadKey, threadsKey } from '#spa/platform/message-keys.ts'
import { forgetRecipient } from '#spa/platform/pending-recipient.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { UNREAD_MESSAGES_KEY } from '#spa/platform/unread-messages.ts'
import { timeKey, type Conversation } from '../model/conversation.ts'
import {
  bodyOf,
  change,
  failFrom,
  nextToSend,
  retryAll,
  retryRefused,
  unsentOf,
  without,
  type Draft,
  type Outbox,
  type Unsent,
} from '../model/outbox.ts'
import { changeOutbox, readOutbox } from './outbox.ts'

const UNANSWERED = new Set([0, 408, 429])

/** Whether sending the same again may succeed. */
const mayRetry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || UNANSWERED.has(error.status)

/** The newest message of the thread that this browser knows. */
const newestKnown = (
  client: QueryClient,
  outbox: Outbox,
  recipientId: string,
): string | undefined => {
  const loaded = client.getQueryData<Conversation | null>(threadKey(recipientId))
  const ids = [
    ...(loaded?.entries ?? []).map(({ message }) => message.id),
    ...unsentOf(outbox, recipientId).flatMap(({ message }) => message?.id ?? []),
  ]
  return ids.toSorted((one, other) => (timeKey(one) < timeKey(other) ? -1 : 1)).at(-1)
}

const refresh = (client: QueryClient, recipientId: string): void => {
  for (const queryKey of [
    threadKey(recipientId),
    threadsKey,
    ['/api/notifications'],
    UNREAD_MESSAGES_KEY,
  ])
    void client.invalidateQueries({ queryKey })
}

/** Sends one message. Returns false when the queue must stop. */
const sendOne = async (client: QueryClient, ownId: string, unsent: Unsent): Promise<boolean> => {
  const { clientId, recipientId } = unsent
  const update = (next: (outbox: Outbox) => Outbox) => changeOutbox(client, ownId, next)
  const body =
    unsent.body ?? bodyOf(unsent, newestKnown(client, readOutbox(client, ownId), recipientId))
  update((outbox) => change(outbox, clientId, { state: 'sending', reason: undefined, body }))
  const session = readToken()
  try {
    const message = await call(sendMessage, { body, idempotencyKey: clientId })
    if (readToken() !== session) return false
    update((outbox) => change(outbox, clientId, { state: 'sent', message }))
    forgetRecipient(recipientId)
    return true
  } catch (error) {
    if (readToken() !== session || isUnauthenticated(error)) return false
    const reason = reasonOf(error)
    if (mayRetry(error)) {
      update((outbox) => failFrom(outbox, clientId, reason))
      return false
    }
    // The next attempt is a new message for the server, which knows nothing of this one.
    update((outbox) => change(outbox, clientId, { state: 'refused', reason, body: undefined }))
    return true
  }
}

/** Sends the waiting messages to a member one after the other, so that they keep their order. */
const drain = async (client: QueryClient, ownId: string, recipientId: string): Promise<void> => {
  for (;;) {
    const next = nextToSend(readOutbox(client, ownId), recipientId)
    if (!next) return
    const mayGoOn = await sendOne(client, ownId, next)
    refresh(client, recipientId)
    if (!mayGoOn) return
  }
}

export interface Sending {
  readonly send: (draft: Draft) => void
  /** Sends what failed again, in its order. */
  readonly retry: (clientId: string) => void
  readonly discard: (clientId: string) => void
}

/** Sends messages to one member. They appear at once and outlive the chat that sent them. */
export const useSending = (ownId: string, recipientId: string): Sending => {
  const client = useQueryClient()
  return useMemo(() => {
    const update = (next: (outbox: Outbox) => Outbox) => {
      changeOutbox(client, ownId, next)
      void drain(client, ownId, recipientId)
    }
    return {
      send: (draft) => {
        update((outbox) => [
          ...outbox,
          {
            clientId: crypto.randomUUID(),
            recipientId,
            draft,
            writtenAt: new Date().toISOString(),
            state: 'waiting',
          },
        ])
      },
      retry: (clientId) => {
        update((outbox) => retryRefused(retryAll(outbox, recipientId), clientId))
      },
      discard: (clientId) => {
        update((outbox) => without(outbox, clientId))
      },
    }
  }, [client, ownId, recipientId])
}

/** Sends what failed again as soon as the connection is back. */
export const useResendWhenOnline = (ownId: string): void => {
  const client = useQueryClient()
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (!isOnline) return
        const outbox = changeOutbox(client, ownId, (before) =>
          before.some(({ state }) => state === 'failed') ? retryAll(before) : before,
        )
        for (const id of new Set(outbox.map(({ recipientId }) => recipientId)))
          void drain(client, ownId, id)
      }),
    [client, ownId],
  )
}
