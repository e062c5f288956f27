import { ApiError } from '#spa/platform/api-error.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useSoonStatement } from '../api/statements.ts'
import { messages } from '../texts.ts'
import { StatementText } from './statement-view.tsx'
import * as styles from './statements.module.css'

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Why the guard holds something, without the beginning of the content, which the page shows itself. */
export const HoldReasons = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useSoonStatement(id)
  return (
    <Card className={styles.statement}>
      {data && <StatementText statement={{ ...data, excerpt: '' }} />}
      {!data && isMissing(error) && <p role="status">{messages.soon}</p>}
      {!data && error && !isMissing(error) && (
        <ErrorState
          title={messages.loadFailed}
          text={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Loading label={messages.loading} />}
    </Card>
  )
}
