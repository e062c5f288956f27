import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { listThreads, type Thread } from '#shared/api/threads.ts'
import { callPage, type Page } from '#spa/platform/api-client.ts'
import { threadsKey } from '#spa/entities/message/message-keys.ts'
import { nextPageOf, pagesQuery } from '#spa/platform/pages.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { RESTING } from '#spa/platform/resting.ts'
import { POLLS } from '#spa/platform/waits.ts'

export type Folder = 'inbox' | 'requests'

/** Threads of a folder, the last written first; `search` finds them by name. */
export const threadsQuery = (folder: Folder, search = '') =>
  pagesQuery(
    [...threadsKey, folder, search],
    ({ page, signal }): Promise<Page<Thread[]>> =>
      callPage(listThreads, {
        query: { ...page, folder, ...(search !== '' && { search }) },
        signal,
      }),
    { refetchOnMount: 'always', isKept: search === '' },
  )

/** A thread that is written to while its page is fetched can be on two pages. */
const eachOnce = (threads: readonly Thread[]): readonly Thread[] =>
  [...new Map(threads.toReversed().map((thread) => [thread.id, thread])).values()].toReversed()

const threadsOf = (pages: readonly Page<Thread[]>[]): readonly Thread[] =>
  eachOnce(pages.flatMap(({ items }) => items))

/** The threads of a folder. While they are shown, every list on the screen is polled: also the search and the number of requests. */
export const useThreads = (folder: Folder) => {
  const client = useQueryClient()
  const query = useInfiniteQuery(threadsQuery(folder))
  usePoll(POLLS.threads, () => client.refetchQueries({ queryKey: threadsKey, type: 'active' }), {
    restingMs: RESTING.threads,
    hints: ['threads'],
  })
  return {
    threads: query.data && threadsOf(query.data.pages),
    error: query.isFetchNextPageError ? undefined : query.error?.message,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    more: nextPageOf(query),
  }
}

/** What the server finds by name; undefined while there is no answer. */
export const useFoundThreads = (folder: Folder, search: string) => {
  const query = useInfiniteQuery({ ...threadsQuery(folder, search), enabled: search !== '' })
  return {
    threads: query.data && threadsOf(query.data.pages),
    hasFailed: query.isError,
    more: nextPageOf(query),
  }
}

/** Number of loaded requests that wait for the viewer; `isMore` when there are further pages. */
export const useWaitingRequests = () => {
  const { data, hasNextPage } = useInfiniteQuery(threadsQuery('requests'))
  return {
    count: data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0,
    isMore: hasNextPage,
  }
}

type Pages = InfiniteData<Page<Thread[]>>

/** Changes a thread in every loaded list; undefined removes it. */
export const changeListedThread = (
  client: QueryClient,
  otherId: string,
  change: (thread: Thread) => Thread | undefined,
): void => {
  client.setQueriesData<Pages>(
    { queryKey: threadsKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.flatMap((thread) =>
            thread.id === otherId ? (change(thread) ?? []) : [thread],
          ),
        })),
      },
  )
}
