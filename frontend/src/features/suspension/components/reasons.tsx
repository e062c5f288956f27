import { useQuery, queryOptions } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { readStatement } from '#shared/api/statements.ts'
import { call } from '#spa/platform/api-client.ts'
import { messages } from '../texts.ts'
import * as styles from './suspension.module.css'

/** A statement of reasons never changes but for its outcome. */
const statementQuery = (id: string) =>
  queryOptions({
    queryKey: ['suspension', id],
    queryFn: ({ signal }) => call(readStatement, { params: { id }, signal }),
  })

/** What a statement of reasons says in short. */
export const Reasons = ({ statementId }: { statementId: string }) => {
  const { data, error, refetch, isFetching } = useQuery(statementQuery(statementId))
  if (error)
    return (
      <ErrorState
        title={messages.why}
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Loading />
  return (
    <dl className={styles.reasons}>
      <dt>{messages.why}</dt>
      <dd>{data.facts}</dd>
      <dt>{messages.rule}</dt>
      <dd>
        {data.ground.rule}: {data.ground.explanation}
      </dd>
      <dt>{messages.redress}</dt>
      <dd>{data.redress}</dd>
    </dl>
  )
}
