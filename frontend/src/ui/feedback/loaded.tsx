import type { ReactNode } from 'react'
import { Loading } from '../progress/spinner.tsx'
import { ErrorState } from './error-state.tsx'
import type { StateSpace } from './state-space.ts'

/** The state of a query, as TanStack Query returns it. */
interface Query {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface LoadStateProps {
  query: Query
  /** Title of the failure. */
  failed: string
  /** Shown until it has loaded or failed. */
  loading?: ReactNode
  space?: StateSpace
}

/** Shows that a query is loading, or why it failed, with a button that tries again. */
export const LoadState = ({ query, failed, loading = <Loading />, space }: LoadStateProps) =>
  query.error ? (
    <ErrorState
      space={space}
      title={failed}
      text={query.error.message}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  ) : (
    loading
  )

interface LoadedProps<Data> extends LoadStateProps {
  query: Query & { readonly data: Data | undefined }
  children: (data: Data) => ReactNode
}

/** Shows the data of a query, also when a later request failed; before that, its `LoadState`. */
export const Loaded = <Data,>({ children, ...state }: LoadedProps<Data>) => {
  const { data } = state.query
  return data === undefined ? <LoadState {...state} /> : children(data)
}
