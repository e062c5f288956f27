import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dataExport, downloadDataExport, requestDataExport } from '#shared/api/data-export.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'

/** Runs an act that needs a recent sign-in, and asks the member to confirm first where it must. */
export type WithRecentSignIn = <T>(act: () => Promise<T>) => Promise<T>

const stateOptions = queryOptions({
  queryKey: [dataExport.path],
  queryFn: ({ signal }) => call(dataExport, { signal }),
  refetchOnMount: 'always',
})

/** The state of the export, which is polled while it runs. */
export const useDataExport = () => {
  const query = useQuery(stateOptions)
  usePoll(POLLS.dataExport, () => query.refetch(), { enabled: query.data?.state === 'running' })
  return query
}

export const useRequestExport = (withRecentSignIn: WithRecentSignIn) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => withRecentSignIn(() => call(requestDataExport, {})),
    onSuccess: (state) => client.setQueryData(stateOptions.queryKey, state),
    onError: (error) => {
      reportFailure(error)
      // The export may have started although its answer was lost.
      void client.invalidateQueries(stateOptions)
    },
  })
}

/** The server marks the file as an attachment, so the page stays. */
export const useDownload = (withRecentSignIn: WithRecentSignIn) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: number) =>
      withRecentSignIn(() => call(downloadDataExport, { body: { file } })),
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: (error) => {
      reportFailure(error)
      void client.invalidateQueries(stateOptions)
    },
    gcTime: 0,
  })
}
