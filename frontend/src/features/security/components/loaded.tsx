import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  failed: string
  children: (data: T) => ReactNode
}

/** Shows the loading, failed or loaded state of a section. */
export const Loaded = <T,>({ query, failed, children }: LoadedProps<T>) => {
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (!error) return <SkeletonRows rows={2} />
  return (
    <ErrorState
      space="panel"
      title={failed}
      text={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
