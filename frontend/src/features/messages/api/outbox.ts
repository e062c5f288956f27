import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { lastingOutbox, type Outbox } from '../model/outbox.ts'
import { messages } from '../texts.ts'
import { keep, readKept } from './kept.ts'

const NONE: Outbox = []

const lasting = (outbox: Outbox): Outbox => lastingOutbox(outbox, messages.message.interrupted)

/** The member's messages that no loaded thread contains, in the query cache and in the tab's storage for a reload. */
const outboxOptions = (memberId: string) =>
  queryOptions<Outbox>({
    queryKey: ['messages', 'outbox', memberId],
    queryFn: skipToken,
    initialData: () => lasting(readKept(memberId).outbox),
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const useOutbox = (memberId: string): Outbox =>
  useQuery(outboxOptions(memberId)).data ?? NONE

export const readOutbox = (client: QueryClient, memberId: string): Outbox => {
  const { queryKey } = outboxOptions(memberId)
  return client.getQueryData(queryKey) ?? lasting(readKept(memberId).outbox)
}

export const changeOutbox = (
  client: QueryClient,
  memberId: string,
  change: (outbox: Outbox) => Outbox,
): Outbox => {
  const before = readOutbox(client, memberId)
  const outbox = change(before)
  if (outbox === before) return before
  client.setQueryData(outboxOptions(memberId).queryKey, outbox)
  // Confirmed messages are on the server.
  keep(memberId, { outbox: lasting(outbox.filter(({ state }) => state !== 'sent')) })
  return outbox
}
