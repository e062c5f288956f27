import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { mentionableUsers } from '#shared/api/people.ts'
import { call } from '../api-client.ts'
import { useHiddenMembers } from '../hidden-members.ts'
import { useSettled } from '../use-settled.ts'

const FRESH_MS = 60_000
const PAUSE_MS = 150

const mentionableOptions = (searchQuery: string) =>
  queryOptions({
    queryKey: ['people', 'mentionable', searchQuery],
    queryFn: ({ signal }) => call(mentionableUsers, { query: { searchQuery }, signal }),
    enabled: searchQuery !== '',
    staleTime: FRESH_MS,
    retry: false,
  })

/** The members whose names begin with the typed text, those first whom the member follows. */
export const useMentionable = (typed: string) => {
  const name = useSettled(typed, PAUSE_MS)
  const { data, isError } = useQuery({
    ...mentionableOptions(name),
    placeholderData: keepPreviousData,
  })
  const hidden = useHiddenMembers()
  return { people: data?.filter(({ id }) => !hidden.has(id)), hasFailed: isError }
}
