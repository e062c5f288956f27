import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { sendMessage } from '#shared/api/messages.ts'
import { call } from '#spa/platform/api-client.ts'
import { ApiError, hasNoAnswer, isUnauthenticated } from '#spa/platform/api-error.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { threadKey } from '#spa/entities/message/message-keys.ts'
import { attemptTime, isLaneWaiting } from '#spa/platform/outbox/keep-unsent.ts'
import { cancelItem, retryItem } from '#spa/platform/outbox/outbox.ts'
import { forgetRecipient } from '#spa/entities/message/pending-recipient.ts'
import { readToken } from '#spa/platform/token-store.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { PutFailed } from '#spa/platform/put-object.ts'
import { mediaMessages } from '../media-texts.ts'
import { timeKey, type Conversation } from '../model/conversation.ts'
import {
  writeBody,
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
import { isKept, keepMessage, messageLane, refreshThread } from './kept-messages.ts'
import { changeOutbox, readOutbox } from './outbox.ts'
import {
  dropPendingMedia,
  refusePendingMedia,
  settlePendingMedia,
  uploadPendingMedia,
} from './pending-media.ts'

const MAX_RESEND_MS = 60_000

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

/** Uploads what is attached. The newest known message counts after that. */
const newBody = async (client: QueryClient, ownId: string, unsent: Unsent) => {
  const media = unsent.draft.attachment ? await uploadPendingMedia(unsent.clientId) : {}
  return writeBody(
    unsent,
    media,
    newestKnown(client, readOutbox(client, ownId), unsent.recipientId),
  )
}

/** Hands a message over to the outbox of all features. Returns false when this browser keeps nothing. @throws ApiError */
const keep = async (client: QueryClient, ownId: string, clientId: string): Promise<boolean> => {
  const outbox = readOutbox(client, ownId)
  const unsent = outbox.find((one) => one.clientId === clientId)
  if (!unsent) return false
  const after = newestKnown(client, outbox, unsent.recipientId)
  return keepMessage(client, ownId, unsent, { after, attemptedAt: unsent.body && attemptTime() })
}

/** Whether the message must wait: without a network, or behind others that wait. */
const mustWait = async (recipientId: string): Promise<boolean> =>
  !navigator.onLine || isLaneWaiting(messageLane(recipientId))

const isLost = (error: unknown): boolean =>
  hasNoAnswer(error) || (error instanceof PutFailed && !navigator.onLine)

/** Keeps a message that got no answer, or notes why it was not sent. Returns false when the queue must stop. */
const afterFailure = async (
  client: QueryClient,
  ownId: string,
  clientId: string,
  error: unknown,
): Promise<boolean> => {
  const update = (next: (outbox: Outbox) => Outbox) => changeOutbox(client, ownId, next)
  try {
    if (isLost(error) && (await keep(client, ownId, clientId))) return true
  } catch (full) {
    update((outbox) => failFrom(outbox, clientId, reasonOf(full)))
    return false
  }
  const reason = error instanceof PutFailed ? mediaMessages.photo.uploadFailed : reasonOf(error)
  if (mayRetry(error)) {
    update((outbox) => failFrom(outbox, clientId, reason))
    return false
  }
  // The next attempt is a new message for the server, which knows nothing of this one.
  refusePendingMedia(clientId)
  update((outbox) => change(outbox, clientId, { state: 'refused', reason, body: undefined }))
  return true
}

/** Sends one message. Returns false when the queue must stop. */
const sendOne = async (client: QueryClient, ownId: string, unsent: Unsent): Promise<boolean> => {
  const { clientId, recipientId } = unsent
  const update = (next: (outbox: Outbox) => Outbox) => changeOutbox(client, ownId, next)
  update((outbox) => change(outbox, clientId, { state: 'sending', reason: undefined }))
  const session = readToken()
  try {
    if ((await mustWait(recipientId)) && (await keep(client, ownId, clientId))) return true
    const body = unsent.body ?? (await newBody(client, ownId, unsent))
    update((outbox) => change(outbox, clientId, { body }))
    const message = await call(sendMessage, { body, idempotencyKey: clientId })
    if (readToken() !== session) return false
    update((outbox) => change(outbox, clientId, { state: 'sent', message }))
    settlePendingMedia(clientId)
    forgetRecipient(recipientId)
    return true
  } catch (error) {
    if (readToken() !== session || isUnauthenticated(error)) return false
    // The member cancelled the upload, which removed the message.
    if (error instanceof DOMException && error.name === 'AbortError') return true
    return afterFailure(client, ownId, clientId, error)
  }
}

/** Sends the waiting messages to a member one after the other, so that they keep their order. */
const drain = async (client: QueryClient, ownId: string, recipientId: string): Promise<void> => {
  for (;;) {
    const next = nextToSend(readOutbox(client, ownId), recipientId)
    if (!next) return
    const mayGoOn = await sendOne(client, ownId, next)
    if (!mayGoOn) return
    refreshThread(client, recipientId)
  }
}

/** `kept`: it waits in the outbox for the connection. `refused`: the reason of the server; it is not kept. */
export type TextDelivery =
  | { readonly state: 'sent' | 'kept' }
  | { readonly state: 'refused'; readonly reason: string }

/** Sends a text from outside of the chat, through the same outbox. */
export const sendText = async (
  client: QueryClient,
  ownId: string,
  recipientId: string,
  content: string,
): Promise<TextDelivery> => {
  const clientId = crypto.randomUUID()
  const writtenAt = new Date().toISOString()
  const unsent: Unsent = { clientId, recipientId, draft: { content }, writtenAt, state: 'waiting' }
  changeOutbox(client, ownId, (outbox) => [...outbox, unsent])
  await drain(client, ownId, recipientId)
  const after = readOutbox(client, ownId).find((one) => one.clientId === clientId)
  if (after === undefined) return { state: (await isKept(clientId)) ? 'kept' : 'sent' }
  if (after.state !== 'refused') return { state: after.state === 'sent' ? 'sent' : 'kept' }
  changeOutbox(client, ownId, (outbox) => without(outbox, clientId))
  return { state: 'refused', reason: after.reason ?? '' }
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
            clientId: draft.attachment?.fileKey ?? crypto.randomUUID(),
            recipientId,
            draft,
            writtenAt: new Date().toISOString(),
            state: 'waiting',
          },
        ])
      },
      retry: (clientId) => {
        void retryItem(clientId)
        update((outbox) => retryRefused(retryAll(outbox, recipientId), clientId))
      },
      discard: (clientId) => {
        void cancelItem(clientId)
        dropPendingMedia(clientId)
        update((outbox) => without(outbox, clientId))
      },
    }
  }, [client, ownId, recipientId])
}

const hasFailed = (outbox: Outbox): boolean => outbox.some(({ state }) => state === 'failed')

const resend = (client: QueryClient, ownId: string): void => {
  const outbox = changeOutbox(client, ownId, (before) =>
    hasFailed(before) ? retryAll(before) : before,
  )
  for (const id of new Set(outbox.map(({ recipientId }) => recipientId)))
    void drain(client, ownId, id)
}

/** Sends what failed again when the connection is back, ever later while that fails. */
export const useResendWhenOnline = (ownId: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    let attempts = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onlineManager.subscribe((isOnline) => {
      clearTimeout(timer)
      if (!hasFailed(readOutbox(client, ownId))) attempts = 0
      else if (isOnline)
        timer = setTimeout(
          () => {
            attempts += 1
            resend(client, ownId)
          },
          Math.min(WAITS.resend * 2 ** attempts, MAX_RESEND_MS),
        )
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, ownId])
}
