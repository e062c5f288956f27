import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  pushState,
  savePushPreferences,
  type PushPreferences,
  type PushState,
} from '#shared/api/push.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'

const pushStateQuery = queryOptions({
  queryKey: [pushState.path],
  queryFn: ({ signal }) => call(pushState, { signal }),
  refetchOnMount: 'always',
})

const { queryKey } = pushStateQuery

export const usePushState = () => useQuery(pushStateQuery)

/** Shows an answer of the server. A request that is still running may have been answered before it. */
export const showPushState = async (client: QueryClient, state: PushState): Promise<void> => {
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, state)
}

export const refetchPushState = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey })
}

type Change = Pick<PushPreferences, 'enabled' | 'quietHours' | 'showsText' | 'pause'>

/** Without the pause, whose end the server computes. */
const withChange = (state: PushState, { enabled, quietHours, showsText }: Change): PushState => ({
  ...state,
  ...(enabled !== undefined && { enabled }),
  ...(quietHours !== undefined && { quietHours }),
  ...(showsText !== undefined && { showsText }),
})

/** Saves each change on its own and in order, because another device may have changed the rest. */
export const usePushPreferences = () => {
  const client = useQueryClient()
  const isLast = () => client.isMutating({ mutationKey: queryKey }) === 1
  return useMutation({
    mutationKey: queryKey,
    scope: { id: 'push' },
    mutationFn: (body: Change) => call(savePushPreferences, { body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (state) => state && withChange(state, change))
    },
    onSuccess: async (state) => {
      toast({ title: messages.saved, tone: 'success' })
      if (isLast()) await showPushState(client, state)
    },
    onError: (error) => {
      reportFailure(error)
      if (isLast()) refetchPushState(client)
    },
  })
}
