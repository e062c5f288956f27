import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  addSource,
  listSources,
  removeSource,
  updateSource,
  type Source,
  type SourceFields,
} from '#shared/api/sources.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { POLLS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { sourceMessages } from '../source-texts.ts'

export type Fields = z.output<typeof SourceFields>

const sourcesOptions = () =>
  queryOptions({
    queryKey: ['admin', 'sources'],
    queryFn: ({ signal }) => call(listSources, { signal }),
    refetchOnMount: 'always',
  })

export const useSources = () => {
  const query = useQuery(sourcesOptions())
  usePoll(POLLS.adminLists, () => query.refetch())
  return query
}

/** Writes the server's answer into the cached list at once, before the list is refetched. */
const useCachedSources = () => {
  const client = useQueryClient()
  const { queryKey } = sourcesOptions()
  return {
    put: (source: Source) => {
      client.setQueryData(queryKey, (all) =>
        all?.some(({ id }) => id === source.id)
          ? all.map((one) => (one.id === source.id ? source : one))
          : all && [...all, source],
      )
    },
    remove: (id: string) => {
      client.setQueryData(queryKey, (all) => all?.filter((one) => one.id !== id))
    },
    refetch: () => client.invalidateQueries({ queryKey }),
  }
}

/** Adds a source without an id, otherwise changes it. The form shows a failure. */
export const useSaveSource = (id: string | undefined) => {
  const { put, refetch } = useCachedSources()
  return useMutation({
    mutationFn: (body: Fields) =>
      id === undefined ? call(addSource, { body }) : call(updateSource, { params: { id }, body }),
    onSuccess: (source) => {
      put(source)
      const title = id === undefined ? sourceMessages.added : sourceMessages.saved
      toast({ title, description: source.name, tone: 'success' })
    },
    onSettled: refetch,
  })
}

/** Changes a part of a source, and shows the message that `told` makes of the result. */
const useChangeSource = (
  { id, name, url, category, language, enabled }: Source,
  change: Partial<Fields>,
  told: (source: Source) => string,
) => {
  const { put, refetch } = useCachedSources()
  return useMutation({
    mutationFn: () =>
      call(updateSource, {
        params: { id },
        body: { name, url, category, language, enabled, ...change },
      }),
    onSuccess: (source) => {
      put(source)
      toast({ title: told(source), tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: sourceMessages.saveFailed }),
    onSettled: refetch,
  })
}

export const useSwitchSource = (source: Source) =>
  useChangeSource(source, { enabled: !source.enabled }, ({ name, enabled }) =>
    (enabled ? sourceMessages.switchedOn : sourceMessages.switchedOff)(name),
  )

/** Reads a source from the feed that its page names. */
export const useNamedFeed = (source: Source, url: string) =>
  useChangeSource(source, { url }, ({ name }) => sourceMessages.movedTo(name))

export const useRemoveSource = ({ id, name }: Source) => {
  const { remove, refetch } = useCachedSources()
  return useMutation({
    mutationFn: () => call(removeSource, { params: { id } }),
    onSuccess: () => {
      remove(id)
      toast({ title: sourceMessages.removed, description: name, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: sourceMessages.removeFailed }),
    onSettled: refetch,
  })
}
