import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { LoneCard } from '#ui/surfaces/lone-card.tsx'
import { messages } from './texts.ts'
import { usePartRetry, type PartFailureProps } from './use-part-retry.ts'

/** Says that a part could not be loaded, without a frame. */
export const PartFailureNote = ({ load, onLoaded }: PartFailureProps) => {
  const { retry, isLoading, reload } = usePartRetry({ load, onLoaded })
  return (
    <ErrorState
      space="panel"
      title={messages.partFailed}
      text={reload ? messages.partMissing : messages.partWaits}
      onRetry={retry}
      retryLabel={messages.retry}
      retrying={isLoading}
    >
      {reload && (
        <Button variant="primary" onClick={reload}>
          {messages.reload}
        </Button>
      )}
    </ErrorState>
  )
}

/** In the place of a part of a page, or of a page inside its frame. */
export const PartFailure = (props: PartFailureProps) => (
  <Card>
    <PartFailureNote {...props} />
  </Card>
)

/** In the place of a whole screen. */
export const ScreenFailure = (props: PartFailureProps) => (
  <LoneCard>
    <PartFailureNote {...props} />
  </LoneCard>
)
