import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownConcertImports, undoConcertImport } from '#shared/api/concert-import.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { messages } from '../imports-texts.ts'
import { invalidateConcerts } from './concerts.ts'
import { CONCERTS_KEY } from './concerts-key.ts'

const PROGRESS_MS = 3000

export const ownImportsQuery = queryOptions({
  queryKey: [...CONCERTS_KEY, 'own-imports'],
  queryFn: ({ signal }) => call(ownConcertImports, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) =>
    state.data?.imports.some(({ progress }) => progress !== null) ? PROGRESS_MS : false,
})

export const useOwnImports = () => useQuery(ownImportsQuery)

export const useUndoImport = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(undoConcertImport, { params: { id } }),
    onSuccess: () => invalidateConcerts(client),
    onError: (error) => reportFailure(error, { title: messages.undoFailed }),
  })
}
