import { useMutationState, type QueryClient } from '@tanstack/react-query'
import type { moderate, ModerationType } from '#shared/api/moderation.ts'
import type { SentBodyOf } from '#shared/api/contract.ts'

export interface Decision {
  readonly type: ModerationType
  readonly id: string
  readonly verdict: SentBodyOf<typeof moderate>
}

export const decideKey = ['moderation', 'decide'] as const

const pendingDecisions = { mutationKey: decideKey, status: 'pending' } as const

const idOf = (variables: unknown): string => (variables as Decision).id

/** The entries whose decision is on its way to the server. */
export const decidingIds = (client: QueryClient): string[] =>
  client
    .getMutationCache()
    .findAll(pendingDecisions)
    .map(({ state }) => idOf(state.variables))

export const useDecidingIds = (): ReadonlySet<string> =>
  new Set(
    useMutationState({ filters: pendingDecisions, select: ({ state }) => idOf(state.variables) }),
  )
