import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  forgetSuggestions,
  saveSuggestionSettings,
  suggestionSettings,
  type SuggestionSettings,
} from '#shared/api/post-suggestions.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { useSaveAtOnce, useWithChanges } from '#spa/platform/saved-at-once.ts'
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

const save = async (
  client: QueryClient,
  memberId: string,
  newestFirst: boolean,
): Promise<SuggestionSettings> => {
  const settings = await call(saveSuggestionSettings, { body: { newestFirst } })
  show(client, memberId, settings)
  void client.invalidateQueries({ queryKey: ['community', 'feed'] })
  return settings
}

const saidOf = (newestFirst: boolean): string =>
  newestFirst ? messages.newestFirstOn : messages.newestFirstOff

/** Switches suggestions off or on where the feed is shown. */
export const saveNewestFirst = async (
  client: QueryClient,
  memberId: string,
  newestFirst: boolean,
): Promise<void> => {
  await save(client, memberId, newestFirst)
  toast({ title: saidOf(newestFirst), tone: 'success' })
}

const withChange = (settings: SuggestionSettings, newestFirst: boolean): SuggestionSettings => ({
  ...settings,
  newestFirst,
})

export const useSuggestionSettings = (memberId: string) => {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => call(suggestionSettings, { signal }),
    refetchOnMount: 'always',
  })
  const settings = useWithChanges({ key: SETTINGS_KEY, withChange }, data)
  const { change: setNewestFirst } = useSaveAtOnce<SuggestionSettings, boolean>({
    key: SETTINGS_KEY,
    save: (newestFirst) => save(client, memberId, newestFirst),
    withChange,
    undoing: ({ newestFirst }) => newestFirst,
    saidOf,
  })
  const forgetting = useMutation({
    mutationFn: () => call(forgetSuggestions, {}),
    onSuccess: (settings) => {
      show(client, memberId, settings)
      toast({ title: messages.forgotten, tone: 'success' })
    },
    onError: (failure) => reportFailure(failure),
  })
  return {
    settings,
    error,
    retry: () => void refetch(),
    retrying: isFetching,
    setNewestFirst,
    forget: forgetting.mutate,
    isForgetting: forgetting.isPending,
  }
}
