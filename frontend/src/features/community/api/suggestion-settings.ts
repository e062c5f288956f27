import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  forgetSuggestions,
  saveSuggestionSettings,
  suggestionSettings,
  type SuggestionSettings,
} from '#shared/api/post-suggestions.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { rememberNewestFirst } from '../model/newest-first.ts'
import { messages } from '../suggestion-texts.ts'
import { dropSuggestions, renewSuggestions } from './feed.ts'

const SETTINGS_KEY = ['suggestion-settings']

/** What the server answered is shown, and the feed follows it. */
const show = (client: QueryClient, memberId: string, settings: SuggestionSettings): void => {
  client.setQueryData(SETTINGS_KEY, settings)
  rememberNewestFirst(memberId, settings.newestFirst)
  if (settings.newestFirst) dropSuggestions(client)
  renewSuggestions(client)
}

/** Switches suggestions in the feed off or on. */
export const saveNewestFirst = async (
  client: QueryClient,
  memberId: string,
  newestFirst: boolean,
): Promise<void> => {
  show(client, memberId, await call(saveSuggestionSettings, { body: { newestFirst } }))
  toast({
    title: newestFirst ? messages.newestFirstOn : messages.newestFirstOff,
    tone: 'success',
  })
  await client.invalidateQueries({ queryKey: ['community', 'feed'] })
}

export const useSuggestionSettings = (memberId: string) => {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => call(suggestionSettings, { signal }),
    refetchOnMount: 'always',
  })
  const switching = useMutation({
    mutationFn: (on: boolean) => saveNewestFirst(client, memberId, on),
    onError: (failure) => {
      reportFailure(failure)
    },
  })
  const forgetting = useMutation({
    mutationFn: () => call(forgetSuggestions, {}),
    onSuccess: (settings) => {
      show(client, memberId, settings)
      toast({ title: messages.forgotten, tone: 'success' })
    },
    onError: (failure) => {
      reportFailure(failure)
    },
  })
  return {
    settings: data && {
      ...data,
      newestFirst: switching.isPending ? switching.variables : data.newestFirst,
    },
    error,
    retry: () => void refetch(),
    retrying: isFetching,
    setNewestFirst: switching.mutate,
    forget: forgetting.mutate,
    isForgetting: forgetting.isPending,
  }
}
