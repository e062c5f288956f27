import type { ReactNode } from 'react'
import { Loading } from '../progress/spinner.tsx'
import { ErrorState } from './error-state.tsx'
import type { StateSpace } from './state-space.ts'

/** What a query says of itself. */
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

/** In place of what is not there yet: that it loads, or why it could not, with a way to try again. */
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

/** What a query has loaded, also after a later failure. */
export const Loaded = <Data,>({ children, ...state }: LoadedProps<Data>) => {
  const { data } = state.query
  return data === undefined ? <LoadState {...state} /> : children(data)
}
