import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  dismissSuggestion,
  restoreSuggestion,
  suggestedUsers,
  type SuggestedUser,
} from '#shared/api/people.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { useBlockedMembers } from '#spa/entities/member/hidden-members.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../texts.ts'

const suggestionsOptions = () =>
  queryOptions({
    queryKey: ['people', 'suggestions'],
    queryFn: ({ signal }) => nullWhenRefused(call(suggestedUsers, { signal })),
  })

/** Empty when loading fails: suggestions are optional, so no failure is shown. */
export const useSuggestions = () => {
  const { data, isPending } = useQuery(suggestionsOptions())
  const hidden = useBlockedMembers()
  return { people: data?.filter(({ id }) => !hidden.has(id)) ?? [], isPending }
}

const useChange = () => {
  const client = useQueryClient()
  const { queryKey } = suggestionsOptions()
  return (change: (people: readonly SuggestedUser[]) => SuggestedUser[]): void => {
    client.setQueryData(queryKey, (people) => people && change(people))
  }
}

const useRestore = () => {
  const change = useChange()
  return useMutation({
    mutationFn: ({ person }: { person: SuggestedUser; index: number }) =>
      call(restoreSuggestion, { params: { id: person.id } }),
    onMutate: ({ person, index }) => change((people) => people.toSpliced(index, 0, person)),
    onError: (error, { person }) => {
      change((people) => people.filter(({ id }) => id !== person.id))
      reportFailure(error, { description: messages.followFailed })
    },
  })
}

/** Removes the suggestion at once; the toast offers to restore it. */
export const useDismiss = () => {
  const change = useChange()
  const restore = useRestore()
  return useMutation({
    mutationFn: ({ person }: { person: SuggestedUser; index: number }) =>
      call(dismissSuggestion, { params: { id: person.id } }),
    onMutate: ({ person }) => change((people) => people.filter(({ id }) => id !== person.id)),
    onSuccess: (_, { person, index }) => {
      toast({
        title: messages.suggestions.dismissed(person.displayName),
        action: {
          label: messages.suggestions.undo,
          onSelect: () => restore.mutate({ person, index }),
        },
      })
    },
    onError: (error, { person, index }) => {
      change((people) => people.toSpliced(index, 0, person))
      reportFailure(error, { description: messages.followFailed })
    },
  })
}
