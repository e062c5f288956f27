import { queryOptions, useQuery } from '@tanstack/react-query'
import { mutedWords, type MutedWord } from '#shared/api/mutes.ts'
import { call, nullWhenRefused } from '#spa/platform/api-client.ts'
import { MUTED_WORDS_KEY } from '#spa/platform/device-keys.ts'
import { attempt, readStored, store } from '#spa/platform/storage.ts'
import { QUERY_STALE_MS } from '#spa/platform/waits.ts'

const NONE: readonly MutedWord[] = []

const readKept = (): readonly MutedWord[] =>
  attempt(() => JSON.parse(readStored(MUTED_WORDS_KEY) ?? '[]') as MutedWord[], NONE)

/** Keeps the words for the next start, so that a muted text does not show up before the server has answered. */
export const keepMutedWords = (words: readonly MutedWord[]): readonly MutedWord[] => {
  store(MUTED_WORDS_KEY, JSON.stringify(words))
  return words
}

export const mutedWordsOptions = () =>
  queryOptions<readonly MutedWord[]>({
    queryKey: [mutedWords.path],
    queryFn: async ({ signal }) => {
      const words = await nullWhenRefused(call(mutedWords, { signal }))
      return words ? keepMutedWords(words) : readKept()
    },
    initialData: readKept,
    initialDataUpdatedAt: 0,
    staleTime: QUERY_STALE_MS,
  })

export const useMutedWords = (): readonly MutedWord[] => useQuery(mutedWordsOptions()).data
