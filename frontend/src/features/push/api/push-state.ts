import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import {
  pushState,
  savePushPreferences,
  type PushPreferences,
  type PushState,
} from '#shared/api/push.ts'
import { call } from '#spa/platform/api-client.ts'
import { useSaveAtOnce, useWithChanges } from '#spa/platform/saved-at-once.ts'
import { messages } from '../texts.ts'

const pushStateQuery = queryOptions({
  queryKey: [pushState.path],
  queryFn: ({ signal }) => call(pushState, { signal }),
  refetchOnMount: 'always',
})

const { queryKey } = pushStateQuery

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

/** The end of a pause is known to the server only, and a button ends it. */
const undoing = (before: PushState, change: Change): Change | undefined => {
  const { enabled, quietHours, showsText } = before
  if (change.enabled !== undefined) return { enabled }
  if (change.quietHours !== undefined) return { quietHours }
  return change.showsText === undefined ? undefined : { showsText }
}

export const usePushState = () => {
  const query = useQuery(pushStateQuery)
  return {
    ...query,
    data: useWithChanges<PushState, Change>({ key: queryKey, withChange }, query.data),
  }
}

export const usePushPreferences = () =>
  useSaveAtOnce<PushState, Change>({
    key: queryKey,
    save: (body) => call(savePushPreferences, { body }),
    withChange,
    undoing,
    saidOf: () => messages.saved,
  })
