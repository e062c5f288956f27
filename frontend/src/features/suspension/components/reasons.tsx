import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { statementQuery } from '../api/statement.ts'
import { messages } from '../texts.ts'
import * as styles from './suspension.module.css'

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
