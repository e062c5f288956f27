import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { messages as ui } from '#ui/texts.ts'

interface PanelListProps<T> {
  data: T | undefined
  error: Error | null
  failed: string
  retrying: boolean
  onRetry: () => void
  children: (data: T) => ReactNode
}

/** Shows the loading, failed or loaded state of a panel. Loaded data stays visible while it is refreshed. */
export const PanelList = <T,>(props: PanelListProps<T>) => {
  const { data, error, failed, retrying, onRetry, children } = props
  if (data !== undefined) return <>{children(data)}</>
  if (error) {
    return (
      <ErrorState
        space="panel"
        title={failed}
        text={error.message}
        onRetry={onRetry}
        retrying={retrying}
      />
    )
  }
  return (
    <div role="status" aria-label={ui.loading}>
      <Skeleton height={120} />
    </div>
  )
}
