import { Ticket } from 'lucide-react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import type { LoadedConcert } from '../../api/concert.ts'
import { messages } from '../../texts.ts'
import { messages as texts } from '../../detail-texts.ts'

/** Shown in place of the concert while it is loading, missing or failed. */
export const ConcertPlaceholder = ({ loaded }: { loaded: LoadedConcert }) => {
  if (loaded.isGone)
    return (
      <EmptyState
        icon={<Ticket size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={texts.gone}
        text={texts.goneText}
      />
    )
  if (loaded.error !== undefined)
    return (
      <ErrorState
        title={messages.loadFailed(loaded.error)}
        onRetry={loaded.retry}
        retrying={loaded.isFetching}
      />
    )
  return <Loading label={texts.loading} />
}
