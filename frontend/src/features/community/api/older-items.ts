import { useMutation } from '@tanstack/react-query'
import type { NextPage } from '#spa/platform/pages.ts'
import type { Page } from '../model/timeline.ts'

interface OlderItems<T> {
  /** Where the timeline ends; null when it is complete. */
  readonly cursor: string | null
  readonly fetch: (cursor: string) => Promise<Page<T>>
  readonly append: (page: Page<T>, from: string) => void
}

/** The next page of a timeline. It is no `pagesQuery`, because a poll refetches only the head of a timeline. */
export const useOlderItems = <T>({ cursor, fetch, append }: OlderItems<T>): NextPage => {
  const { mutate, isPending, isError } = useMutation({ mutationFn: fetch, onSuccess: append })
  return {
    exist: cursor !== null,
    cursor: cursor ?? '',
    isLoading: isPending,
    hasFailed: isError,
    load: () => {
      if (cursor !== null && !isPending) mutate(cursor)
    },
  }
}
