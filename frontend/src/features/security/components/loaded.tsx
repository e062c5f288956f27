import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  failed: string
  children: (data: T) => ReactNode
}

/** Shows the loading, failed or loaded state of a section. */
export const Loaded = <T,>({ query, failed, children }: LoadedProps<T>) => {
  const { data, error, refetch, isFetching } = query
  if (data !== undefined) return children(data)
  if (!error) return <Loading />
  return (
    <ErrorState
      title={failed}
      text={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
