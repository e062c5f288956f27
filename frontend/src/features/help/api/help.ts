import { queryOptions } from '@tanstack/react-query'
import { aiHelp, aiWelcome, type AiReply } from '#shared/api/ai-help.ts'
import { call } from '#spa/platform/api-client.ts'

export { MAX_QUESTION } from '#shared/api/ai-help.ts'
export type { AiReply }

export const welcomeOptions = queryOptions({
  queryKey: [aiWelcome.path],
  queryFn: ({ signal }) => call(aiWelcome, { signal }),
  staleTime: Infinity,
})

/** The contract has a role, which the server does not use. */
export const askHelp = (query: string, currentPage: string): Promise<AiReply> =>
  call(aiHelp, { body: { query, context: { currentPage, userRole: 'user' } } })
