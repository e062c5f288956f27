import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  concertEvent,
  concertFeed,
  revokeConcertFeed,
  saveConcertFeed,
  type FeedFilters,
} from '#shared/api/concert-calendar.ts'
import { call, callBytes } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { saveFile } from '#spa/platform/save-file.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../feed-texts.ts'

const feedOptions = queryOptions({
  queryKey: [concertFeed.path],
  queryFn: ({ signal }) => call(concertFeed, { signal }),
  // Another device may have changed it.
  refetchOnMount: 'always',
})

export const useFeed = () => useQuery(feedOptions)

interface SavedFeed {
  readonly filters: FeedFilters
  readonly renew: boolean
}

/** The answer has the address only when it is new. */
export const useSaveFeed = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SavedFeed) => call(saveConcertFeed, { body }),
    onSuccess: ({ feed, url }) => {
      client.setQueryData(feedOptions.queryKey, { feed })
      if (url === null) toast({ title: messages.saved, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: messages.saveFailed }),
  })
}

export const useRevokeFeed = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(revokeConcertFeed, {}),
    onSuccess: () => {
      client.setQueryData(feedOptions.queryKey, { feed: null })
      toast({ title: messages.revoked, tone: 'success' })
    },
    onError: (error) => reportFailure(error, { title: messages.revokeFailed }),
  })
}

/** Characters that file systems refuse. */
const UNSAFE = /[^\p{L}\p{N} .-]+/gu

interface Named {
  readonly id: string
  readonly bandName: string
  readonly date: string
}

/** Saves one concert as a file for the calendar program. */
export const useSaveEvent = () =>
  useMutation({
    mutationFn: async ({ id, bandName, date }: Named) => {
      const file = await callBytes(concertEvent, { params: { id } })
      saveFile(file, messages.fileName(bandName.replace(UNSAFE, ' ').trim(), date))
    },
    onError: (error) => reportFailure(error, { title: messages.eventFailed }),
  })
