import { queryOptions, useQuery } from '@tanstack/react-query'
import { contactSender } from '#shared/api/contact.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'

const senderOptions = queryOptions({
  queryKey: [contactSender.path],
  queryFn: ({ signal }) => nullWhenRefused(call(contactSender, { signal })),
})

/** The e-mail address of the account; an empty text while it is unknown, also after a failure. */
export const useOwnAddress = (): string => useQuery(senderOptions).data?.email ?? ''
