import { ApiError } from '#spa/platform/api-error.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { useSoonStatement } from '../api/statements.ts'
import { messages } from '../texts.ts'
import { StatementText } from './statement-view.tsx'
import * as styles from './statements.module.css'

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Why the guard holds something, without the beginning of the content, which the page shows itself. */
export const HoldReasons = ({ id }: { id: string }) => {
  const query = useSoonStatement(id)
  const { data, error } = query
  return (
    <Card className={styles.statement}>
      {data && <StatementText statement={{ ...data, excerpt: '' }} />}
      {!data && isMissing(error) && <p role="status">{messages.soon}</p>}
      {!data && !isMissing(error) && (
        <LoadState
          query={query}
          failed={messages.loadFailed}
          loading={<Loading label={messages.loading} />}
        />
      )}
    </Card>
  )
}
